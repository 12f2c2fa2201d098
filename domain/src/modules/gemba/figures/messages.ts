import { text } from '../../../kernel/message';

export const heatMapMessages = {
  title: text('Carte des points chauds', 'Heat map'),
  caption: text(
    'Observations à améliorer, et bons points, par station et par mois',
    'Observations to improve, and good points, by station and month',
  ),
  station: text('Station', 'Station'),
  site: text('Site', 'Site'),
  department: text('Service', 'Department'),
  month: text('Mois', 'Month'),
  improve: text('À améliorer', 'To improve'),
  good: text('Bons points', 'Good points'),
  cell: text(
    '{station}, {month} : {improve} à améliorer, {good} {good|bon point|bons points}',
    '{station}, {month}: {improve} to improve, {good} good {good|point|points}',
  ),
  legend: text('À améliorer', 'To improve'),
  legendGood: text('+n : bons points', '+n: good points'),
  none: text('Aucune station. Créez-en une, puis faites une tournée.', 'No station. Create one, then walk.'),
  earlier: text('12 mois plus tôt', '12 months earlier'),
  later: text('12 mois plus tard', '12 months later'),
  export: text('Exporter en .xlsx', 'Export .xlsx'),
  period: text('{from} à {until}', '{from} to {until}'),
};

export const walkedMessages = {
  title: text('Qui a fait sa tournée', 'Who walked'),
  caption: text(
    'Tournées terminées et prévues, par personne et par mois',
    'Walks finished and planned, by person and month',
  ),
  person: text('Personne', 'Person'),
  total: text('Total', 'Total'),
  cell: text('{person}, {month} : {done} sur {due}', '{person}, {month}: {done} of {due}'),
  everyone: text('Tous', 'Everyone'),
  rate: text(
    '{done} tournées terminées sur {due} prévues ({percent} %)',
    '{done} of {due} planned walks finished ({percent}%)',
  ),
  none: text('Aucune tournée sur cette période.', 'No walk in this period.'),
};
