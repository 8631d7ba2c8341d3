/** Where a game of Doors stands, beside its title: the doors that are open, and how one may talk. */
import type { DoorsView } from '../../views';
import type { TitleContext } from '../module';
import { progress } from './board';

export const titleLine = (view: DoorsView, { ui }: TitleContext): string =>
  [
    ui.say('doors-of', progress(view)),
    ...(view.players === 1 ? [] : [ui.say(view.talk === 'silent' ? 'doors-silent' : 'doors-open-talk')]),
  ].join(' · ');
