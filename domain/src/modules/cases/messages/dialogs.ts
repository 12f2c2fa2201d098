import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { caseWords } from './words';

/** The dialogs that change a property of a case, from its menu. */
export const casePropertyMessages = {
  now: recordPartWords.atPresent,
  newOwner: caseWords.newLeadWriter,
  newDueDate: recordPartWords.newDueDate,
  newCriticality: text('Nouvelle criticité', 'New criticality'),
  newCost: text('Coût de non-qualité, en euros', 'Cost of poor quality, in euros'),
  costInvalid: text(
    'Écrivez un nombre entier d’euros, 1 000 000 000 au plus.',
    'Write a whole number of euros, 1,000,000,000 at most.',
  ),
  noCost: text('aucun', 'none'),
  same: recordPartWords.anotherValue,
  note: recordPartWords.changeIsKept,
  change: commandWords.change,
  changed: text('Dossier modifié', 'Case changed'),
  changedMeanwhile: text(
    'Le dossier a changé entre-temps. Vérifiez les valeurs actuelles, puis confirmez de nouveau.',
    'The case has changed meanwhile. Check its current values, then confirm again.',
  ),
};

export const caseTeamMessages = {
  title: text('Les personnes du dossier', 'People on the case'),
  leadWriter: caseFieldWords.leadWriterInEnglish,
  reporter: text('Auteur du signalement', 'Report author'),
  member: text('Membre', 'Member'),
  noMember: text('Aucun autre membre dans l’équipe.', 'No other team member.'),
  add: text('Ajouter une personne', 'Add a person'),
  person: fieldWords.person,
  missing: text('Choisissez une personne.', 'Choose a person.'),
  part: text('Rôle dans le dossier', 'Role in the case'),
  addConfirm: commandWords.add,
  added: text('{name} a rejoint l’équipe du dossier', '{name} joined the case team'),
  remove: text('Retirer {name} du dossier', 'Remove {name} from the case'),
  removed: text('{name} a quitté l’équipe du dossier', '{name} left the case team'),
};

export const linkDialogMessages = {
  kind: caseFieldWords.kind,
  which: caseFieldWords.case,
  whichHelp: text('Numéro complet (NC_3066) ou mots du résumé.', 'A full number (NC_3066) or words from the summary.'),
  nothingFound: caseWords.noMatch,
  missing: text('Choisissez le dossier à lier.', 'Choose the case to link.'),
  note: text('Raison du lien', 'Reason for the link'),
  link: text('Lier', 'Link'),
  linked: text('{id} est lié', '{id} is linked'),
  removeTitle: text('Retirer un lien', 'Remove a link'),
  removeQuestion: text(
    'Retirer le lien entre {one} et {other} ? Il disparaît des deux dossiers.',
    'Remove the link between {one} and {other}? It disappears from both cases.',
  ),
  removeConfirm: text('Retirer le lien', 'Remove the link'),
};
