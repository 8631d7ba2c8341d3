/** What is drawn around the boards, and the windows that all drawings are seen through: one file, which comes after the words. */
import { doorsClips } from './doors';
import { encounterClips } from './encounters';
import { landClips } from './land';
import { ravensClips } from './ravens';
import { runnersClips } from './runners';
import { sandmanClips } from './sandman';
import { sceneClips } from './scenes';

export { doorsCard } from './doors';
export { gameScene } from './scenes';
export const windows = doorsClips + ravensClips + sandmanClips + encounterClips + runnersClips + landClips + sceneClips;
