import { english, text } from '../../kernel/message';

export const trainingCommonMessages = {
  wrongState: text('Cet état ne le permet pas.', 'Not possible in this state.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  onlyKeepers: text('Réservé à l’assurance qualité et aux concepteurs.', 'QA and designers only.'),
  onlyAdmins: text('Réservé aux administrateurs de l’entreprise.', 'Company administrators only.'),
  retired: text('Cet élément est retiré et ne change plus.', 'This is retired and no longer changes.'),
  titleTaken: text('Ce titre est déjà pris : {id}.', 'This title is taken: {id}.'),
};

/** Why a signature is refused, with where what lacks is found. */
export const gateMessages = {
  notQualified: text(
    'Vous n’êtes pas qualifié pour signer cet acte. Il manque : {lacking}.',
    'You are not qualified to sign this. Missing: {lacking}.',
  ),
  openTraining: text('{title} ({id})', '{title} ({id})'),
};

/** What the pages of the module are called, in their tabs and in the palette. */
export const trainingPageMessages = {
  training: english('Training', 'Training'),
  mine: text('Mes formations', 'My training'),
  matrix: text('Matrice des qualifications', 'Training matrix'),
  requirements: text('Exigences de formation', 'Training requirements'),
  curricula: text('Programmes de formation', 'Curricula'),
  posts: text('Postes', 'Posts'),
  absences: text('Absences', 'Absences'),
};
