import { framed, type GameArt } from '../../../art/scene';
import { doorsCard, doorsClips } from './cards';
import { scene, windowPath } from './scene';

const frame = framed('doors', 'ember', windowPath, scene);
export default {
  ...frame,
  clips: doorsClips + frame.clips,
  fan: ['blue-moon', 'red-sun', 'green-key'].map((card) => () => doorsCard(card)),
} satisfies GameArt;
