/** For the pages of the documentation (`make docs`): boards to try, and examples that run in the reader's browser. */
import { offerBoards } from './boards';
import { offerExamples } from './examples';

offerBoards();
offerExamples();
