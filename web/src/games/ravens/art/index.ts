import { framed, type GameArt } from '../../../art/scene';
import { ravensClips } from './cards';
import { scene, windowPath } from './scene';

const frame = framed('ravens', 'dusk', windowPath, scene);
export default {
  ...frame,
  clips: ravensClips + frame.clips,
} satisfies GameArt;
