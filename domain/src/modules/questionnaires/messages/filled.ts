import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { stateWords } from '../../../messages/words/states';

export const questionnaireStatusMessages = {
  in_progress: stateWords.inProgress,
  submitted: stateWords.submitted,
  discarded: stateWords.discarded,
};

export const questionnaireWorkflowMessages = {
  submit: text('Envoyer', 'Submit'),
  submitSigned: text('Signer et envoyer', 'Sign and submit'),
  discard: commandWords.discard,
  reopen: commandWords.reopen,
  wrongRole: text(
    'Réservé à la personne qui le remplit ; seule l’AQ rouvre un questionnaire envoyé.',
    'Only the person filling it in can do this; only QA can reopen a submitted one.',
  ),
  wrongState: text(
    "L'état actuel du questionnaire ne le permet pas.",
    'The current state of the questionnaire does not allow it.',
  ),
  reasonMissing: fieldWords.giveReason,
  incomplete: text(
    'Il reste {n} {n|réponse|réponses} à compléter ou à corriger.',
    '{n} {n|answer|answers} to complete or correct.',
  ),
  signatureMissing: text('Ce questionnaire est signé à l’envoi.', 'This questionnaire is signed when it is submitted.'),
  noSignature: text(
    'Ce questionnaire s’envoie sans signature.',
    'This questionnaire is submitted without a signature.',
  ),
  caseFrozen: text(
    'Le dossier de ce questionnaire est approuvé, clos ou annulé : ses questionnaires ne changent plus, à moins que l’AQ ne le rouvre.',
    'The case of this questionnaire is approved, closed or void: its questionnaires no longer change unless QA reopens it.',
  ),
  caseEndedToComments: text(
    'Le dossier de ce questionnaire est clos ou annulé : il ne peut plus être commenté.',
    'The case of this questionnaire is closed or void: it can no longer be commented on.',
  ),
  reopened: stateWords.reopened,
  signed: text('A rempli et vérifié', 'Filled in and checked'),
};

export const questionnaireHistoryMessages = {
  photos: text('{n} {n|photo|photos}', '{n} {n|photo|photos}'),
  instances: text('{n} {n|partie|parties}', '{n} {n|part|parts}'),
  reportOf: text('Signalement du constat « {question} »', 'Report of the finding “{question}”'),
};

/** Why an answer that the template would take is refused: what it names is not there. */
export const namedAnswerMessages = {
  personUnknown: text('Choisissez une personne de l’entreprise.', 'Choose a person of the company.'),
  caseUnknown: text(
    'Ce dossier n’existe pas, ou vous ne pouvez pas le lire.',
    'This case does not exist, or you cannot read it.',
  ),
  caseFrozen: text(
    'Ce dossier est approuvé, clos ou annulé : aucun questionnaire ne peut plus y être commencé.',
    'This case is approved, closed or void: no questionnaire can be started for it.',
  ),
  photoUnknown: text(
    'Cette photo n’est pas jointe au questionnaire.',
    'This photo is not attached to the questionnaire.',
  ),
  templateUnknown: text('Ce modèle ne peut pas être rempli.', 'This template cannot be filled in.'),
  notFilling: text(
    'Seule la personne qui le remplit peut répondre, tant qu’il est en cours.',
    'Only the person filling it in can answer, while it is in progress.',
  ),
};
