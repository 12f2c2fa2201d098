import { text } from '../../../kernel/message';

export const questionnaireStatusMessages = {
  in_progress: text('En cours', 'In progress'),
  submitted: text('Envoyé', 'Submitted'),
  discarded: text('Abandonné', 'Given up'),
};

export const questionnaireWorkflowMessages = {
  submit: text('Envoyer', 'Submit'),
  submitSigned: text('Signer et envoyer', 'Sign and submit'),
  discard: text('Abandonner', 'Give up'),
  reopen: text('Rouvrir', 'Reopen'),
  wrongRole: text(
    'Seule la personne qui le remplit le fait ; un questionnaire envoyé est rouvert par l’AQ.',
    'Only the person who fills it does this; QA reopens one that was submitted.',
  ),
  wrongState: text(
    "L'état actuel du questionnaire ne le permet pas.",
    'The current state of the questionnaire does not allow it.',
  ),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  incomplete: text(
    'Il reste {n} {n|réponse|réponses} à compléter ou à corriger.',
    'There {n|is|are} {n} {n|answer|answers} to complete or to correct.',
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
    'Le dossier de ce questionnaire est clos ou annulé : on ne le commente plus.',
    'The case of this questionnaire is closed or void: it is no longer commented on.',
  ),
  reopened: text('Rouvert', 'Reopened'),
  signed: text('A rempli et vérifié', 'Filled and checked'),
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
    'There is no such case that you can read.',
  ),
  caseFrozen: text(
    'Ce dossier est approuvé, clos ou annulé : on n’y commence plus de questionnaire.',
    'This case is approved, closed or void: no questionnaire is begun for it any more.',
  ),
  photoUnknown: text(
    'Cette photo n’est pas sur le questionnaire.',
    'This photo is not among the files of the questionnaire.',
  ),
  templateUnknown: text('Ce modèle ne peut pas être rempli.', 'This template cannot be filled.'),
  notFilling: text(
    'Seule la personne qui le remplit répond, tant qu’il est en cours.',
    'Only the person who fills it answers, as long as it is in progress.',
  ),
};
