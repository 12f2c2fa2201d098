import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';

export const glossaryPageMessages = {
  intro: text(
    'Différents mots pour la même notion : la recherche de dossiers similaires les considère comme équivalents, en français, en anglais et en abrégé. Un changement s’applique aussitôt à toute l’entreprise.',
    'Different words for the same thing: the search for similar cases treats them as equivalent, in French, in English and abbreviated. A change applies at once to the whole company.',
  ),
  readOnly: text(
    'Lecture seule : seuls les concepteurs et l’administrateur de l’entreprise modifient le glossaire.',
    'Read only: only designers and the company administrator can change the glossary.',
  ),

  own: text('Vos groupes', 'Your groups'),
  ownCount: text('{n} {n|groupe|groupes}', '{n} {n|group|groups}'),
  ownEmpty: text('Aucun groupe personnalisé', 'No group of your own'),
  ownEmptyHelp: text(
    'Ajoutez les mots de votre atelier : noms de machines, abréviations, termes d’un fournisseur.',
    'Add the words of your shop floor: machine names, abbreviations, supplier terms.',
  ),
  words: text('Mots', 'Words'),
  wordsLabel: text('Mots qui veulent dire la même chose', 'Words that mean the same'),
  wordsHelp: text(
    'De 2 à 12 mots ou courtes expressions, séparés par une virgule ou « = ».',
    'From 2 to 12 words or short phrases, separated by a comma or “=”.',
  ),
  wordsExample: text('groupe motopompe = motor pump', 'groupe motopompe = motor pump'),
  add: commandWords.add,
  added: text('Groupe ajouté. La recherche en tient compte.', 'Group added. The search takes it into account.'),
  joins: text('S’ajoute à : {group}', 'Adds to: {group}'),
  joinsNothing: text('Nouveau groupe', 'New group'),
  changed: text('Modifié par {who} le {day}', 'Changed by {who} on {day}'),
  edit: commandWords.edit,
  editGroup: text('Modifier : {words}', 'Edit: {words}'),
  editTitle: text('Modifier le groupe', 'Edit the group'),
  saved: text('Groupe enregistré. La recherche en tient compte.', 'Group saved. The search takes it into account.'),
  groupChangedMeanwhile: text(
    'Ce groupe est maintenant « {words} ». Vérifiez, puis recommencez.',
    'This group is now “{words}”. Check, then try again.',
  ),
  retireGroup: text('Retirer : {words}', 'Retire: {words}'),
  retired: text('Groupe retiré, mais conservé.', 'Group retired, but kept.'),
  restoreGroup: text('Rétablir : {words}', 'Restore: {words}'),
  restored: text('Groupe rétabli.', 'Group restored.'),
  showRetired: text('Montrer les groupes retirés ({n})', 'Show retired groups ({n})'),

  builtIn: text('Groupes fournis', 'Built-in groups'),
  builtInHelp: text(
    'Désactivez un groupe quand ses mots ne veulent pas dire la même chose chez vous.',
    'Switch a group off if its words do not mean the same in your company.',
  ),
  search: text('Rechercher un mot', 'Search for a word'),
  filter: text('Montrer', 'Show'),
  all: fieldWords.all,
  offOnly: text('Désactivés', 'Switched off'),
  found: text('{n} {n|groupe|groupes}', '{n} {n|group|groups}'),
  nothingFound: text('Aucun groupe ne contient ce mot', 'No group contains this word'),
  nothingOff: text('Aucun groupe n’est désactivé', 'No group is switched off'),
  clearSearch: commandWords.showAll,
  french: text('Français', 'French'),
  english: text('Anglais', 'English'),
  inUse: text('Utilisé', 'In use'),
  offState: text('Désactivé', 'Switched off'),
  undo: commandWords.undo,
  useGroup: text('Utiliser : {words}', 'Use: {words}'),
  switchedOff: text('Groupe désactivé : {words}.', 'Group switched off: {words}.'),
  switchedOn: text('Groupe utilisé à nouveau : {words}.', 'Group in use again: {words}.'),
  showMore: text('Afficher la suite ({n})', 'Show more ({n})'),
};
