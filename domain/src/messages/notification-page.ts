import { english, french } from '../kernel/message';

/** Apart from the sentences, because the bell stands on every page. */
export const notificationPageMessages = {
  title: english('Notifications', 'Notifications'),
  bell: french('Notifications, {n} {n|non lue|non lues}', 'Notifications, {n} unread'),
  unread: french('Non lues', 'Unread'),
  all: french('Toutes', 'All'),
  choices: french('Préférences', 'Preferences'),
  markAllRead: french('Tout marquer comme lu', 'Mark all as read'),
  empty: french('Rien de nouveau', 'Nothing new'),
  emptyHelp: french('Ce qui vous concerne apparaîtra ici.', 'What concerns you will appear here.'),
};
