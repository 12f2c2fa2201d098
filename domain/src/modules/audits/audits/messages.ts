import { text } from '../../../kernel/message';
import { importedMarkMessages } from '../../../messages/lists';

export const auditTitleMessages = {
  title: text('Audit', 'Audit'),
  plural: text('Audits', 'Audits'),
};

export const auditTypeMessages = {
  internal: text('Interne', 'Internal'),
  supplier: text('Fournisseur', 'Supplier'),
  regulatory: text('Réglementaire', 'Regulatory'),
};

export const auditFieldMessages = {
  title: text('Titre', 'Title'),
  type: text('Type', 'Type'),
  scope: text('Périmètre', 'Scope'),
  standards: text('Référentiels', 'Standards'),
  processes: text('Processus', 'Processes'),
  site: text('Site', 'Site'),
  departments: text('Services audités', 'Audited departments'),
  department: text('Service ou fournisseur', 'Department or supplier'),
  supplier: text('Fournisseur', 'Supplier'),
  plannedFrom: text('Du', 'From'),
  plannedUntil: text('Au', 'Until'),
  planned: text('Prévu', 'Planned'),
  lead: text('Responsable d’audit', 'Lead auditor'),
  auditors: text('Auditeurs', 'Auditors'),
  observers: text('Observateurs', 'Observers'),
  auditees: text('Audités', 'Auditees'),
  agenda: text('Programme des journées', 'Agenda'),
  isUnannounced: text('Inopiné', 'Unannounced'),
  isConfidential: text('Confidentiel', 'Confidential'),
  template: text('Questionnaire', 'Template'),
  templateVersion: text('Version du questionnaire', 'Template version'),
  grades: text('Niveaux de constat', 'Finding grades'),
  programme: text('Programme d’audit', 'Audit programme'),
  line: text('Ligne du programme', 'Programme line'),
  occurrence: text('Occurrence', 'Occurrence'),
  startedAt: text('Commencé le', 'Started'),
  finishedAt: text('Terminé le', 'Finished'),
  issuedAt: text('Rapport émis le', 'Report issued'),
  reports: text('Rapport', 'Report'),
  reportNumber: text('Rapport', 'Report'),
  contentHash: text('Empreinte du contenu', 'Hash of the content'),
  reportHash: text('Empreinte du rapport', 'Hash of the report'),
  isImported: importedMarkMessages.mark,
  importId: text('Import', 'Import'),
  originalNumber: text('Numéro d’origine', 'Original number'),
  reportedOn: text('Rapport émis à l’origine le', 'Report originally issued on'),
  closedOn: text('Clos à l’origine le', 'Originally closed on'),
  conclusion: text('Conclusion', 'Conclusion'),
  findings: text('Constats', 'Findings'),
  answers: text('Réponses en attente', 'Open answers'),
  urgency: text('Urgence', 'Urgency'),
  from: text('Prévu à partir du', 'Planned from'),
  until: text('Prévu jusqu’au', 'Planned until'),
  summary: text('Synthèse', 'Summary'),
  strengths: text('Points forts', 'Strengths'),
  day: text('Jour', 'Day'),
  hour: text('Heure', 'Hour'),
  minutes: text('Minutes', 'Minutes'),
  place: text('Lieu', 'Place'),
  topic: text('Sujet', 'Topic'),
  who: text('Avec', 'With'),
  clauses: text('Clauses', 'Clauses'),
  device: text('Téléphone', 'Phone'),
};

export const auditUrgencyMessages = {
  late: text('En retard', 'Late'),
  soon: text('Bientôt', 'Soon'),
  answersLate: text('{n} en retard', '{n} late'),
};

export const auditStatusMessages = {
  planned: text('Prévu', 'Planned'),
  scheduled: text('Confirmé', 'Scheduled'),
  in_progress: text('En cours', 'In progress'),
  reporting: text('Rapport en rédaction', 'Reporting'),
  issued: text('Rapport émis', 'Issued'),
  closed: text('Clos', 'Closed'),
  cancelled: text('Annulé', 'Cancelled'),
};

export const auditWorkflowMessages = {
  confirm: text('Confirmer', 'Confirm'),
  start: text('Commencer', 'Start'),
  finish: text('Terminer la visite', 'Finish the visit'),
  issue: text('Émettre le rapport', 'Issue the report'),
  reopen: text('Rouvrir le rapport', 'Reopen the report'),
  close: text('Clore', 'Close'),
  cancel: text('Annuler l’audit', 'Cancel the audit'),
  issueSignature: text('Rapport d’audit émis', 'Audit report issued'),
  reopenSignature: text('Rapport d’audit rouvert', 'Audit report reopened'),
  closeSignature: text('Audit clos', 'Audit closed'),
  cancelSignature: text('Audit annulé', 'Audit cancelled'),
  onlyLeadOrQa: text('Réservé au responsable d’audit et à l’assurance qualité.', 'Only the lead auditor and QA.'),
  onlyLead: text('Réservé au responsable d’audit.', 'Only the lead auditor.'),
  onlyTeam: text('Réservé à l’équipe d’audit.', 'Only the audit team.'),
  onlyQa: text('Réservé à l’assurance qualité.', 'Only QA.'),
  onlyOutsideQa: text(
    'Réservé à une personne de l’assurance qualité qui n’est pas de l’équipe d’audit.',
    'Only somebody of QA who is not in the audit team.',
  ),
  templateUnpublished: text(
    'Le questionnaire choisi n’est pas publié.',
    'The template that was chosen is not published.',
  ),
  noAuditee: text('Nommez au moins un audité.', 'Name at least one auditee.'),
  tooEarly: text('L’audit est prévu le {day}.', 'The audit is planned for {day}.'),
  openAnswers: text(
    '{n} {n|question obligatoire attend|questions obligatoires attendent} une réponse.',
    '{n} required {n|question waits|questions wait} for an answer.',
  ),
  rivalAnswers: text(
    '{n} {n|question a deux réponses|questions ont deux réponses} : choisissez.',
    '{n} {n|question has|questions have} two answers: choose.',
  ),
  phoneHolds: text(
    'Le téléphone de {who} garde la grille depuis le {since} : attendez-le, ou donnez une raison.',
    'The phone of {who} has held the checklist since {since}: wait for it, or give a reason.',
  ),
  noSummary: text('Écrivez la synthèse.', 'Write the summary.'),
  incompleteFindings: text('Sans niveau ou sans responsable : {ids}.', 'Without grade or owner: {ids}.'),
  blockingFindings: text('Réponse pas encore acceptée : {ids}.', 'Answer not accepted yet: {ids}.'),
  unansweredFindings: text('Sans réponse : {ids}.', 'Without an answer: {ids}.'),
  notInProgress: text('L’audit n’est pas en cours.', 'The audit is not in progress.'),
};

export const auditPlanMessages = {
  supplierMissing: text('Indiquez le fournisseur.', 'Give the supplier.'),
  departmentMissing: text('Indiquez au moins un service.', 'Give at least one department.'),
  endsBeforeItBegins: text('La fin précède le début.', 'It ends before it begins.'),
  tooLong: text('Un audit dure {max} jours au plus.', 'An audit takes at most {max} days.'),
  twiceInTeam: text('Une personne est deux fois dans l’équipe.', 'Somebody is in the team twice.'),
  auditsThemselves: text('Une personne ne peut pas être auditrice et auditée.', 'Nobody both audits and is audited.'),
  agendaOutside: text('Une ligne est en dehors des jours de l’audit.', 'A row is outside the days of the audit.'),
  personUnknown: text('Choisissez des collègues actifs.', 'Choose active colleagues.'),
  tooManyAuditees: text('Nommez moins d’audités.', 'Name fewer auditees.'),
  templateUnknown: text('Choisissez un questionnaire publié.', 'Choose a published template.'),
  frozen: text(
    'L’audit a commencé : son plan ne change plus.',
    'The audit has started: its plan does not change any more.',
  ),
  freeTitle: text('Audit {where}', 'Audit {where}'),
};

export const auditAnswerMessages = {
  noTemplate: text('Cet audit n’a pas de questionnaire.', 'This audit has no template.'),
  choiceGone: text('Ce choix n’existe plus.', 'This choice is gone.'),
  nameUnknown: text(
    'Une réponse nomme une personne ou une photo inconnue.',
    'An answer names a person or a photo that is not known.',
  ),
  leaseUnknown: text('Ce téléphone ne garde pas l’audit.', 'This phone does not hold the audit.'),
  rival: text('Autre réponse', 'Other answer'),
  answersHidden: text(
    'Visible par l’équipe d’audit et l’assurance qualité jusqu’à l’émission du rapport.',
    'Shown to the audit team and QA until the report is issued.',
  ),
};

/** Of an audit that was brought from elsewhere. */
export const importedAuditMessages = {
  imported: text('Importé le {day} par {who}', 'Imported on {day} by {who}'),
  signedElsewhere: text(
    'Cet audit a été mené hors de Vigie : son rapport a été signé ailleurs, et Vigie n’en contient aucune signature.',
    'This audit was carried out outside Vigie: its report was signed elsewhere, and Vigie holds no signature for it.',
  ),
};

export const auditReportMessages = {
  report: text('Rapport d’audit {n}', 'Audit report {n}'),
  score: text('Résultat de la grille', 'Result of the checklist'),
  byClause: text('Constats par clause', 'Findings by clause'),
  withoutClause: text('Sans clause', 'Without clause'),
  noFindings: text('Aucun constat.', 'No finding.'),
  team: text('Équipe', 'Team'),
  respondWithin: text('Réponse attendue pour le {day}', 'Answer due on {day}'),
  repeat: text('Répétition de {id}', 'Repeats {id}'),
  replaced: text('Remplacé depuis : {reason}', 'Replaced since: {reason}'),
};
