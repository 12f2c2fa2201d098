import { english, french, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { stateWords } from '../../../messages/words/states';
import { caseWords } from './words';

export const casePageMessages = {
  loading: english('Chargement des données...', 'Loading data...'),
  notFound: english('{kind} {id} introuvable.', '{kind} with ID {id} not found.'),
  notFoundHelp: text(
    'Vérifiez le numéro dans l’adresse, ou demandez-le à la personne qui vous l’a donné.',
    'Check the number in the address, or ask the person who gave it to you.',
  ),
  detectionDate: english('Date de détection :', 'Detection Date:'),
  leadWriter: caseFieldWords.leadWriterInEnglish,
  dueDate: fieldWords.dueDateInEnglish,
  cost: caseFieldWords.cost,
  actions: caseFieldWords.immediateActionsInEnglish,
  noActions: text('Aucune action immédiate n’a été signalée.', 'No immediate action was reported.'),
  done: stateWords.doneInEnglish,
  files: caseFieldWords.documentationInEnglish,
  noFiles: text('Aucun fichier n’a été joint.', 'No file was attached.'),
  origin: caseWords.originalReport,
  originReserved: text(
    'Le signalement est accessible à son auteur, aux validateurs, à l’assurance qualité et aux administrateurs.',
    'The report is available to its author, validators, quality assurance and administrators.',
  ),

  next: text('Étape suivante', 'Next step'),
  previous: commandWords.previousInEnglish,
  steps: text('Étapes du dossier', 'Steps of the case'),
  stepSum: text(
    '{ready} sur {total} {ready|prête|prêtes} pour l’AQ, {reviewed} {reviewed|revue|revues}',
    '{ready} of {total} ready for QA, {reviewed} reviewed',
  ),
  legend: text('Légende', 'Legend'),
  complete: text('Complète', 'Complete'),
  pickStep: french('Sélectionnez une étape dans la liste de gauche', 'Choose a step from the list on the left'),
  pickStepHelp: text(
    'Chaque étape du dossier s’ouvre ici, pour être lue, écrite et revue.',
    'Each step of the case opens here, to be read, written and reviewed.',
  ),
  presence: text('Aussi sur ce dossier', 'Also on this case'),
  isAt: text('{name} est sur {step}', '{name} is on {step}'),
  isHere: text('{name} a ouvert ce dossier', '{name} has this case open'),
  moreHere: text('et {n} {n|autre|autres}', 'and {n} {n|other|others}'),
};

/** Moving the case on: the buttons of the header and what they ask. */
export const caseMoveMessages = {
  submitQuestion: text('Soumettre {id} à l’assurance qualité ?', 'Submit {id} to QA?'),
  returnQuestion: text('Pourquoi retournez-vous {id} ?', 'Why are you returning {id}?'),
  closeQuestion: text('Clore {id} ?', 'Close {id}?'),
  reopenQuestion: recordPartWords.whyReopen,
  voidQuestion: text('Pourquoi annulez-vous {id} ?', 'Why are you voiding {id}?'),
  submitNote: text(
    'Les étapes ne sont plus modifiables tant que l’assurance qualité n’a pas retourné le dossier.',
    'The steps cannot be changed until QA returns the case.',
  ),
  returnNote: text(
    'Le rédacteur principal est prévenu et peut de nouveau écrire.',
    'The lead writer is notified and can write again.',
  ),
  closeNote: text(
    'Le dossier reste lisible ; le rouvrir exige une raison et une signature. Votre signature est demandée ensuite.',
    'The case can still be read; reopening it requires a reason and a signature. You will sign next.',
  ),
  reopenNote: text(
    'Le dossier revient « en cours ». Votre signature est demandée ensuite.',
    'The case is in progress again. You will sign next.',
  ),
  voidNote: text(
    'Un dossier annulé ne se rouvre pas ; rien n’est effacé. Votre signature est demandée ensuite.',
    'A void case cannot be reopened; nothing is deleted. You will sign next.',
  ),
  continue: caseWords.toSignature,
  signatureTitle: recordPartWords.signature,
  approveAndSign: commandWords.approveAndSign,
  closeAndSign: text('Clore et signer', 'Close and sign'),
  reopenAndSign: text('Rouvrir et signer', 'Reopen and sign'),
  voidAndSign: text('Annuler le dossier et signer', 'Void and sign'),
  moved: recordPartWords.moved,
  changedMeanwhile: text(
    'Ce dossier a changé entre-temps. Il est maintenant à jour : vérifiez, puis recommencez.',
    'This case changed meanwhile. It is now up to date: check it, then try again.',
  ),
};
