import { english, text } from '../../../kernel/message';

/** The dialogs that change a property of a case, from its menu. */
export const casePropertyMessages = {
  now: text('Actuellement : {value}', 'At present: {value}'),
  newOwner: text('Nouveau rédacteur principal', 'New lead writer'),
  newDueDate: text('Nouvelle échéance', 'New due date'),
  newCriticality: text('Nouvelle criticité', 'New criticality'),
  newCost: text('Coût de non-qualité, en euros', 'Cost of poor quality, in euros'),
  costInvalid: text(
    'Écrivez un nombre entier d’euros, 1 000 000 000 au plus.',
    'Write a whole number of euros, 1,000,000,000 at most.',
  ),
  noCost: text('aucun', 'none'),
  same: text('Choisissez une autre valeur que l’actuelle.', 'Choose another value than the present one.'),
  note: text('Le changement et sa raison restent dans l’historique.', 'The change and its reason stay in the history.'),
  change: text('Changer', 'Change'),
  changed: text('Dossier modifié', 'Case changed'),
  changedMeanwhile: text(
    'Le dossier a changé entre-temps. Vérifiez les valeurs actuelles, puis confirmez de nouveau.',
    'The case has changed meanwhile. Check its present values, then confirm again.',
  ),
};

export const caseTeamMessages = {
  title: text('Les personnes du dossier', 'The people of the case'),
  leadWriter: english('Rédacteur principal', 'Lead Writer'),
  reporter: text('Auteur du signalement', 'Author of the report'),
  member: text('Membre', 'Member'),
  noMember: text('Personne d’autre ne travaille sur ce dossier.', 'Nobody else works on this case.'),
  add: text('Ajouter une personne', 'Add a person'),
  person: text('Personne', 'Person'),
  missing: text('Choisissez une personne.', 'Choose a person.'),
  part: text('Rôle dans le dossier', 'Part in the case'),
  addConfirm: text('Ajouter', 'Add'),
  added: text('{name} travaille sur le dossier', '{name} works on the case'),
  remove: text('Retirer {name} du dossier', 'Take {name} off the case'),
  removed: text('{name} ne travaille plus sur le dossier', '{name} no longer works on the case'),
};

export const linkDialogMessages = {
  kind: text('Type de dossier', 'Kind of case'),
  which: text('Dossier', 'Case'),
  whichHelp: text('Numéro entier (NC_3066) ou mots du résumé.', 'A whole number (NC_3066) or words of the summary.'),
  nothingFound: text('Aucun dossier ne correspond', 'No case matches'),
  missing: text('Choisissez le dossier à lier.', 'Choose the case to link.'),
  note: text('Pourquoi ce lien', 'Why they belong together'),
  link: text('Lier', 'Link'),
  linked: text('{id} est lié', '{id} is linked'),
  removeTitle: text('Retirer un lien', 'Take a link off'),
  removeQuestion: text(
    'Retirer le lien entre {one} et {other} ? Il disparaît des deux dossiers.',
    'Take the link between {one} and {other} off? It goes from both cases.',
  ),
  removeConfirm: text('Retirer le lien', 'Take the link off'),
};
