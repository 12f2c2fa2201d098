import { text } from '../../../kernel/message';

export const rootCauseGapMessages = {
  noCause: text('Aucune cause n’est décrite.', 'No cause has been described.'),
  noRootCause: text('Aucune cause racine n’est marquée.', 'No root cause is marked.'),
  openBranches: text(
    '{n} {n|branche s’arrête|branches s’arrêtent} sans cause racine.',
    '{n} {n|branch ends|branches end} without a root cause.',
  ),
  unclassified: text(
    '{n} {n|cause racine|causes racines} sans catégorie M ou sans type.',
    '{n} root {n|cause|causes} without M category or type.',
  ),
  withoutEvidence: text(
    '{n} {n|cause racine|causes racines} sans preuve.',
    '{n} root {n|cause|causes} without evidence.',
  ),
};

/** Why something cannot be done to the tree, or why the step is not ready yet. */
export const rootCauseFaultMessages = {
  tooDeep: text('Pas plus de {n} pourquoi sous une cause.', 'At most {n} whys below a cause.'),
  tooMany: text('Un arbre compte au plus {n} causes.', 'A tree has at most {n} causes.'),
  underRootCause: text(
    'Une cause racine n’a pas de pourquoi : retirez d’abord sa marque.',
    'A root cause has no whys: remove its mark first.',
  ),
  underItself: text(
    'Une cause ne peut pas être placée sous elle-même ni sous l’un de ses pourquoi.',
    'A cause cannot be moved under itself or one of its whys.',
  ),
  alreadyThere: text('Elle s’y trouve déjà.', 'It is already there.'),
  fileUnknown: text(
    'Un fichier donné en preuve n’est pas parmi ceux du dossier.',
    'A file given as evidence is not among those of the case.',
  ),
  hasWhys: text(
    'Seul le dernier pourquoi d’une branche peut être une cause racine.',
    'Only the last why of a branch can be a root cause.',
  ),
  manpower: text(
    '« {cause} » : expliquez pourquoi ce n’est pas une défaillance du système.',
    '“{cause}”: explain why it is not a system failure.',
  ),
};
