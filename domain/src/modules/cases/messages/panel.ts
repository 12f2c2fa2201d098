import { english, text } from '../../../kernel/message';
import { recordFileMessages } from '../../../messages/record-page';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { caseWords } from './words';

/** The panel to the right of a case. */
export const casePanelMessages = {
  label: text('Panneau du dossier', 'Case panel'),
  team: english('Équipe', 'Team'),
  why: text('Pourquoi ne puis-je pas clore ?', "Why can't I close?"),
  history: recordPartWords.history,
  comments: recordPartWords.commentsInEnglish,
  documents: recordPartWords.documents,
  links: recordPartWords.links,
};

/** "Why can't I close?": what is between the case as it is and its end. */
export const closingMessages = {
  left: text(
    '{n} {n|point reste à régler|points restent à régler} avant la clôture',
    '{n} {n|item|items} left before closing',
  ),
  nothingLeft: text('Prêt pour la clôture', 'Ready to close'),
  nextSubmit: text('Prochaine étape : soumission à l’AQ.', 'Next stage: submission to QA.'),
  nextApprove: text('Prochaine étape : approbation.', 'Next stage: approval.'),
  nextClose: text('Prochaine étape : clôture.', 'Next stage: closing.'),
  mayClose: text('L’assurance qualité peut clore le dossier.', 'QA may close the case.'),
  closed: text('Le dossier est clos.', 'The case is closed.'),
  void: text('Le dossier est annulé : il ne sera pas clos.', 'The case is void: it will not be closed.'),
  submit: text('Soumettre à l’AQ', 'Submit to QA'),
  approve: text('Approuver', 'Approve'),
  close: text('Clore', 'Close'),
  gateLeft: text('reste {n}', '{n} left'),
  gatePassed: text('franchie', 'passed'),
  gateFree: text('rien de plus à faire', 'nothing left to do'),
  ready: text('{n|Prête|Prêtes} pour l’AQ', '{n|Ready|Ready} for QA'),
  reviewed: text('{n|Revue|Revues} par l’AQ', 'QA {n|Reviewed|Reviewed}'),
  completed: text('{n|Terminée|Terminées}', '{n|Completed|Completed}'),
  approvalBy: text('AQ uniquement (pas le rédacteur principal)', 'QA only (not the lead writer)'),
  toReview: text('{n} {n|étape attend|étapes attendent} la revue de l’AQ', '{n} {n|step|steps} waiting for QA review'),
  signatures: text('Signatures', 'Signatures'),
  noSignature: text('Personne n’a encore signé ce dossier.', 'Nobody has signed this case yet.'),
};

export const caseHistoryMessages = {
  period: fieldWords.period,
  everything: text('Tout l’historique', 'Whole history'),
  sinceSeen: text('Depuis votre dernière lecture ({n})', 'Since you last looked ({n})'),
  sinceSigned: text('Depuis votre signature ({n})', 'Since you signed ({n})'),
  changed: text('{n} {n|champ a changé|champs ont changé}', '{n} {n|field has|fields have} changed'),
  nothingChanged: text('Aucun champ n’a changé depuis.', 'No field has changed since.'),
  seenAt: text('Vous aviez tout lu jusqu’au {when}.', 'You had read everything up to {when}.'),
  signedAt: text('Vous avez signé le {when} ({meaning}).', 'You signed on {when} ({meaning}).'),
  stood: text('Le dossier à ce moment', 'The case at that time'),
  stoodAt: text('Le dossier {id} au {when}', 'Case {id} as of {when}'),
  stoodHelp: text(
    'Chaque champ avec sa valeur juste après cet événement, lue dans la piste d’audit.',
    'Every field with its value right after this event, from the audit trail.',
  ),
  stoodEmpty: text('Rien n’était encore rédigé.', 'Nothing had been written yet.'),
  theCase: caseFieldWords.case,
  filesAdded: text('Fichiers ajoutés depuis l’ouverture', 'Files added since it was opened'),
};

export const caseFileMessages = {
  dropNow: text('Lâchez pour joindre au dossier', 'Release to attach to the case'),
  none: recordFileMessages.none,
  attachTitle: recordFileMessages.attachTitle,
  attachQuestion: recordFileMessages.attachQuestion,
  attachNote: text(
    'Le dossier est soumis à l’AQ : la raison est gardée dans son historique.',
    'The case is submitted to QA: the reason is kept in its history.',
  ),
  attach: commandWords.attach,
  removeTitle: recordFileMessages.removeTitle,
  removeQuestion: text('Retirer {name} du dossier ?', 'Remove {name} from the case?'),
  removeNote: recordFileMessages.removeNote,
  remove: commandWords.remove,
  removed: recordFileMessages.removed,
};

export const caseLinkMessages = {
  none: text('Aucun dossier n’est lié.', 'No case is linked.'),
  add: text('Lier un dossier', 'Link a case'),
  remove: text('Retirer le lien avec {id}', 'Remove the link with {id}'),
};

export const caseMenuMessages = {
  label: text('Autres actions', 'Other actions'),
  owner: caseWords.changeLeadWriter,
  dueDate: recordPartWords.changeDueDate,
  criticality: text('Changer la criticité', 'Change the criticality'),
  cost: text('Saisir le coût', 'Enter the cost'),
  pdf: text('Dossier complet (PDF)', 'Dossier (PDF)'),
  json: text('Dossier complet (JSON)', 'Dossier (JSON)'),
  print: text('Imprimer la page', 'Print the page'),
  copyLink: text('Copier le lien', 'Copy the link'),
  copied: text('Lien copié', 'Link copied'),
  notCopied: text('Le lien n’a pas pu être copié : {link}', 'The link could not be copied: {link}'),
};
