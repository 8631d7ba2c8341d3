/** Where a game of Ravens stands, beside its title: the round, and what ends the game. */
import type { RavensView } from '../../views';
import type { TitleContext } from '../module';

export const titleLine = (view: RavensView, { ui }: TitleContext): string => {
  const { rounds, target } = view.options;
  return rounds
    ? `${ui.say('ravens-round', { round: view.round })} ${ui.say('ravens-rounds', { rounds })}`
    : `${ui.say('ravens-round', { round: view.round })} · ${ui.say('ravens-target', { target })}`;
};
