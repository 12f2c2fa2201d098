import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const recordSentences: Readonly<Record<string, Message>> = {
  'list.exported': text('{who} a exporté une liste', '{who} exported a list'),
  'view.saved': text('{who} a enregistré la vue « {name} »', '{who} saved the view “{name}”'),
  'view.archived': text('{who} a supprimé une vue enregistrée', '{who} removed a saved view'),
};
