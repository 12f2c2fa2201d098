import { english, text } from '../../../kernel/message';

/** Apart from the sentences, because the bell stands on every page. */
export const notificationPageMessages = {
  title: english('Notifications', 'Notifications'),
  bell: text('Notifications, {n} {n|non lue|non lues}', 'Notifications, {n} unread'),
  unread: text('Non lues', 'Unread'),
  all: text('Toutes', 'All'),
  choices: text('Préférences', 'Preferences'),
  markAllRead: text('Tout marquer comme lu', 'Mark all as read'),
  empty: text('Rien de nouveau', 'Nothing new'),
  emptyHelp: text('Ce qui vous concerne apparaîtra ici.', 'What concerns you will appear here.'),
};
