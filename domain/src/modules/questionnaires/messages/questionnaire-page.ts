import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { questionnaireWords } from './words';

/** The page of one questionnaire. */
export const questionnairePageMessages = {
  notFound: text('Questionnaire {id} introuvable', 'Questionnaire {id} was not found'),
  notFoundHelp: text('Vérifiez le numéro, ou cherchez-le dans la liste.', 'Check the number, or search the list.'),
  toList: text('Tous les questionnaires', 'All questionnaires'),
  version: text('Version {n} du modèle', 'Version {n} of the template'),
  filledBy: questionnaireWords.filledByNamed,
  startedAt: text('Commencé le {when}', 'Started on {when}'),
  submittedAt: text('Envoyé le {when}', 'Submitted on {when}'),
  forCase: text('Pour {id}', 'For {id}'),
  saved: text('Réponses enregistrées', 'Answers saved'),
  pdf: text('PDF', 'PDF'),
  preparing: text('{name} est en préparation', '{name} is being prepared'),
  pdfSaved: text('{name} est téléchargé', '{name} is downloaded'),
  pdfFailed: text('Le PDF n’a pas pu être préparé.', 'The PDF could not be prepared.'),
  changedMeanwhile: text(
    'Le questionnaire a changé entre-temps. Relisez-le, puis recommencez.',
    'The questionnaire has changed meanwhile. Check it, then try again.',
  ),
  moved: recordPartWords.moved,
  othersFill: text('Lecture seule : rempli par {who}.', 'Read only: being filled in by {who}.'),
  ended: text(
    'Ce questionnaire a été envoyé ou abandonné sur un autre appareil.',
    'This questionnaire was submitted or discarded on another device.',
  ),
  problems: text(
    'Il reste {n} {n|réponse|réponses} à compléter ou à corriger avant l’envoi.',
    '{n} {n|answer|answers} to complete or correct before submitting.',
  ),
  otherProblems: text('et {n} de plus', 'and {n} more'),
  placeProblem: text('{place} : {problem}', '{place}: {problem}'),
  submitNote: text(
    'Après l’envoi, les réponses ne changent plus ; l’AQ peut rouvrir le questionnaire.',
    'Once submitted, the answers no longer change; QA can reopen the questionnaire.',
  ),
  signatureTitle: text('Signer le questionnaire', 'Sign the questionnaire'),
  discardQuestion: text('Abandonner le questionnaire {id} ?', 'Discard questionnaire {id}?'),
  discardNote: text(
    'Il reste dans la liste avec ses réponses, mais ne peut plus être rempli.',
    'It stays in the list with its answers, but can no longer be filled in.',
  ),
  reopenQuestion: text('Rouvrir le questionnaire {id} ?', 'Reopen the questionnaire {id}?'),
  reopenNote: text(
    'La personne qui l’a rempli peut de nouveau changer ses réponses, puis le renvoyer.',
    'The person who filled it in can change the answers and submit it again.',
  ),
  conflictTitle: text('Réponses saisies aussi sur un autre appareil', 'Also answered on another device'),
  conflictNote: text(
    'Ces questions ont reçu deux réponses différentes. Choisissez celle qui compte.',
    'These questions have two different answers. Choose the one that counts.',
  ),
  noAnswer: text('(sans réponse)', '(no answer)'),
  keepChosen: text('Garder ces réponses', 'Keep these answers'),
  result: text('Résultat', 'Result'),
  points: text('{points} points sur {possible}', '{points} points of {possible}'),
  failed: questionnaireWords.criticalFailure,
  findings: caseFieldWords.findings,
  noFindings: text('Aucune réponse n’est un constat.', 'No answer is a finding.'),
  reportFinding: text('Signaler ce constat', 'Report this finding'),
  reporting: text('Signalement en cours…', 'Reporting…'),
  reported: text('{id} est créé.', '{id} created.'),
  openReport: text('Ouvrir le signalement {id}', 'Open report {id}'),
  reportFailed: text('Le constat n’a pas pu être signalé.', 'The finding could not be reported.'),
  more: text('Commentaires, fichiers et historique', 'Comments, files and history'),
  comments: recordPartWords.comments,
  files: recordPartWords.files,
  noFiles: text('Aucun fichier', 'No file'),
  history: recordPartWords.history,
};
