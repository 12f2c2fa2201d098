import { english, text } from '../../../kernel/message';

export const caseActionMessages = {
  submit: text('Soumettre', 'Submit'),
  return: text('Retourner', 'Return'),
  approve: english('Approuver', 'Approve'),
  close: text('Clore', 'Close the case'),
  reopen: text('Rouvrir', 'Reopen'),
  void: text('Annuler le dossier', 'Void'),
  approved: english('Approuvé', 'Approved'),
  closed: text('Clos', 'Closed'),
  reopened: text('Rouvert', 'Reopened'),
  voided: text('Annulé', 'Voided'),
  onlyLeadWriter: text('Seul le rédacteur principal soumet le dossier.', 'Only the lead writer submits the case.'),
  onlyQa: text(
    'Réservé à l’assurance qualité, jamais au rédacteur principal de ce dossier.',
    'For QA, never for the lead writer of this case.',
  ),
  wrongRole: text('Vous n’avez pas ce droit sur ce dossier.', 'You do not have this right on this case.'),
  wrongState: text('L’état du dossier ne le permet pas.', 'The state of the case does not allow it.'),
  reasonMissing: text('Dites pourquoi.', 'Say why.'),
  stepsNotReady: text(
    '{n} {n|étape n’est pas prête|étapes ne sont pas prêtes} pour l’AQ.',
    '{n} {n|step is|steps are} not ready for QA.',
  ),
  questionnairesOpen: text(
    '{n} {n|questionnaire n’est pas envoyé|questionnaires ne sont pas envoyés}.',
    '{n} {n|questionnaire is|questionnaires are} not submitted.',
  ),
  stepsNotReviewed: text(
    '{n} {n|étape n’est pas revue|étapes ne sont pas revues} par l’AQ.',
    '{n} {n|step is|steps are} not reviewed by QA.',
  ),
  actionsOpen: text(
    '{n} {n|action est encore ouverte|actions sont encore ouvertes}.',
    '{n} {n|action is|actions are} still open.',
  ),
  effectivenessMissing: text(
    'La vérification d’efficacité demandée n’est pas enregistrée.',
    'The effectiveness check that was asked for is not recorded.',
  ),
  capasMissing: text(
    '{n} {n|cause attend|causes attendent} {n|la CAPA qui lui est due|les CAPA qui leur sont dues}.',
    '{n} {n|cause has|causes have} no CAPA though one is required.',
  ),
  checksOpen: text(
    '{n} {n|vérification|vérifications} d’efficacité de CAPA sans conclusion.',
    '{n} effectiveness {n|check|checks} of CAPAs without a verdict.',
  ),
  nothingToRecord: text(
    'Aucune vérification d’efficacité n’attend de conclusion.',
    'No effectiveness check is waiting for a verdict.',
  ),
  recordedAfterApproval: text(
    'La conclusion s’enregistre une fois le dossier approuvé.',
    'The verdict is recorded once the case is approved.',
  ),
  readOnly: text(
    'Le dossier n’est plus en cours : rouvrez-le pour le modifier.',
    'The case is no longer in progress: reopen it to change it.',
  ),
  closedToComments: text(
    'Le dossier est clos : rouvrez-le pour le commenter.',
    'The case is closed: reopen it to comment on it.',
  ),
  voidToComments: text(
    'Le dossier est annulé : il ne se commente plus.',
    'The case is void: it takes no more comments.',
  ),
  notYours: text(
    'Le rédacteur principal ou l’assurance qualité peuvent le changer.',
    'The lead writer or QA may change this.',
  ),
  onlyQaChanges: text('Seule l’assurance qualité peut le changer.', 'Only QA may change this.'),
  ownerUnknown: text(
    'Cette personne ne peut pas recevoir de dossier : choisissez un utilisateur actif.',
    'This person cannot take a case: choose an active user.',
  ),
  linkToItself: text('Un dossier ne se lie pas à lui-même.', 'A case is not linked to itself.'),
  linkUnknown: text('Il n’y a pas de dossier {id}.', 'There is no case {id}.'),
};

/** "Why can't I close?": each line says what stands in the way and where to go. */
export const blockerMessages = {
  stepNotReady: text('{step} n’est pas prête', '{step} is not ready'),
  questionnaireOpen: text('« {title} » n’est pas envoyé', '“{title}” is not submitted'),
  stepNotReviewed: text('{step} n’est pas revue par l’AQ', '{step} is not reviewed by QA'),
  notSubmitted: text('Le dossier n’est pas soumis', 'The case is not submitted'),
  notApproved: text('L’approbation n’est pas signée', 'The approval is not signed'),
  capaMissing: text('« {cause} » attend une CAPA', '“{cause}” has no CAPA yet'),
  checkOpen: text('L’efficacité de {capa} n’est pas vérifiée', 'The effectiveness of {capa} is not checked'),
  actionOpen: text('{action} n’est pas terminée', '{action} is not completed'),
};
