import { text } from '../../../kernel/message';
import type { RecordWords } from '../../../kernel/records/record-kind';
import { questionnaireStatusMessages } from '../messages/filled';
import { composedAnswers } from './audited-answers';

export const questionnaireWords: RecordWords = {
  events: {
    begun: text('a commencé le questionnaire', 'started the questionnaire'),
    answered: text('a répondu', 'answered'),
    submitted: text('a envoyé le questionnaire', 'submitted the questionnaire'),
    signed: text('a signé et envoyé le questionnaire', 'signed and submitted the questionnaire'),
    discarded: text('a abandonné le questionnaire', 'discarded the questionnaire'),
    reopened: text('a rouvert le questionnaire', 'reopened the questionnaire'),
    finding_reported: text('a signalé un constat', 'reported a finding'),
  },
  fields: {
    status: text('Statut', 'Status'),
    templateId: text('Modèle', 'Template'),
    templateVersion: text('Version', 'Version'),
    caseId: text('Dossier', 'Case'),
    filler: text('Rempli par', 'Filled in by'),
    answers: text('Réponses', 'Answers'),
    points: text('Points', 'Points'),
    percent: text('Score', 'Score'),
    isFailed: text('Échec critique', 'Critical failure'),
    possible: text('Points possibles', 'Possible points'),
    findings: text('Constats', 'Findings'),
    title: text('Titre', 'Title'),
    needsSignature: text('Signé à l’envoi', 'Signed when submitted'),
    reportId: text('Signalement', 'Report'),
  },
  values: { status: questionnaireStatusMessages },
  composed: composedAnswers,
  autosaved: ['answered'],
};
