import { framed, type GameArt } from '../../../art/scene';
import { sandmanClips } from './cards';
import { encounterClips } from './encounters';
import { scene, windowPath } from './scene';

const frame = framed('sandman', 'rose', windowPath, scene);
export default {
  ...frame,
  clips: sandmanClips + encounterClips + frame.clips,
} satisfies GameArt;
