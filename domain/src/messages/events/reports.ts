import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const reportSentences: Readonly<Record<string, Message>> = {
  'report.created': text('{who} a commencé le signalement {id}', '{who} started the report {id}'),
  'report.changed': text('{who} a modifié {id} : {changes}', '{who} changed {id}: {changes}'),
  'report.captured': text('{who} a saisi {id} sans réseau', '{who} wrote {id} without a network'),
  'report.submitted': text('{who} a envoyé le signalement {id}', '{who} sent the report {id}'),
  'report.discarded': text('{who} a abandonné le brouillon {id}', '{who} discarded the draft {id}'),
  'report.approved': text('{who} a approuvé {id}, avec signature', '{who} approved {id}, signed'),
  'report.rejected': text('{who} a rejeté {id}, avec signature', '{who} rejected {id}, signed'),
  'report.information_requested': text(
    '{who} a demandé des informations sur {id}, avec signature',
    '{who} asked for more information on {id}, signed',
  ),
  'report.commented': text('{who} a commenté {id}', '{who} commented on {id}'),
  'report.file_attached': text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
  'report.file_removed': text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
};
