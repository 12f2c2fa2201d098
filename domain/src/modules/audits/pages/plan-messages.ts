import { text } from '../../../kernel/message';

/** The form of an audit's plan and what its page says of it. */
export const planMessages = {
  plan: text('Plan', 'Plan'),
  titleMissing: text('Donnez un titre.', 'Give a title.'),
  scopeMissing: text('Décrivez le périmètre.', 'Describe the scope.'),
  siteMissing: text('Indiquez le site.', 'Give the site.'),
  leadMissing: text('Choisissez le responsable d’audit.', 'Choose the lead auditor.'),
  dayMissing: text('Choisissez un jour.', 'Choose a day.'),
  noTemplate: text('Sans questionnaire', 'No template'),
  add: text('Ajouter « {word} »', 'Add “{word}”'),
  removeWord: text('Retirer {word}', 'Remove {word}'),
  typeWords: text('Écrire, puis Entrée', 'Type, then Enter'),
  typeToAdd: text('Écrivez pour ajouter.', 'Type to add.'),
  standardName: text('Référentiel', 'Standard'),
  standardHelp: text('Par exemple ISO 9001:2015.', 'For example ISO 9001:2015.'),
  clausesHelp: text('Séparées par des virgules. Vide : toutes.', 'Separated by commas. Empty: all of them.'),
  addStandard: text('Ajouter un référentiel', 'Add a standard'),
  removeStandard: text('Retirer le référentiel {n}', 'Remove standard {n}'),
  standardMissing: text('Nommez chaque référentiel.', 'Name each standard.'),
  auditeeNames: text('Audités du fournisseur', 'Auditees of the supplier'),
  unannouncedHelp: text(
    'Les audités ne le voient qu’au début de l’audit.',
    'Auditees see it only once it has started.',
  ),
  confidentialHelp: text(
    'Seules l’équipe d’audit et l’assurance qualité y ont accès.',
    'Only the audit team and QA have access.',
  ),
  allClauses: text('toutes les clauses', 'all clauses'),
  version: text('{id}, version {n}', '{id}, version {n}'),
  change: text('Modifier le plan', 'Change the plan'),
  changeOf: text('Modifier le plan de {id}', 'Change the plan of {id}'),
};

export const agendaMessages = {
  none: text('Aucune réunion prévue.', 'No meeting is planned.'),
  change: text('Modifier le programme', 'Change the agenda'),
  changeOf: text('Programme de {id}', 'Agenda of {id}'),
  row: text('Ligne {n}', 'Row {n}'),
  add: text('Ajouter une ligne', 'Add a row'),
  remove: text('Retirer la ligne {n}', 'Remove row {n}'),
  topicMissing: text('Indiquez le sujet.', 'Give the topic.'),
  dayOutside: text('Choisissez un jour de l’audit.', 'Choose a day of the audit.'),
  hourWrong: text('Écrivez l’heure comme 09:30.', 'Write the time as 09:30.'),
  minutesWrong: text('Écrivez de 5 à 1440 minutes.', 'Write 5 to 1440 minutes.'),
  lasts: text('{n} min', '{n} min'),
};

/** What the page of an audit shows beside its plan. */
export const auditViewMessages = {
  checklist: text('Grille', 'Checklist'),
  findings: text('Constats', 'Findings'),
  report: text('Rapport', 'Report'),
  answers: text('Réponses', 'Answers'),
  toChecklist: text('Remplir la grille', 'Fill the checklist'),
  readChecklist: text('Lire la grille', 'Read the checklist'),
  score: text('{percent} %', '{percent} %'),
  failed: text('Un point critique est en échec.', 'A critical point has failed.'),
  begins: text('La grille se remplit quand l’audit a commencé.', 'The checklist is filled once the audit has started.'),
  withoutTemplate: text('Cet audit se mène sans questionnaire.', 'This audit is done without a template.'),
  noFindings: text('Aucun constat.', 'No finding yet.'),
  noAnswers: text('Aucune réponse n’est attendue.', 'No answer is asked for.'),
  answersBegin: text(
    'Les réponses sont demandées quand le rapport est émis.',
    'Answers are asked for once the report is issued.',
  ),
  newFinding: text('Noter un constat', 'Note a finding'),
  allFindings: text('Tous les constats de cet audit', 'All findings of this audit'),
  finishQuestion: text('Terminer la visite de {id} ?', 'Finish the visit of {id}?'),
  finishNote: text(
    'La grille ne change plus ensuite. Si un téléphone la garde encore, dites pourquoi vous ne l’attendez pas.',
    'The checklist does not change any more after that. If a phone still holds it, say why you do not wait for it.',
  ),
  noGrade: text('Sans niveau', 'No grade'),
  late: text('{n} en retard', '{n} late'),
  open: text('{n} en attente', '{n} open'),
  noneOpen: text('Aucune en attente', 'None open'),
  notUrgent: text('Rien d’urgent', 'Not urgent'),
  from: text('{from} – {until}', '{from} – {until}'),
};

/** The report of an audit: what is written into it, and those that were issued. */
export const reportMessages = {
  summaryHelp: text('Nécessaire pour émettre le rapport.', 'Needed to issue the report.'),
  saved: text('Enregistré', 'Saved'),
  issued: text('Rapports émis', 'Issued reports'),
  none: text('Aucun rapport n’est émis.', 'No report has been issued.'),
  number: text('Rapport {n}', 'Report {n}'),
  issuedBy: text('Émis le {at} par {who}', 'Issued {at} by {who}'),
  replaced: text('Remplacé : {reason}', 'Replaced: {reason}'),
  openPdf: text('Télécharger le PDF', 'Download the PDF'),
  hash: text('Empreinte {hash}', 'Hash {hash}'),
  hidden: text(
    'La synthèse est visible de l’équipe d’audit et de l’assurance qualité jusqu’à l’émission du rapport.',
    'The summary is shown to the audit team and QA until the report is issued.',
  ),
};
