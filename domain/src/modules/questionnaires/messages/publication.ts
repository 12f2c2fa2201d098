import { text } from '../../../kernel/message';
import { fieldWords } from '../../../messages/words/fields';
import { stateWords } from '../../../messages/words/states';
import { questionnaireWords } from './words';

export const publicationMessages = {
  bar: text('Publication du modèle', 'Template publication'),
  draftOf: text('Version {n}, brouillon', 'Version {n}, draft'),
  publishedAs: text('Version {n}, publiée', 'Version {n}, published'),
  retiredAs: text('Version {n}, retirée', 'Version {n}, retired'),
  published: text('La version {n} est publiée.', 'Version {n} is published.'),
  revised: text('Le brouillon de la version suivante est ouvert.', 'The draft of the next version is open.'),
  retired: text('Le modèle est retiré.', 'The template is retired.'),
  changedMeanwhile: text(
    'Quelqu’un a changé le modèle entre-temps. Vérifiez-le, puis recommencez.',
    'Another person has changed the template meanwhile. Check it, then try again.',
  ),
  faultsFound: text(
    'Le contrôle a trouvé {n} {n|défaut|défauts} : rien n’a été publié.',
    'The check found {n} {n|fault|faults}: nothing was published.',
  ),
  signTitle: questionnaireWords.signAndPublish,
  signs: text('version {n}, {m} {m|question|questions}', 'version {n}, {m} {m|question|questions}'),
  retireQuestion: text('Retirer le modèle {id} ?', 'Retire the template {id}?'),
  retireNote: text(
    'Il ne pourra plus servir à de nouveaux questionnaires. Ceux qui sont remplis restent lisibles.',
    'It can no longer be used for new questionnaires. Completed ones stay readable.',
  ),
};

export const versionMessages = {
  title: text('Versions', 'Versions'),
  none: text('Aucune version publiée.', 'No version is published yet.'),
  version: text('Version {n}', 'Version {n}'),
  draft: stateWords.draft,
  by: text('{who}, le {at}', '{who}, on {at}'),
  signed: text('Signée', 'Signed'),
  questions: questionnaireWords.questionCount,
  view: text('Voir', 'View'),
  viewOne: text('Voir la version {n}', 'View version {n}'),
  compare: text('Comparer', 'Compare'),
  compareTitle: text('Comparer deux versions', 'Compare two versions'),
  before: text('Avant', 'Before'),
  after: text('Après', 'After'),
};

export const compareMessages = {
  same: text('Les deux versions sont identiques.', 'Both versions are identical.'),
  differences: text('{n} {n|différence|différences}', '{n} {n|difference|differences}'),
  onlyChanges: text('Seulement les différences', 'Differences only'),
  added: text('Ajouté', 'Added'),
  removed: text('Supprimé', 'Removed'),
  moved: text('Déplacé', 'Moved'),
  changed: text('Modifié', 'Changed'),
  place: text('Élément', 'Part'),
  nothing: text('Rien', 'Nothing'),
  kind: {
    template: questionnaireWords.template,
    section: text('Section', 'Section'),
    page: text('Page', 'Page'),
    question: questionnaireWords.question,
    option: text('Option', 'Option'),
  },
};

/** By the field of a part, as comparisons and conflicts name it. */
export const partFieldMessages = {
  title: fieldWords.title,
  explanation: fieldWords.explanation,
  helpText: text('Aide', 'Help'),
  required: questionnaireWords.required,
  visibleWhen: text('Affiché quand', 'Shown when'),
  finding: text('Constat quand', 'Finding when'),
  repeat: text('Répétitions', 'Repetitions'),
  answer: text('Réponse', 'Answer'),
  label: text('Texte', 'Text'),
  score: text('Points', 'Points'),
  critical: text('Échec critique', 'Critical failure'),
};

export const partValueMessages = {
  fieldIs: text('{field} : {value}', '{field}: {value}'),
  defaultTitle: text('(titre par défaut)', '(default title)'),
  yes: fieldWords.yes,
  no: fieldWords.no,
  empty: text('(vide)', '(empty)'),
  always: fieldWords.always,
  never: fieldWords.never,
  once: text('une fois', 'once'),
  times: text('{min} à {max} fois', '{min} to {max} times'),
  deleted: text('(supprimé)', '(deleted)'),
  top: text('au premier niveau du modèle', 'at the top level of the template'),
  inPlace: text('dans {place}', 'in {place}'),
  firstInPlace: text('{place}, en premier', '{place}, first'),
  afterInPlace: text('{place}, après « {after} »', '{place}, after “{after}”'),
};
