import { text } from '../../kernel/message';

/** Where another record came from, or what names it. */
export const relatedRecordMessages = {
  origins: text('Constats et observations à l’origine', 'Findings and observations behind it'),
  naming: text('Signalements qui le citent', 'Reports that name it'),
  suggestionCount: text('{n} {n|proposition|propositions}', '{n} {n|suggestion|suggestions}'),
};

/** What every kind of record in a table of its own refuses. */
export const recordMessages = {
  hasEnded: text(
    'Cet enregistrement est clos et ne change plus.',
    'This record is closed and can no longer be changed.',
  ),
  personUnknown: text('Choisissez une personne active de l’entreprise.', 'Choose an active user of the company.'),
};
