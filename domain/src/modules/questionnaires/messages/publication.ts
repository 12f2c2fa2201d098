import { text } from '../../../kernel/message';

export const publicationMessages = {
  bar: text('Publication du modèle', 'Publication of the template'),
  draftOf: text('Version {n}, brouillon', 'Version {n}, draft'),
  publishedAs: text('Version {n}, publiée', 'Version {n}, published'),
  retiredAs: text('Version {n}, retirée', 'Version {n}, retired'),
  published: text('La version {n} est publiée.', 'Version {n} is published.'),
  revised: text('Le brouillon de la version suivante est ouvert.', 'The draft of the next version is open.'),
  retired: text('Le modèle est retiré.', 'The template is retired.'),
  changedMeanwhile: text(
    'Quelqu’un a changé le modèle entre-temps. Regardez-le, puis recommencez.',
    'Another person has changed the template meanwhile. Look at it, then try again.',
  ),
  faultsFound: text(
    'Le contrôle a trouvé {n} {n|défaut|défauts} : rien n’a été publié.',
    'The check found {n} {n|fault|faults}: nothing was published.',
  ),
  signTitle: text('Signer et publier', 'Sign and publish'),
  signs: text('version {n}, {m} {m|question|questions}', 'version {n}, {m} {m|question|questions}'),
  retireQuestion: text('Retirer le modèle {id} ?', 'Retire the template {id}?'),
  retireNote: text(
    'Plus personne ne commence de questionnaire avec lui. Ceux qui sont remplis restent lisibles.',
    'Nobody begins a questionnaire with it any more. Those that are filled stay readable.',
  ),
};

export const versionMessages = {
  title: text('Versions', 'Versions'),
  none: text('Aucune version publiée.', 'No version is published yet.'),
  version: text('Version {n}', 'Version {n}'),
  draft: text('Brouillon', 'Draft'),
  by: text('{who}, le {at}', '{who}, on {at}'),
  signed: text('Signée', 'Signed'),
  questions: text('{n} {n|question|questions}', '{n} {n|question|questions}'),
  view: text('Voir', 'View'),
  viewOne: text('Voir la version {n}', 'View version {n}'),
  compare: text('Comparer', 'Compare'),
  compareTitle: text('Comparer deux versions', 'Compare two versions'),
  before: text('Avant', 'Before'),
  after: text('Après', 'After'),
};

export const compareMessages = {
  same: text('Les deux versions disent la même chose.', 'Both versions say the same.'),
  differences: text('{n} {n|différence|différences}', '{n} {n|difference|differences}'),
  onlyChanges: text('Seulement les différences', 'Differences only'),
  added: text('Ajouté', 'Added'),
  removed: text('Supprimé', 'Removed'),
  moved: text('Déplacé', 'Moved'),
  changed: text('Modifié', 'Changed'),
  place: text('Élément', 'Part'),
  nothing: text('Rien', 'Nothing'),
  kind: {
    template: text('Modèle', 'Template'),
    section: text('Section', 'Section'),
    page: text('Page', 'Page'),
    question: text('Question', 'Question'),
    option: text('Option', 'Option'),
  },
};

/** By the field of a part, as comparisons and conflicts name it. */
export const partFieldMessages = {
  title: text('Titre', 'Title'),
  explanation: text('Explication', 'Explanation'),
  helpText: text('Aide', 'Help'),
  required: text('Obligatoire', 'Required'),
  visibleWhen: text('Affiché quand', 'Shown when'),
  finding: text('Constat quand', 'Finding when'),
  repeat: text('Répétitions', 'Repetitions'),
  answer: text('Réponse', 'Answer'),
  label: text('Texte', 'Text'),
  score: text('Points', 'Points'),
  critical: text('Échec critique', 'Critical fail'),
};

export const partValueMessages = {
  fieldIs: text('{field} : {value}', '{field}: {value}'),
  defaultTitle: text('(titre par défaut)', '(default title)'),
  yes: text('oui', 'yes'),
  no: text('non', 'no'),
  empty: text('(vide)', '(empty)'),
  always: text('toujours', 'always'),
  never: text('jamais', 'never'),
  once: text('une fois', 'once'),
  times: text('{min} à {max} fois', '{min} to {max} times'),
  deleted: text('(supprimé)', '(deleted)'),
  top: text('au premier niveau du modèle', 'at the top of the template'),
  inPlace: text('dans {place}', 'in {place}'),
  firstInPlace: text('{place}, en premier', '{place}, first'),
  afterInPlace: text('{place}, après « {after} »', '{place}, after “{after}”'),
};
