/** What teaches this game. */
import type { Lesson } from '../../tutorial/lesson';

export { default as rulePictures } from './rulePictures';
export const lesson = import.meta.glob<Lesson>('./lesson.json', { import: 'default' })['./lesson.json'];
