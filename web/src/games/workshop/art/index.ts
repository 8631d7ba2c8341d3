import { framed, type GameArt } from '../../../art/scene';
import { landClips } from './landscape';
import { scene, windowPath } from './scene';

const frame = framed('workshop', 'moss', windowPath, scene);
export default {
  ...frame,
  clips: landClips + frame.clips,
} satisfies GameArt;
