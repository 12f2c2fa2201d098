import { english, text } from '../kernel/message';

export const personChoiceMessages = {
  nobodyFound: text('Personne ne correspond.', 'Nobody matches.'),
  selectPerson: english('Choisir une personne', 'Select a person'),
};
