export { PeopleField } from './plan/people-field';
export { type Words, wordsIn, wordsOf } from './plan/words';
export { WordsField } from './plan/words-field';
