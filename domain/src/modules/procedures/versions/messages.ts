import { text } from '../../../kernel/message';

export const versionTitleMessages = {
  title: text('Version d’une procédure', 'Procedure version'),
  plural: text('Versions de procédures', 'Procedure versions'),
};

export const versionFieldMessages = {
  label: text('Version', 'Version'),
  procedure: text('Procédure', 'Procedure'),
  code: text('Code', 'Code'),
  title: text('Titre', 'Title'),
  versionNumber: text('Numéro de version', 'Version number'),
  summary: text('Résumé des changements', 'Summary of change'),
  coAuthors: text('Co-auteurs', 'Co-authors'),
  reviewers: text('Relecteurs', 'Reviewers'),
  approvers: text('Approbateurs', 'Approvers'),
  impact: text('Ce qu’il faut relire', 'What must be read anew'),
  plannedFrom: text('Entrée en vigueur prévue', 'Planned to come into force'),
  owner: text('Responsable', 'Owner'),
  author: text('Auteur', 'Author'),
  textHash: text('Empreinte du texte', 'Hash of the text'),
  pdf: text('PDF', 'PDF'),
  round: text('Tour', 'Round'),
  reviews: text('Relectures', 'Reviews'),
  approvals: text('Approbations', 'Approvals'),
  submittedAt: text('Soumise le', 'Submitted on'),
  approvedAt: text('Approuvée le', 'Approved on'),
  effectiveFrom: text('En vigueur depuis', 'In force since'),
  effectiveUntil: text('En vigueur jusqu’au', 'In force until'),
  text: text('Texte', 'Text'),
  awaits: text('M’attend', 'Waits for me'),
  awaitsMe: text('Moi', 'Me'),
  copy: text('Copies', 'Copies'),
};

export const impactMessages = {
  none: text('Rien : les formations restent valables', 'Nothing: training stays valid'),
  changed: text('Ce qui a changé', 'What has changed'),
  whole: text('Tout le texte', 'The whole text'),
};

export const versionStatusMessages = {
  draft: text('Brouillon', 'Draft'),
  in_review: text('En relecture', 'In review'),
  in_approval: text('En approbation', 'In approval'),
  approved: text('Approuvée', 'Approved'),
  effective: text('En vigueur', 'In force'),
  superseded: text('Remplacée', 'Superseded'),
  retired: text('Retirée', 'Retired'),
  discarded: text('Abandonnée', 'Discarded'),
};

export const versionMessages = {
  submit: text('Soumettre', 'Submit'),
  review: text('Marquer relue', 'Mark reviewed'),
  return: text('Renvoyer', 'Return'),
  approve: text('Approuver', 'Approve'),
  approveSignature: text('Version de procédure approuvée', 'Procedure version approved'),
  goLive: text('Mettre en vigueur sans attendre', 'Put in force untrained'),
  goLiveSignature: text('Mise en vigueur sans attendre les formations', 'Put in force without waiting for training'),
  withdraw: text('Reprendre', 'Withdraw'),
  withdrawSignature: text('Version approuvée reprise', 'Approved version withdrawn'),
  discard: text('Abandonner', 'Discard'),
  onlyAuthors: text('Réservé aux auteurs.', 'Authors only.'),
  onlyReviewers: text('Réservé aux relecteurs.', 'Reviewers only.'),
  onlyApprovers: text('Réservé aux approbateurs.', 'Approvers only.'),
  onlyReviewersOrApprovers: text('Réservé aux relecteurs et aux approbateurs.', 'Reviewers and approvers only.'),
  onlyInvolved: text('Réservé à qui participe à cette version.', 'Only those who take part in this version.'),
  wroteInIt: text(
    'Vous avez écrit dans cette version : une autre personne la relit et l’approuve.',
    'You wrote in this version: another person reviews and approves it.',
  ),
  isAuthor: text(
    'Vous avez écrit dans cette version : une autre personne de l’assurance qualité la met en vigueur.',
    'You wrote in this version: another person of QA puts it in force.',
  ),
  notQualified: text(
    'Vous n’êtes pas qualifié pour approuver cette version.',
    'You are not qualified to approve this version.',
  ),
  reviewedAlready: text('Vous l’avez déjà marquée relue.', 'You marked it reviewed already.'),
  approvedAlready: text('Vous l’avez déjà approuvée.', 'You approved it already.'),
  textMissing: text('Écrivez le texte ou joignez le PDF.', 'Write the text or attach the PDF.'),
  summaryMissing: text('Résumez ce qui change.', 'Summarise what changes.'),
  impactMissing: text('Indiquez ce qu’il faut relire.', 'Say what must be read anew.'),
  reviewersMissing: text('Choisissez au moins un relecteur.', 'Choose at least one reviewer.'),
  approversMissing: text('Choisissez au moins un approbateur.', 'Choose at least one approver.'),
  qaMissing: text('Choisissez un approbateur de l’assurance qualité.', 'Choose one approver of QA.'),
  plannedMissing: text('Indiquez quand elle entre en vigueur.', 'Say when it comes into force.'),
  titleMissing: text('Donnez un titre à la version.', 'Give the version a title.'),
  nothingChanged: text(
    'Ce texte est celui qui est en vigueur : changez-le d’abord.',
    'This text is the one in force: change it first.',
  ),
  anotherComes: text('Une autre version est en cours : {id}.', 'Another version is under way: {id}.'),
  personUnknown: text('Choisissez des utilisateurs actifs.', 'Choose active users.'),
  pdfUnknown: text('Joignez d’abord ce PDF à la version.', 'Attach this PDF to the version first.'),
  imageUnknown: text('Joignez d’abord cette image à la version.', 'Attach this image to the version first.'),
  wordUnknown: text(
    'Joignez d’abord ce document Word à la version.',
    'Attach this Word document to the version first.',
  ),
  lossUnconfirmed: text(
    'Ce document a changé : relisez ce qui est perdu, puis confirmez.',
    'This document has changed: look again at what is lost, then confirm.',
  ),
  notDraft: text(
    'Une version soumise ne change que si elle est renvoyée.',
    'A submitted version changes only once it is returned.',
  ),
  retiredProcedure: text('Cette procédure est retirée.', 'This procedure was retired.'),
};

/** What a version says of itself at the top of its page. */
export const versionBandMessages = {
  effective: text('En vigueur depuis le {day}', 'In force since {day}'),
  coming: text('À venir : prévue le {day}', 'Coming: planned for {day}'),
  held: text('Attend d’abord des formations : {names}', 'Waits for training first: {names}'),
  draft: text('Pas encore en vigueur', 'Not in force yet'),
  obsolete: text('Périmée depuis le {day}', 'Obsolete since {day}'),
  discarded: text('Abandonnée', 'Discarded'),
};
