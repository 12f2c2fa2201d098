import { text } from '../../kernel/message';
import type { Notices } from '../../kernel/records/notices';

export const reportNotices = {
  reportSubmitted: {
    title: text('{who} a signalé : {summary}', '{who} reported: {summary}'),
    mail: text('Un signalement attend une décision', 'A report is waiting for a decision'),
  },
  reportCompleted: {
    title: text('{who} a complété : {summary}', '{who} completed: {summary}'),
    mail: text('Un signalement a été complété', 'A report was completed'),
  },
  informationRequested: {
    title: text('{who} demande des informations sur : {summary}', '{who} asks for more information on: {summary}'),
    mail: text(
      'Des informations vous sont demandées sur un signalement',
      'More information is requested on one of your reports',
    ),
  },
  reportApproved: {
    title: text('{who} a approuvé votre signalement : {summary}', '{who} approved your report: {summary}'),
    mail: text('Votre signalement est approuvé', 'Your report was approved'),
  },
  reportRejected: {
    title: text('{who} a rejeté votre signalement : {summary}', '{who} rejected your report: {summary}'),
    mail: text('Votre signalement est rejeté', 'Your report was rejected'),
  },
} satisfies Notices;
export type ReportNotice = keyof typeof reportNotices;
