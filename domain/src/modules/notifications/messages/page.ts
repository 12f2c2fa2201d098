import { text } from '../../../kernel/message';
import { appMessages } from '../../../messages/shell/shell';

/** Apart from the sentences, because the bell stands on every page. */
export const notificationPageMessages = {
  title: appMessages.notifications,
  bell: text('Notifications, {n} {n|non lue|non lues}', 'Notifications, {n} unread'),
  unread: text('Non lues', 'Unread'),
  all: text('Toutes', 'All'),
  choices: text('Préférences', 'Preferences'),
  markAllRead: text('Tout marquer comme lu', 'Mark all as read'),
  empty: text('Rien de nouveau', 'Nothing new'),
  emptyHelp: text('Vos notifications apparaîtront ici.', 'Your notifications will appear here.'),
};
