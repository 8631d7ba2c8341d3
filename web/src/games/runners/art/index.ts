import { framed, type GameArt } from '../../../art/scene';
import { runnersClips } from './tiles';
import { scene, windowPath } from './scene';

const frame = framed('runners', 'aqua', windowPath, scene);
export default {
  ...frame,
  clips: runnersClips + frame.clips,
} satisfies GameArt;
