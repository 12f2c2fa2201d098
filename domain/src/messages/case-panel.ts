import { english, french } from '../kernel/message';

/** The panel to the right of a case. */
export const casePanelMessages = {
  label: french('Panneau du dossier', 'Case panel'),
  why: english('Pourquoi ne puis-je pas clore ?', "Why can't I close?"),
  history: english('Historique', 'History'),
  comments: english('Commentaires', 'Comments'),
  documents: english('Documents', 'Documents'),
  links: english('Liens', 'Links'),
};

/** "Why can't I close?": what is between the case as it is and its end. */
export const closingMessages = {
  left: french(
    '{n} {n|point empêche|points empêchent} encore la clôture',
    '{n} {n|thing stands|things stand} in the way',
  ),
  nothingLeft: french('Plus rien n’empêche la clôture', 'Nothing stands in the way'),
  nextSubmit: french('Prochaine porte : la soumission à l’AQ.', 'Next gate: submission to QA.'),
  nextApprove: french('Prochaine porte : l’approbation.', 'Next gate: approval.'),
  nextClose: french('Prochaine porte : la clôture.', 'Next gate: closing.'),
  mayClose: french('L’assurance qualité peut clore le dossier.', 'QA may close the case.'),
  closed: french('Le dossier est clos.', 'The case is closed.'),
  void: french('Le dossier est annulé : il ne sera pas clos.', 'The case is void: it will not be closed.'),
  submit: french('Soumettre à l’AQ', 'Submit to QA'),
  approve: french('Approuver', 'Approve'),
  close: french('Clore', 'Close'),
  gateLeft: french('reste {n}', '{n} left'),
  gatePassed: french('passée', 'passed'),
  gateFree: french('rien ne manque', 'nothing missing'),
  ready: french('{n|Prête|Prêtes} pour l’AQ', '{n|Ready|Ready} for QA'),
  reviewed: french('{n|Revue|Revues} par l’AQ', 'QA {n|Reviewed|Reviewed}'),
  completed: french('{n|Terminée|Terminées}', '{n|Completed|Completed}'),
  approvalBy: french('Par une personne de l’AQ, jamais par le rédacteur principal', 'By QA, never by the lead writer'),
  toReview: french(
    '{n} {n|étape attend|étapes attendent} la revue de l’AQ',
    '{n} {n|step waits|steps wait} for QA Reviewed',
  ),
  signatures: french('Signatures', 'Signatures'),
  noSignature: french('Personne n’a encore signé ce dossier.', 'Nobody has signed this case yet.'),
};

export const caseHistoryMessages = {
  period: french('Période', 'Period'),
  everything: french('Tout l’historique', 'Whole history'),
  sinceSeen: french('Depuis votre dernière lecture ({n})', 'Since you last looked ({n})'),
  sinceSigned: french('Depuis votre signature ({n})', 'Since you signed ({n})'),
  changed: french('{n} {n|champ a changé|champs ont changé}', '{n} {n|field has|fields have} changed'),
  nothingChanged: french('Aucun champ n’a une autre valeur qu’alors.', 'No field has another value than it had then.'),
  seenAt: french('Vous aviez tout lu jusqu’au {when}.', 'You had read everything up to {when}.'),
  signedAt: french('Vous avez signé le {when} ({meaning}).', 'You signed on {when} ({meaning}).'),
  stood: french('Le dossier à ce moment', 'The case as it stood'),
  stoodAt: french('Le dossier {id} au {when}', 'Case {id} as of {when}'),
  stoodHelp: french(
    'Chaque champ avec sa valeur juste après cet événement, lue dans la piste d’audit.',
    'Every field with its value just after this event, read from the audit trail.',
  ),
  stoodEmpty: french('Rien n’était encore écrit.', 'Nothing was written yet.'),
  theCase: french('Dossier', 'Case'),
  filesAdded: french('Fichiers ajoutés depuis l’ouverture', 'Files added since it was opened'),
};

export const caseFileMessages = {
  dropNow: french('Lâchez pour joindre au dossier', 'Release to attach to the case'),
  none: french('Aucun fichier n’est joint.', 'No file is attached.'),
  removeTitle: french('Retirer un fichier', 'Take a file off'),
  removeQuestion: french('Retirer {name} du dossier ?', 'Take {name} off the case?'),
  removeNote: french(
    'Le fichier et la trace de son retrait restent conservés.',
    'The file and the trace of its removal are kept.',
  ),
  remove: french('Retirer', 'Take off'),
  removed: french('{name} a été retiré', '{name} was taken off'),
};

export const caseLinkMessages = {
  none: french('Aucun dossier n’est lié.', 'No case is linked.'),
  add: french('Lier un dossier', 'Link a case'),
  kind: french('Type de dossier', 'Kind of case'),
  which: french('Dossier', 'Case'),
  whichHelp: french('Numéro entier (NC_3066) ou mots du résumé.', 'A whole number (NC_3066) or words of the summary.'),
  nothingFound: french('Aucun dossier ne correspond', 'No case matches'),
  missing: french('Choisissez le dossier à lier.', 'Choose the case to link.'),
  note: french('Pourquoi ce lien', 'Why they belong together'),
  link: french('Lier', 'Link'),
  linked: french('{id} est lié', '{id} is linked'),
  remove: french('Retirer le lien avec {id}', 'Take the link with {id} off'),
  removeTitle: french('Retirer un lien', 'Take a link off'),
  removeQuestion: french(
    'Retirer le lien entre {one} et {other} ? Il disparaît des deux dossiers.',
    'Take the link between {one} and {other} off? It goes from both cases.',
  ),
  removeConfirm: french('Retirer le lien', 'Take the link off'),
};

export const caseTeamMessages = {
  button: english('Équipe', 'Team'),
  title: french('Les personnes du dossier', 'The people of the case'),
  leadWriter: english('Rédacteur principal', 'Lead Writer'),
  reporter: french('Auteur du signalement', 'Author of the report'),
  member: french('Membre', 'Member'),
  nobody: french('Personne d’autre ne travaille sur ce dossier.', 'Nobody else works on this case.'),
  add: french('Ajouter une personne', 'Add a person'),
  person: french('Personne', 'Person'),
  missing: french('Choisissez une personne.', 'Choose a person.'),
  part: french('Rôle dans le dossier', 'Part in the case'),
  addConfirm: french('Ajouter', 'Add'),
  added: french('{name} travaille sur le dossier', '{name} works on the case'),
  remove: french('Retirer {name} du dossier', 'Take {name} off the case'),
  removed: french('{name} ne travaille plus sur le dossier', '{name} no longer works on the case'),
};

export const caseMenuMessages = {
  label: french('Autres actions', 'Other actions'),
  owner: french('Changer de rédacteur principal', 'Change the lead writer'),
  dueDate: french('Changer l’échéance', 'Change the due date'),
  criticality: french('Changer la criticité', 'Change the criticality'),
  pdf: french('Dossier complet (PDF)', 'Dossier (PDF)'),
  json: french('Dossier complet (JSON)', 'Dossier (JSON)'),
  print: french('Imprimer la page', 'Print the page'),
  copyLink: french('Copier le lien', 'Copy the link'),
  copied: french('Lien copié', 'Link copied'),
  notCopied: french('Le lien n’a pas pu être copié : {link}', 'The link could not be copied: {link}'),
  preparing: french('Préparation de {name}…', 'Preparing {name}…'),
  saved: french('{name} est enregistré', '{name} is saved'),
  dossierFailed: french('Le dossier n’a pas pu être préparé.', 'The dossier could not be prepared.'),
  now: french('Actuellement : {value}', 'At present: {value}'),
  newOwner: french('Nouveau rédacteur principal', 'New lead writer'),
  newDueDate: french('Nouvelle échéance', 'New due date'),
  newCriticality: french('Nouvelle criticité', 'New criticality'),
  same: french('Choisissez une autre valeur que l’actuelle.', 'Choose another value than the present one.'),
  note: french(
    'Le changement et sa raison restent dans l’historique.',
    'The change and its reason stay in the history.',
  ),
  change: french('Changer', 'Change'),
  changed: french('Dossier modifié', 'Case changed'),
  changedMeanwhile: french(
    'Le dossier a changé entre-temps. Vérifiez les valeurs actuelles, puis confirmez de nouveau.',
    'The case has changed meanwhile. Check its present values, then confirm again.',
  ),
};
