import { text } from '../../kernel/message';

/** What every kind of record in a table of its own refuses. */
export const recordMessages = {
  hasEnded: text('Cet enregistrement est clos et ne change plus.', 'This record has ended and no longer changes.'),
  personUnknown: text('Choisissez une personne active de l’entreprise.', 'Choose an active person of the company.'),
};
