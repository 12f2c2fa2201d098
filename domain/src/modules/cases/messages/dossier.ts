import { text } from '../../../kernel/message';
import { paperMessages } from '../../../messages/dossier';
import { questionnairePageTitles } from '../../../messages/shell/page-titles';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { caseWords } from './words';

/** The printed dossier of a case. */
export const dossierMessages = {
  ...paperMessages,
  title: text('Dossier {id}', 'Dossier {id}'),
  status: fieldWords.status,
  criticality: caseFieldWords.criticality,
  owner: caseFieldWords.leadWriter,
  reporter: caseFieldWords.reporter,
  report: caseWords.originalReport,
  detectionDate: text('Détecté le', 'Detected on'),
  openedAt: text('Ouvert le', 'Opened on'),
  dueDate: fieldWords.dueDate,
  cost: caseFieldWords.costOfPoorQuality,
  stepState: text('Prêt : {ready} · Revu : {reviewed}', 'Ready: {ready} · Reviewed: {reviewed}'),
  notMarked: fieldWords.no,
  nothing: text('–', '–'),
  questionnaires: questionnairePageTitles.questionnaires,
  notBegun: caseWords.notBegun,
  actions: text('Actions', 'Actions'),
  effectiveness: caseFieldWords.effectiveness,
  notAsked: text('Non exigée', 'Not required'),
  notRecorded: text('Pas encore enregistrée', 'Not recorded yet'),
  criterion: caseWords.criterion,
  verdict: text('Conclusion', 'Verdict'),
  effective: caseWords.effective,
  notEffective: caseWords.notEffective,
  links: text('Dossiers liés', 'Linked cases'),
  team: fieldWords.team,
  rootCause: caseFieldWords.rootCause,
  unclassified: caseWords.unclassified,
  therefore: caseWords.therefore,
  treeDrawing: caseWords.treeOfCauses,
  ishikawaDrawing: text('Diagramme d’Ishikawa', 'Ishikawa diagram'),
  eliminated: text('Cause éliminée : {rationale}', 'Eliminated cause: {rationale}'),
  notAnalysed: text('Aucune analyse n’a été lancée.', 'No analysis was run.'),
  analysed: text(
    'Analyse du {when} par {who}, parmi {n} {n|dossier|dossiers} :',
    'Analysis of {when} by {who}, among {n} {n|case|cases}:',
  ),
  dismissed: text('Écarté : {reason}', 'Dismissed: {reason}'),
};
