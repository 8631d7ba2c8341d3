/** Tests speak at once: the words of every language are here before they begin. */
import { LANGUAGES, speech } from '../src/words/language.svelte';

const GAMES = [null, 'doors', 'ravens', 'sandman', 'runners', 'workshop', 'learn', 'aloud', 'generic'];
await Promise.all(LANGUAGES.flatMap((language) => GAMES.map((game) => speech.load(game, language))));
