import { french } from '../kernel/message';

export const rootCauseGapMessages = {
  noCause: french('Aucune cause n’est écrite.', 'No cause is written.'),
  noRootCause: french('Aucune cause racine n’est marquée.', 'No root cause is marked.'),
  openBranches: french(
    '{n} {n|branche s’arrête|branches s’arrêtent} sans cause racine.',
    '{n} {n|branch ends|branches end} without a root cause.',
  ),
  unclassified: french(
    '{n} {n|cause racine|causes racines} sans catégorie M ou sans type.',
    '{n} root {n|cause|causes} without M category or type.',
  ),
  withoutEvidence: french(
    '{n} {n|cause racine|causes racines} sans preuve.',
    '{n} root {n|cause|causes} without evidence.',
  ),
};

/** Why something cannot be done to the tree, or why the step is not ready yet. */
export const rootCauseFaultMessages = {
  tooDeep: french('Pas plus de {n} pourquoi sous une cause.', 'No more than {n} whys below a cause.'),
  tooMany: french('Un arbre compte au plus {n} causes.', 'A tree has at most {n} causes.'),
  underRootCause: french(
    'Une cause racine n’a pas de pourquoi : retirez d’abord sa marque.',
    'A root cause has no whys: take its mark off first.',
  ),
  underItself: french(
    'Une cause ne se place pas sous elle-même ni sous l’un de ses pourquoi.',
    'A cause does not go under itself or under one of its whys.',
  ),
  alreadyThere: french('Elle s’y trouve déjà.', 'It is already there.'),
  fileUnknown: french(
    'Un fichier donné en preuve n’est pas parmi ceux du dossier.',
    'A file given as evidence is not among those of the case.',
  ),
  hasWhys: french(
    'Seul le dernier pourquoi d’une branche peut être une cause racine.',
    'Only the last why of a branch can be a root cause.',
  ),
  manpower: french(
    '« {cause} » : dites pourquoi ce n’est pas une défaillance du système.',
    '“{cause}”: say why it is not a failure of the system.',
  ),
};
