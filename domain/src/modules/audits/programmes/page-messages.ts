import { text } from '../../../kernel/message';

export const programmePageMessages = {
  editLines: text('Modifier les lignes', 'Edit the lines'),
  readLines: text('Voir les lignes', 'See the lines'),
  toProgramme: text('Retour au programme', 'Back to the programme'),
  calendar: text('Calendrier des audits', 'Audit calendar'),
  audits: text('Audits du programme', 'Audits of the programme'),
  revision: text('Révision {n}', 'Revision {n}'),
  approvedRevision: text(
    'La révision {n}, approuvée, continue de créer les audits.',
    'Revision {n}, approved, still makes the audits.',
  ),
  planned: text('Les audits sont créés à partir de la révision {n}.', 'Audits are made from revision {n}.'),
  notYet: text(
    'Les audits sont créés une fois le programme approuvé.',
    'Audits are made once the programme is approved.',
  ),
  complete: text('Toutes les lignes sont complètes.', 'All lines are complete.'),
  dependent: text(
    '{n} {n|ligne a|lignes ont} un responsable d’audit non indépendant à son prochain audit.',
    '{n} {n|line has|lines have} a lead auditor who is not independent at its next audit.',
  ),
};

/** The table of a programme's lines, and the form of one. */
export const lineTableMessages = {
  count: text('{n} {n|ligne|lignes}', '{n} {n|line|lines}'),
  counted: text('{shown} sur {n} lignes', '{shown} of {n} lines'),
  incomplete: text(
    '{n} {n|ligne à compléter|lignes à compléter} avant l’approbation',
    '{n} {n|line|lines} to complete before approval',
  ),
  search: text('Chercher une ligne', 'Search the lines'),
  none: text('Aucune ligne. Ajoutez ce qui est à auditer.', 'No line yet. Add what is to be audited.'),
  noneFound: text('Aucune ligne ne contient ce mot.', 'No line contains this word.'),
  add: text('Ajouter une ligne', 'Add a line'),
  copy: text('Copier la ligne {n}', 'Copy line {n}'),
  remove: text('Retirer la ligne {n}', 'Remove line {n}'),
  open: text('Ouvrir la ligne {n}', 'Open line {n}'),
  removed: text('Ligne {n} retirée.', 'Line {n} removed.'),
  undo: text('Annuler', 'Undo'),
  full: text('Un programme a {max} lignes au plus.', 'A programme has at most {max} lines.'),
  nextRow: text('Ligne suivante', 'Next line'),
  previousRow: text('Ligne précédente', 'Previous line'),
  number: text('N°', 'No.'),
  where: text('Services ou fournisseur', 'Departments or supplier'),
  dayCount: text('{n} {n|jour|jours}', '{n} {n|day|days}'),
  what: text('Processus et référentiels', 'Processes and standards'),
  when: text('Quand', 'When'),
  audits: text('Audits', 'Audits'),
  actions: text('Actions', 'Actions'),
  missing: text('À compléter', 'To complete'),
  dependent: text('Pas indépendant', 'Not independent'),
  readOnly: text('Révisez le programme pour en changer les lignes.', 'Revise the programme to change its lines.'),
};

export const lineFormMessages = {
  newTitle: text('Nouvelle ligne', 'New line'),
  title: text('Ligne {n}', 'Line {n}'),
  noTemplate: text('Choisir plus tard', 'Choose later'),
  leadHelp: text('Doit être indépendant des services audités.', 'Must be independent of the audited departments.'),
  everyMonth: text('Tous les mois', 'Every month'),
  everyMonths: text('Tous les {n} mois', 'Every {n} months'),
  siteMissing: text('Indiquez le site.', 'Give the site.'),
  dayMissing: text('Indiquez le premier jour.', 'Give the first day.'),
  standardMissing: text('Nommez le référentiel.', 'Name the standard.'),
  lengthWrong: text('Indiquez de 1 à {max} jours.', 'Give 1 to {max} days.'),
  saveAndNext: text('Enregistrer et ajouter une autre', 'Save and add another'),
  made: text('Audits de cette ligne', 'Audits of this line'),
  noneMade: text('Aucun audit créé pour l’instant.', 'No audit made yet.'),
  firstMade: text('Les {n} derniers, sur {total}.', 'The latest {n} of {total}.'),
};
