import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { stateWords } from '../../../messages/words/states';

export const caseActionMessages = {
  submit: text('Soumettre', 'Submit'),
  return: text('Retourner', 'Return'),
  approve: stateWords.approveInEnglish,
  close: text('Clore', 'Close the case'),
  reopen: commandWords.reopen,
  void: text('Annuler le dossier', 'Void'),
  approved: stateWords.approvedInEnglish,
  closed: text('Clos', 'Closed'),
  reopened: stateWords.reopened,
  voided: text('Annulé', 'Voided'),
  onlyLeadWriter: text(
    'Seul le rédacteur principal peut soumettre le dossier.',
    'Only the lead writer can submit the case.',
  ),
  onlyQa: text(
    'Réservé à l’AQ (pas au rédacteur principal de ce dossier).',
    'QA only (not the lead writer of this case).',
  ),
  wrongRole: text('Vous n’avez pas ce droit sur ce dossier.', 'You do not have this right on this case.'),
  whileInProgress: text('Possible tant que le dossier est en cours.', 'Available while the case is in progress.'),
  onceSubmitted: text('Possible quand le dossier est soumis à l’AQ.', 'Available once the case is submitted to QA.'),
  onceApproved: text('Possible après l’approbation.', 'Available after approval.'),
  ended: text('Le dossier est clos ou annulé.', 'The case is closed or void.'),
  reasonMissing: fieldWords.giveReason,
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
    'La vérification d’efficacité exigée n’est pas enregistrée.',
    'The required effectiveness check is not recorded.',
  ),
  capasMissing: text(
    '{n} {n|cause est|causes sont} sans CAPA alors qu’elle est obligatoire.',
    '{n} {n|cause has|causes have} no CAPA although one is required.',
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
    'Le dossier est annulé : il ne peut plus être commenté.',
    'The case is void: it can no longer be commented on.',
  ),
  notYours: text(
    'Seuls le rédacteur principal et l’assurance qualité peuvent le changer.',
    'Only the lead writer or QA can change this.',
  ),
  onlyQaChanges: text('Seule l’assurance qualité peut le changer.', 'Only QA can change this.'),
  ownerUnknown: caseFieldWords.personCannotTake,
  linkToItself: text('Un dossier ne peut pas être lié à lui-même.', 'A case cannot be linked to itself.'),
  linkUnknown: text('Le dossier {id} n’existe pas.', 'Case {id} does not exist.'),
};

/** "Why can't I close?": each line says what stands in the way and where to go. */
export const blockerMessages = {
  stepNotReady: text('{step} : à terminer', '{step}: to finish'),
  questionnaireOpen: text('« {title} » : à envoyer', '“{title}”: to submit'),
  stepNotReviewed: text('{step} : à revoir par l’AQ', '{step}: QA review to do'),
  notSubmitted: text('Dossier à soumettre à l’AQ', 'Case to submit to QA'),
  notApproved: text('Approbation à signer', 'Approval to sign'),
  capaMissing: text('« {cause} » : CAPA à créer', '“{cause}”: CAPA to create'),
  checkOpen: text('Efficacité de {capa} à vérifier', 'Effectiveness of {capa} to check'),
  actionOpen: text('{action} : à terminer', '{action}: to complete'),
};
