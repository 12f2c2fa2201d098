import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

/** What the workflow has signed says so; a test compares it with the workflow. */
export const caseSentences: Readonly<Record<string, Message>> = {
  'case.opened': text('{who} a ouvert {id} : {title}', '{who} opened {id}: {title}'),
  'case.imported': text('{who} a importé {id} : {title}', '{who} imported {id}: {title}'),
  'case.changed': text('{who} a modifié {id} : {changes}', '{who} changed {id}: {changes}'),
  'case.step_changed': text('{who} a modifié {id} : {changes}', '{who} changed {id}: {changes}'),
  'case.step_marked_ready': text(
    '{who} a marqué « {part} » prêt pour l’AQ dans {id}',
    '{who} marked “{part}” ready for QA in {id}',
  ),
  'case.step_withdrawn': text(
    '{who} a retiré « prêt pour l’AQ » de « {part} » dans {id}',
    '{who} removed “ready for QA” from “{part}” in {id}',
  ),
  'case.step_reviewed': text('{who} a revu « {part} » pour l’AQ dans {id}', '{who} reviewed “{part}” for QA in {id}'),
  'case.step_unreviewed': text(
    '{who} a retiré « revu par l’AQ » de « {part} » dans {id}',
    '{who} removed “QA reviewed” from “{part}” in {id}',
  ),
  'case.submitted': text('{who} a soumis {id} à l’AQ', '{who} submitted {id} to QA'),
  'case.returned': text('{who} a retourné {id}', '{who} returned {id}'),
  'case.approved': text('{who} a approuvé {id}, avec signature', '{who} approved {id}, signed'),
  'case.closed': text('{who} a clos {id}, avec signature', '{who} closed {id}, signed'),
  'case.reopened': text('{who} a rouvert {id}, avec signature', '{who} reopened {id}, signed'),
  'case.voided': text('{who} a annulé {id}, avec signature', '{who} voided {id}, signed'),
  'case.linked': text('{who} a lié {link} à {id}', '{who} linked {link} to {id}'),
  'case.unlinked': text(
    '{who} a retiré le lien entre {link} et {id}',
    '{who} removed the link between {link} and {id}',
  ),
  'case.member_added': text('{who} a ajouté {member} à {id}', '{who} added {member} to {id}'),
  'case.member_removed': text('{who} a retiré {member} de {id}', '{who} removed {member} from {id}'),
  'case.restricted': text('{who} a modifié l’accès à {id} : {changes}', '{who} changed access to {id}: {changes}'),
  'case.recurrence_analysed': text(
    '{who} a cherché les dossiers semblables à {id}',
    '{who} looked for cases similar to {id}',
  ),
  'case.match_dismissed': text(
    '{who} a écarté {dismissed}, semblable à {id}',
    '{who} dismissed {dismissed}, similar to {id}',
  ),
  'case.match_restored': text(
    '{who} a repris {dismissed}, semblable à {id}',
    '{who} restored {dismissed}, similar to {id}',
  ),
  'case.effectiveness_asked': text(
    '{who} a exigé une vérification d’efficacité pour {id}',
    '{who} required an effectiveness check of {id}',
  ),
  'case.effectiveness_recorded': text(
    '{who} a enregistré la vérification d’efficacité de {id} : {changes}',
    '{who} recorded the effectiveness check of {id}: {changes}',
  ),
  'case.check_rescheduled': text(
    '{who} a changé la date de vérification d’une CAPA de {id}, avec signature : {changes}',
    '{who} changed the verification date of a CAPA of {id}, signed: {changes}',
  ),
  'case.check_evaluated': text(
    'L’efficacité d’une CAPA de {id} a été évaluée : {changes}',
    'The effectiveness of a CAPA of {id} was evaluated: {changes}',
  ),
  'case.check_recorded': text(
    '{who} a signé l’efficacité d’une CAPA de {id} : {changes}',
    '{who} signed the effectiveness of a CAPA of {id}: {changes}',
  ),
  'case.commented': text('{who} a commenté {id}', '{who} commented on {id}'),
  'case.file_attached': text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
  'case.file_removed': text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
};
