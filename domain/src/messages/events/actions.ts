import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const actionSentences: Readonly<Record<string, Message>> = {
  'action.created': text('{who} a créé l’action {id} : {summary}', '{who} created the action {id}: {summary}'),
  'action.followed_plan': text('L’action {id} a suivi le plan CAPA', 'The action {id} followed the CAPA plan'),
  'action.made_ready': text('{who} a marqué {id} prête pour l’AQ', '{who} marked {id} ready for QA'),
  'action.withdrawn': text(
    '{who} a retiré « prêt pour l’AQ » de l’action {id}',
    '{who} removed “ready for QA” from {id}',
  ),
  'action.reviewed': text('{who} a revu {id} pour l’AQ', '{who} reviewed {id} for QA'),
  'action.reopened': text('{who} a rouvert {id}', '{who} reopened {id}'),
  'action.completed': text('{who} a terminé {id}', '{who} completed {id}'),
  'action.returned': text('{who} a renvoyé {id} au responsable', '{who} sent {id} back'),
  'action.changed': text('{who} a modifié {id} : {changes}', '{who} changed {id}: {changes}'),
  'action.extension_asked': text(
    '{who} a demandé un report de {id} jusqu’au {extension}',
    '{who} requested an extension of {id} until {extension}',
  ),
  'action.extension_granted': text(
    '{who} a accordé le report de {id} : {changes}',
    '{who} granted the extension of {id}: {changes}',
  ),
  'action.extension_refused': text('{who} a refusé le report de {id}', '{who} refused the extension of {id}'),
  'action.extension_withdrawn': text(
    '{who} a retiré sa demande de report de {id}',
    '{who} withdrew the extension request of {id}',
  ),
  'action.reminded': text('Vigie a rappelé l’échéance de {id}', 'Vigie sent a due date reminder of {id}'),
  'action.cancelled': text('{who} a annulé {id}', '{who} cancelled {id}'),
  'action.commented': text('{who} a commenté {id}', '{who} commented on {id}'),
  'action.file_attached': text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
  'action.file_removed': text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
  'action.linked': text('{who} a lié un élément à {id}', '{who} linked a record to {id}'),
  'action.unlinked': text('{who} a retiré un lien de {id}', '{who} removed a link from {id}'),
};
