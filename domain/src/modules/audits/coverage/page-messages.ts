import { text } from '../../../kernel/message';

export const coverageMessages = {
  caption: text('Dernier audit de chaque clause, par processus', 'Last audit of each clause, by process'),
  standard: text('Référentiel', 'Standard'),
  process: text('Processus', 'Process'),
  clause: text('Clause {clause}', 'Clause {clause}'),
  audited: text(
    '{process}, clause {clause} : audité le {day} ({id}), {worst}',
    '{process}, clause {clause}: audited on {day} ({id}), {worst}',
  ),
  noFinding: text('sans constat', 'no finding'),
  notAudited: text('{process}, clause {clause} : jamais audité', '{process}, clause {clause}: never audited'),
  covered: text(
    '{n} {n|couple|couples} processus-clause {n|audité|audités} sur {total} ({percent} %).',
    '{n} of {total} process and clause {total|pair|pairs} audited ({percent}%).',
  ),
  uncovered: text('Jamais audité : {clauses}', 'Never audited: {clauses}'),
  allCovered: text('Toutes les clauses ont été auditées.', 'All clauses were audited.'),
  legend: text('Une case vide n’a jamais été auditée.', 'An empty cell was never audited.'),
  none: text('Aucun référentiel n’est encore audité.', 'No standard is audited yet.'),
  noneHelp: text(
    'Nommez des processus, un référentiel et ses clauses dans un programme ou un audit.',
    'Name processes, a standard and its clauses in a programme or an audit.',
  ),
  noneOfStandard: text(
    'Aucun processus ni aucune clause n’est nommé pour ce référentiel.',
    'No process and no clause is named for this standard.',
  ),
  cut: text(
    'Ce référentiel a trop de processus ou de clauses pour les montrer tous.',
    'This standard has too many processes or clauses to show them all.',
  ),
};
