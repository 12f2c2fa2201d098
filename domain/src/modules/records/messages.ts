import { text } from '../../kernel/message';

/** What every kind of record in a table of its own refuses. */
export const recordMessages = {
  hasEnded: text(
    'Cet enregistrement est clos et ne change plus.',
    'This record is closed and can no longer be changed.',
  ),
  personUnknown: text('Choisissez une personne active de l’entreprise.', 'Choose an active user of the company.'),
};
