import { type Message, text } from '../../kernel/message';

/** What happens to each of them alike. */
function commonSentences(record: string): Readonly<Record<string, Message>> {
  return {
    [`${record}.changed`]: text('{who} a modifié {id} : {changes}', '{who} changed {id}: {changes}'),
    [`${record}.commented`]: text('{who} a commenté {id}', '{who} commented on {id}'),
    [`${record}.file_attached`]: text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
    [`${record}.file_removed`]: text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
    [`${record}.linked`]: text('{who} a lié un élément à {id}', '{who} linked a record to {id}'),
    [`${record}.unlinked`]: text('{who} a retiré un lien de {id}', '{who} removed a link from {id}'),
    [`${record}.captured`]: text(
      '{who} a envoyé pour {id} ce qui était noté sur son téléphone',
      '{who} sent for {id} what was kept on a phone',
    ),
  };
}

export const auditSentences: Readonly<Record<string, Message>> = {
  ...commonSentences('audit'),
  ...commonSentences('audit_programme'),
  'audit_programme.created': text(
    '{who} a créé le programme d’audits {id} : {title}',
    '{who} created the audit programme {id}: {title}',
  ),
  'audit_programme.lines_changed': text(
    '{who} a modifié les lignes du programme d’audits {id}',
    '{who} changed the lines of the audit programme {id}',
  ),
  'audit_programme.approved': text(
    '{who} a approuvé le programme d’audits {id}, avec signature',
    '{who} approved the audit programme {id}, signed',
  ),
  'audit_programme.revised': text(
    '{who} a commencé une révision du programme d’audits {id}',
    '{who} began a revision of the audit programme {id}',
  ),
  'audit_programme.ended': text('{who} a mis fin au programme d’audits {id}', '{who} ended the audit programme {id}'),
  'audit_programme_revision.approved': text(
    '{who} a approuvé la révision {id} d’un programme d’audits',
    '{who} approved the revision {id} of an audit programme',
  ),
  'audit.imported': text('{who} a importé l’audit {id} : {title}', '{who} imported the audit {id}: {title}'),
  'audit.created': text('{who} a prévu l’audit {id} : {title}', '{who} planned the audit {id}: {title}'),
  'audit.confirmed': text('{who} a confirmé l’audit {id}', '{who} scheduled the audit {id}'),
  'audit.started': text('{who} a commencé l’audit {id}', '{who} started the audit {id}'),
  'audit.finished': text('{who} a terminé la visite de l’audit {id}', '{who} finished the visit of the audit {id}'),
  'audit.issued': text(
    '{who} a émis le rapport de l’audit {id}, avec signature',
    '{who} issued the report of the audit {id}, signed',
  ),
  'audit.reopened': text(
    '{who} a rouvert le rapport de l’audit {id}, avec signature',
    '{who} reopened the report of the audit {id}, signed',
  ),
  'audit.closed': text('{who} a clos l’audit {id}, avec signature', '{who} closed the audit {id}, signed'),
  'audit.cancelled': text('{who} a annulé l’audit {id}, avec signature', '{who} cancelled the audit {id}, signed'),
  'audit.report_frozen': text(
    'Le rapport {reportNumber} de l’audit {id} est conservé tel quel',
    'Report {reportNumber} of the audit {id} is kept as it is',
  ),
  'audit.held': text('{who} garde l’audit {id} sur un téléphone', '{who} holds the audit {id} on a phone'),
  'audit.phone_reminded': text(
    'Le téléphone qui garde l’audit {id} a été rappelé à son porteur',
    'The holder of the phone with the audit {id} was reminded',
  ),
  'audit.released': text(
    '{who} ne garde plus l’audit {id} sur un téléphone',
    '{who} no longer holds the audit {id} on a phone',
  ),
  'audit_work.begun': text('La grille de l’audit {id} est ouverte', 'The checklist of the audit {id} was opened'),
  'audit_work.answered': text(
    '{who} a rempli la grille de l’audit {id} : {changes}',
    '{who} filled the checklist of the audit {id}: {changes}',
  ),
  'audit_work.chosen': text(
    '{who} a choisi une réponse dans la grille de l’audit {id} : {changes}',
    '{who} chose an answer in the checklist of the audit {id}: {changes}',
  ),
  'audit_work.written': text(
    '{who} a écrit dans le rapport de l’audit {id} : {changes}',
    '{who} wrote in the report of the audit {id}: {changes}',
  ),
  'audit_work.captured': text(
    '{who} a envoyé des réponses pour l’audit {id} depuis un téléphone',
    '{who} sent answers for the audit {id} from a phone',
  ),
  ...commonSentences('finding'),
  'finding.created': text('{who} a noté {id} : {statement}', '{who} noted {id}: {statement}'),
  'finding.sent': text('Une réponse au constat {id} est demandée', 'An answer to the finding {id} was asked for'),
  'finding.imported': text('{who} a importé le constat {id}', '{who} imported the finding {id}'),
  'finding.noted': text(
    'Le constat {id} est émis sans demander de réponse',
    'The finding {id} was issued without asking for an answer',
  ),
  'finding.answered': text(
    '{who} a écrit la réponse au constat {id} : {changes}',
    '{who} wrote the answer to the finding {id}: {changes}',
  ),
  'finding.responded': text('{who} a envoyé la réponse au constat {id}', '{who} sent the answer to the finding {id}'),
  'finding.accepted': text(
    '{who} a accepté la réponse au constat {id}, avec signature',
    '{who} accepted the answer to the finding {id}, signed',
  ),
  'finding.returned': text(
    '{who} a renvoyé la réponse au constat {id}',
    '{who} returned the answer to the finding {id}',
  ),
  'finding.reminded': text('La réponse au constat {id} a été rappelée', 'A reminder was sent of the answer to {id}'),
  'finding.dropped': text('{who} a retiré le brouillon {id}', '{who} withdrew the draft {id}'),
  'finding.withdrawn': text(
    '{who} a retiré le constat {id}, avec signature',
    '{who} withdrew the finding {id}, signed',
  ),
  'finding.concluded': text(
    'Le constat {id} est clos : ses mesures sont terminées',
    'The finding {id} is closed: its measures have ended',
  ),
};
