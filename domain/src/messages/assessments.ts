import { french } from '../kernel/message';

export const assessmentGapMessages = {
  unrated: french('{n} {n|note manque|notes manquent}.', '{n} {n|rating is|ratings are} missing.'),
  ratedWithoutReason: french('{n} {n|note|notes} sans justification.', '{n} {n|rating|ratings} without a reason.'),
  notificationUnanswered: french('Dites si le client doit être informé.', 'Say whether the customer has to be told.'),
  noCustomer: french('Le client n’est pas nommé.', 'The customer is not named.'),
  notNotified: french('La date d’information manque.', 'The date of the notification is missing.'),
  noMessage: french('Ce qui a été dit au client manque.', 'What the customer was told is missing.'),
  notConfirmed: french('La criticité n’est pas confirmée.', 'The criticality is not confirmed.'),
  confirmedWithoutReason: french('La justification manque.', 'The justification is missing.'),
  recurrenceUnanswered: french('Dites s’il s’agit d’une récurrence.', 'Say whether this is a recurrence.'),
};
