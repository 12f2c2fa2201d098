import { english, text } from '../../../kernel/message';

/** The panel to the right of a case. */
export const casePanelMessages = {
  label: text('Panneau du dossier', 'Case panel'),
  team: english('Équipe', 'Team'),
  why: text('Pourquoi ne puis-je pas clore ?', "Why can't I close?"),
  history: text('Historique', 'History'),
  comments: english('Commentaires', 'Comments'),
  documents: text('Documents', 'Documents'),
  links: text('Liens', 'Links'),
};

/** "Why can't I close?": what is between the case as it is and its end. */
export const closingMessages = {
  left: text(
    '{n} {n|point empêche|points empêchent} encore la clôture',
    '{n} {n|thing stands|things stand} in the way',
  ),
  nothingLeft: text('Plus rien n’empêche la clôture', 'Nothing stands in the way'),
  nextSubmit: text('Prochaine porte : la soumission à l’AQ.', 'Next gate: submission to QA.'),
  nextApprove: text('Prochaine porte : l’approbation.', 'Next gate: approval.'),
  nextClose: text('Prochaine porte : la clôture.', 'Next gate: closing.'),
  mayClose: text('L’assurance qualité peut clore le dossier.', 'QA may close the case.'),
  closed: text('Le dossier est clos.', 'The case is closed.'),
  void: text('Le dossier est annulé : il ne sera pas clos.', 'The case is void: it will not be closed.'),
  submit: text('Soumettre à l’AQ', 'Submit to QA'),
  approve: text('Approuver', 'Approve'),
  close: text('Clore', 'Close'),
  gateLeft: text('reste {n}', '{n} left'),
  gatePassed: text('passée', 'passed'),
  gateFree: text('rien ne manque', 'nothing missing'),
  ready: text('{n|Prête|Prêtes} pour l’AQ', '{n|Ready|Ready} for QA'),
  reviewed: text('{n|Revue|Revues} par l’AQ', 'QA {n|Reviewed|Reviewed}'),
  completed: text('{n|Terminée|Terminées}', '{n|Completed|Completed}'),
  approvalBy: text('Par une personne de l’AQ, jamais par le rédacteur principal', 'By QA, never by the lead writer'),
  toReview: text(
    '{n} {n|étape attend|étapes attendent} la revue de l’AQ',
    '{n} {n|step waits|steps wait} for QA Reviewed',
  ),
  signatures: text('Signatures', 'Signatures'),
  noSignature: text('Personne n’a encore signé ce dossier.', 'Nobody has signed this case yet.'),
};

export const caseHistoryMessages = {
  period: text('Période', 'Period'),
  everything: text('Tout l’historique', 'Whole history'),
  sinceSeen: text('Depuis votre dernière lecture ({n})', 'Since you last looked ({n})'),
  sinceSigned: text('Depuis votre signature ({n})', 'Since you signed ({n})'),
  changed: text('{n} {n|champ a changé|champs ont changé}', '{n} {n|field has|fields have} changed'),
  nothingChanged: text('Aucun champ n’a une autre valeur qu’alors.', 'No field has another value than it had then.'),
  seenAt: text('Vous aviez tout lu jusqu’au {when}.', 'You had read everything up to {when}.'),
  signedAt: text('Vous avez signé le {when} ({meaning}).', 'You signed on {when} ({meaning}).'),
  stood: text('Le dossier à ce moment', 'The case as it stood'),
  stoodAt: text('Le dossier {id} au {when}', 'Case {id} as of {when}'),
  stoodHelp: text(
    'Chaque champ avec sa valeur juste après cet événement, lue dans la piste d’audit.',
    'Every field with its value just after this event, read from the audit trail.',
  ),
  stoodEmpty: text('Rien n’était encore écrit.', 'Nothing was written yet.'),
  theCase: text('Dossier', 'Case'),
  filesAdded: text('Fichiers ajoutés depuis l’ouverture', 'Files added since it was opened'),
};

export const caseFileMessages = {
  dropNow: text('Lâchez pour joindre au dossier', 'Release to attach to the case'),
  none: text('Aucun fichier n’est joint.', 'No file is attached.'),
  attachTitle: text('Joindre des fichiers', 'Attach files'),
  attachQuestion: text('Joindre {names} ?', 'Attach {names}?'),
  attachNote: text(
    'Le dossier est soumis à l’AQ : la raison est gardée dans son historique.',
    'The case is submitted to QA: the reason is kept in its history.',
  ),
  attach: text('Joindre', 'Attach'),
  removeTitle: text('Retirer un fichier', 'Take a file off'),
  removeQuestion: text('Retirer {name} du dossier ?', 'Take {name} off the case?'),
  removeNote: text(
    'Le fichier et la trace de son retrait restent conservés.',
    'The file and the trace of its removal are kept.',
  ),
  remove: text('Retirer', 'Take off'),
  removed: text('{name} a été retiré', '{name} was taken off'),
};

export const caseLinkMessages = {
  none: text('Aucun dossier n’est lié.', 'No case is linked.'),
  add: text('Lier un dossier', 'Link a case'),
  remove: text('Retirer le lien avec {id}', 'Take the link with {id} off'),
};

export const caseMenuMessages = {
  label: text('Autres actions', 'Other actions'),
  owner: text('Changer de rédacteur principal', 'Change the lead writer'),
  dueDate: text('Changer l’échéance', 'Change the due date'),
  criticality: text('Changer la criticité', 'Change the criticality'),
  cost: text('Saisir le coût', 'Enter the cost'),
  pdf: text('Dossier complet (PDF)', 'Dossier (PDF)'),
  json: text('Dossier complet (JSON)', 'Dossier (JSON)'),
  print: text('Imprimer la page', 'Print the page'),
  copyLink: text('Copier le lien', 'Copy the link'),
  copied: text('Lien copié', 'Link copied'),
  notCopied: text('Le lien n’a pas pu être copié : {link}', 'The link could not be copied: {link}'),
};
