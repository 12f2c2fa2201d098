import { text } from '../../kernel/message';
import type { Notices } from '../../kernel/records/notices';

export const caseNotices = {
  leadWriterAssigned: {
    title: text('{who} vous confie le dossier : {summary}', '{who} made you lead writer of: {summary}'),
    mail: text('Un dossier vous est confié', 'You are the lead writer of a case'),
  },
  caseSubmitted: {
    title: text('{who} soumet le dossier : {summary}', '{who} submitted the case: {summary}'),
    mail: text('Un dossier attend une revue de l’AQ', 'A case is waiting for QA'),
  },
  caseReturned: {
    title: text('{who} vous retourne le dossier : {summary}', '{who} returned your case: {summary}'),
    mail: text('Un dossier vous est retourné', 'A case was returned to you'),
  },
  caseApproved: {
    title: text('{who} a approuvé le dossier : {summary}', '{who} approved the case: {summary}'),
    mail: text('Votre dossier est approuvé', 'Your case was approved'),
  },
  caseReopened: {
    title: text('{who} a rouvert le dossier : {summary}', '{who} reopened the case: {summary}'),
    mail: text('Votre dossier est rouvert', 'Your case was reopened'),
  },
  effectivenessDue: {
    title: text('Efficacité à évaluer : {summary}', 'Effectiveness to assess: {summary}'),
    mail: text('L’efficacité d’une mesure est à évaluer', 'The effectiveness of a measure is to be assessed'),
  },
} satisfies Notices;
export type CaseNotice = keyof typeof caseNotices;
