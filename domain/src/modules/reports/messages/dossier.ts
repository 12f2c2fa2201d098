import { text } from '../../../kernel/message';

/** The printed dossier of a report. */
export const reportDossierMessages = {
  status: text('Statut', 'Status'),
  author: text('Signalé par', 'Reported by'),
  begunAt: text('Commencé le', 'Begun on'),
  sentAt: text('Envoyé le', 'Sent on'),
  late: text('Saisi en retard', 'Entered late'),
  lateDays: text('{n} {n|jour|jours} après la détection', '{n} {n|day|days} after detection'),
  severity: text('Gravité', 'Severity'),
  immediateAction: text('Action immédiate', 'Immediate action'),
  caseId: text('Dossier', 'Case'),
  answers: text('Réponses', 'Answers'),
  decisions: text('Décisions', 'Decisions'),
};
