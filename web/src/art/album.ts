/** What is drawn around the boards, and what all drawings refer to: one file, which comes after the words. */
import { doorsClips } from './doors';
import { encounterClips } from './encounters';
import { glyphSymbols } from './glyphs';
import { landClips } from './land';
import { ravensClips } from './ravens';
import { runnersClips } from './runners';
import { sandmanClips } from './sandman';
import { sceneClips } from './scenes';

export { doorsCard } from './doors';
export { gameScene } from './scenes';
/** Glyphs, and the windows that scenes are seen through. */
export const definitions =
  doorsClips + ravensClips + sandmanClips + encounterClips + runnersClips + landClips + sceneClips + glyphSymbols();
