import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const attachmentSentences: Readonly<Record<string, Message>> = {
  'attachment.stored': text('{who} a déposé le fichier « {name} »', '{who} uploaded the file “{name}”'),
  'attachment.attached': text('{who} a joint un fichier à {on}', '{who} attached a file to {on}'),
  'attachment.shared': text('{who} a transmis un fichier à {on}', '{who} passed a file on to {on}'),
  'attachment.removed': text('{who} a retiré un fichier', '{who} removed a file'),
};
