import { text } from '../../../kernel/message';

export const matrixMessages = {
  at: text('Le', 'On'),
  states: text('État', 'State'),
  none: text('Non requis', 'Not required'),
  qualified: text('Qualifié', 'Qualified'),
  expiring: text('Expire sous 30 jours', 'Expires within 30 days'),
  open: text('À faire', 'To do'),
  late: text('En retard', 'Late'),
  excepted: text('Dispensé', 'Waived'),
  sums: text('Qualifiés parmi les requis', 'Qualified of those required'),
  empty: text('Rien n’est requis de ces personnes.', 'Nothing is required of these people.'),
};

export const matrixStateMessages = {
  none: matrixMessages.none,
  qualified: matrixMessages.qualified,
  expiring: matrixMessages.expiring,
  open: matrixMessages.open,
  late: matrixMessages.late,
  excepted: matrixMessages.excepted,
};
