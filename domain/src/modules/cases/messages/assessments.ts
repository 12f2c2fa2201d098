import { text } from '../../../kernel/message';
import { caseWords } from './words';

export const assessmentGapMessages = {
  unrated: text('{n} {n|note manque|notes manquent}.', '{n} {n|rating is|ratings are} missing.'),
  ratedWithoutReason: text('{n} {n|note|notes} sans justification.', '{n} {n|rating|ratings} without a reason.'),
  notificationUnanswered: text(
    'Indiquez si le client doit être informé.',
    'Indicate whether the customer must be informed.',
  ),
  noCustomer: text('Le client n’est pas nommé.', 'The customer is not named.'),
  notNotified: text('La date d’information manque.', 'The date of the notification is missing.'),
  noMessage: text('Le message transmis au client manque.', 'The message to the customer is missing.'),
  notConfirmed: text('La criticité n’est pas confirmée.', 'The criticality is not confirmed.'),
  confirmedWithoutReason: caseWords.justificationMissing,
  recurrenceUnanswered: text('Indiquez s’il s’agit d’une récurrence.', 'Indicate whether this is a recurrence.'),
};
