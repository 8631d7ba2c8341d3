/** What things are for, in a sentence or some: said where they lie, and beside their enlarged picture. */
import type { enlarging } from '../../ui/enlarge.svelte';
import type { SandmanCard, SandmanPlace, SandmanView } from '../../views';
import type { Words } from '../../words/words';
import { breakMark, clasp, dreamCard, goalCard, token, wheel as wheelArt } from './art/cards';
import { encounterCard } from './art/encounters';

type Large = NonNullable<(typeof enlarging)['shown']>;

export const CARD_BOX = '0 0 100 116';
export const ENCOUNTER_BOX = '0 0 100 140';
const TOKEN_BOX = '0 0 48 48';

export interface Tongue {
  readonly game: Words;
  readonly ui: Words;
}

const particleNames = (particles: readonly string[], game: Words): string =>
  particles.map((particle) => game.name('particle', particle)).join(', ');

/** A card by its name and what it shows. */
export const cardName = (card: SandmanCard, { game, ui }: Tongue): string =>
  ui.say(card.plot ? 'sandman-card' : 'sandman-nightmare', {
    name: game.name('card', card.card),
    particles: particleNames(card.particles, game),
    stars: card.stars,
  });
/** What its signs mean. */
export const aboutSigns = (card: SandmanCard, { ui }: Tongue): string[] => {
  const worth = card.plot ? card.stars : card.signs;
  const levels = { one: worth, two: 2 * worth, three: 3 * worth };
  return [
    ui.say(card.plot ? 'sandman-about-stars' : 'sandman-about-nightmare', levels),
    ...(card.encounter ? [ui.say('sandman-about-encounter')] : []),
  ];
};
export const aboutCard = (card: SandmanCard, tongue: Tongue): Large => ({
  drawing: dreamCard(card),
  box: CARD_BOX,
  title: tongue.game.name('card', card.card),
  text: [...aboutSigns(card, tongue), `${particleNames(card.particles, tongue.game)}.`].join(' '),
});
/** A card in a dream, with how it lies there. */
export const aboutPlace = (place: SandmanPlace, level: number, tongue: Tongue): Large => {
  const { game, ui } = tongue;
  return {
    ...aboutCard(place.card, tongue),
    text: [
      ...aboutSigns(place.card, tongue),
      `${particleNames([...place.card.particles, ...place.tokens], game)}.`,
      ...(place.left ? [ui.say(`sandman-about-${place.left}`)] : []),
      ...(place.counts_as < level ? [ui.say('sandman-about-cut-off')] : []),
    ].join(' '),
  };
};
export const aboutLink = (link: 'joined' | 'broken', back: string | null, { ui }: Tongue): Large => ({
  drawing: link === 'joined' ? clasp(9, 8.5, 8) : breakMark(back),
  box: link === 'joined' ? '0 0 18 18' : '0 0 36 82',
  title: ui.say(`sandman-${link}`),
  text: ui.say(`sandman-about-${link}`),
});
export const tokenName = (particle: string | null, back: string | null, { game }: Tongue): string =>
  particle ? `${game.name('particle', particle)} (${game.name('back', back ?? '')})` : game.name('back', back ?? '');
export const aboutToken = (particle: string | null, back: string | null, tongue: Tongue): Large => ({
  drawing: token(particle, back),
  box: TOKEN_BOX,
  title: tokenName(particle, back, tongue),
  text: [
    tongue.ui.say('sandman-about-token'),
    ...(back === 'blank' ? [tongue.ui.say('sandman-about-blank')] : []),
  ].join(' '),
});
export const aboutGoal = (goal: { goal: string; particles: readonly string[] }, { game, ui }: Tongue): Large => ({
  drawing: goalCard(goal.particles),
  box: CARD_BOX,
  title: game.name('goal', goal.goal),
  text: ui.say('sandman-about-goal', { particles: particleNames(goal.particles, game) }),
});
/** What an encounter does. */
export const effect = (kind: string, view: SandmanView, game: Words): string =>
  game.has(`effect-${kind}`) ? game.say(`effect-${kind}`, { power: view.powers[kind] ?? 0 }) : '';
export const aboutEncounter = (kind: string, view: SandmanView, { game }: Tongue): Large => ({
  drawing: encounterCard(kind, game.name('encounter', kind)),
  box: ENCOUNTER_BOX,
  title: game.name('encounter', kind),
  text: effect(kind, view, game),
});
export const aboutWheel = (wheel: string, { ui }: Tongue): Large => ({
  drawing: wheelArt(wheel === 'black'),
  box: '0 0 64 64',
  title: ui.say(`sandman-wheel-${wheel}`),
  text: ui.say('sandman-about-wheel'),
});
