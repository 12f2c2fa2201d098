import { text } from '../../../kernel/message';

export const assessmentGapMessages = {
  unrated: text('{n} {n|note manque|notes manquent}.', '{n} {n|rating is|ratings are} missing.'),
  ratedWithoutReason: text('{n} {n|note|notes} sans justification.', '{n} {n|rating|ratings} without a reason.'),
  notificationUnanswered: text('Dites si le client doit être informé.', 'Say whether the customer has to be told.'),
  noCustomer: text('Le client n’est pas nommé.', 'The customer is not named.'),
  notNotified: text('La date d’information manque.', 'The date of the notification is missing.'),
  noMessage: text('Ce qui a été dit au client manque.', 'What the customer was told is missing.'),
  notConfirmed: text('La criticité n’est pas confirmée.', 'The criticality is not confirmed.'),
  confirmedWithoutReason: text('La justification manque.', 'The justification is missing.'),
  recurrenceUnanswered: text('Dites s’il s’agit d’une récurrence.', 'Say whether this is a recurrence.'),
};
