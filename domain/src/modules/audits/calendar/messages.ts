import { text } from '../../../kernel/message';

export const calendarMessages = {
  tooLong: text('Choisissez de 1 à {days} jours.', 'Choose 1 to {days} days.'),
};
