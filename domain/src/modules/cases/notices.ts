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
    mail: text('Un de vos dossiers est approuvé', 'A case of yours was approved'),
  },
  caseReopened: {
    title: text('{who} a rouvert le dossier : {summary}', '{who} reopened the case: {summary}'),
    mail: text('Un de vos dossiers est rouvert', 'A case of yours was reopened'),
  },
  effectivenessDue: {
    title: text('L’efficacité est à juger : {summary}', 'Effectiveness is to be judged: {summary}'),
    mail: text('L’efficacité d’une mesure est à juger', 'The effectiveness of a measure is to be judged'),
  },
} satisfies Notices;
export type CaseNotice = keyof typeof caseNotices;
