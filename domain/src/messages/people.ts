import { english, text } from '../kernel/message';

export const personChoiceMessages = {
  noneFound: text('Personne ne correspond.', 'Nobody matches.'),
  selectPerson: english('Choisir une personne', 'Select a person'),
};
