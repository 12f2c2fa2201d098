import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const questionnaireSentences: Readonly<Record<string, Message>> = {
  'template.created': text('{who} a créé le modèle {id} : {title}', '{who} created the template {id}: {title}'),
  'template.edited': text('{who} a modifié le brouillon de {id}', '{who} edited the draft of {id}'),
  'template.saved': text('{who} a enregistré le brouillon de {id}', '{who} saved the draft of {id}'),
  'template.edits_cancelled': text(
    '{who} est revenu au brouillon enregistré de {id}',
    '{who} went back to the saved draft of {id}',
  ),
  'template.conflict_decided': text(
    '{who} a choisi entre deux modifications de {id}',
    '{who} chose between two edits of {id}',
  ),
  'template.settings_changed': text(
    '{who} a changé les réglages de {id} : {changes}',
    '{who} changed the settings of {id}: {changes}',
  ),
  'template.published': text('{who} a publié une version de {id}', '{who} published a version of {id}'),
  'template.signed': text(
    '{who} a publié une version de {id}, avec signature',
    '{who} published a version of {id}, signed',
  ),
  'template.revised': text('{who} a commencé la version suivante de {id}', '{who} started the next version of {id}'),
  'template.retired': text('{who} a retiré le modèle {id}', '{who} retired the template {id}'),
  'template.commented': text('{who} a commenté {id}', '{who} commented on {id}'),
  'template.file_attached': text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
  'template.file_removed': text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
  'template_version.published': text(
    'La version {id} d’un modèle est publiée',
    'The version {id} of a template is published',
  ),
  'questionnaire.begun': text('{who} a commencé le questionnaire {id}', '{who} started the questionnaire {id}'),
  'questionnaire.answered': text('{who} a répondu dans {id}', '{who} answered in {id}'),
  'questionnaire.submitted': text('{who} a envoyé {id}', '{who} submitted {id}'),
  'questionnaire.signed': text('{who} a envoyé {id}, avec signature', '{who} submitted {id}, signed'),
  'questionnaire.discarded': text('{who} a abandonné {id}', '{who} discarded {id}'),
  'questionnaire.reopened': text('{who} a rouvert {id}, avec signature', '{who} reopened {id}, signed'),
  'questionnaire.finding_reported': text('{who} a signalé un constat de {id}', '{who} reported a finding of {id}'),
  'questionnaire.commented': text('{who} a commenté {id}', '{who} commented on {id}'),
  'questionnaire.file_attached': text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
  'questionnaire.file_removed': text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
};
