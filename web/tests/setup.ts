/** Tests speak at once: the words of every language are here before they begin. */
import { MODULES } from '../src/games/registry.svelte';
import { LANGUAGES, speech } from '../src/words/language.svelte';

const sets = [null, 'generic', ...MODULES.flatMap(({ id }) => [id, `${id}/text`, `${id}/lesson`])];
await Promise.all(LANGUAGES.flatMap((language) => sets.map((set) => speech.load(set, language))));
