import { text } from '../../../kernel/message';

export const calendarMessages = {
  view: text('Période affichée', 'Period shown'),
  year: text('Année', 'Year'),
  month: text('Mois', 'Month'),
  earlierYear: text('Année précédente', 'Previous year'),
  laterYear: text('Année suivante', 'Next year'),
  earlierMonth: text('Mois précédent', 'Previous month'),
  laterMonth: text('Mois suivant', 'Next month'),
  today: text('Aujourd’hui', 'Today'),
  count: text('{n} {n|audit|audits}', '{n} {n|audit|audits}'),
  none: text('Aucun audit sur cette période.', 'No audit in this period.'),
  noneHere: text('Aucun audit', 'No audit'),
  more: text('Voir les {n} {n|autre|autres}', 'See {n} more'),
  openMonth: text('Ouvrir {month}', 'Open {month}'),
  dayCount: text('{day} : {n} {n|audit|audits}', '{day}: {n} {n|audit|audits}'),
  expected: text('Prévu par le programme', 'Expected by the programme'),
  move: text('Déplacer {id}', 'Move {id}'),
  tooMany: text(
    'Cette période a trop d’audits pour les montrer tous : choisissez un mois.',
    'This period has too many audits to show them all: choose a month.',
  ),
};

export const calendarMoveMessages = {
  title: text('Déplacer {id}', 'Move {id}'),
  from: text('Premier jour', 'First day'),
  until: text('Dernier jour', 'Last day'),
  fromMissing: text('Choisissez le premier jour.', 'Choose the first day.'),
  untilMissing: text('Choisissez le dernier jour.', 'Choose the last day.'),
  untilBefore: text(
    'Choisissez un dernier jour qui ne précède pas le premier.',
    'Choose a last day that is not before the first.',
  ),
  unchanged: text('Choisissez d’autres jours.', 'Choose other days.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  submit: text('Déplacer', 'Move'),
  done: text('{id} déplacé au {day}.', '{id} moved to {day}.'),
  wasOn: text('Prévu du {from} au {until}.', 'Planned from {from} to {until}.'),
};

/** What a screen reader hears while an audit is dragged. */
export const calendarDragMessages = {
  instructions: text(
    'Espace prend l’audit, les flèches le déplacent, espace le pose, Échap annule.',
    'Space lifts the audit, the arrow keys move it, Space puts it down, Escape cancels.',
  ),
  lifted: text('{id} saisi.', '{id} lifted.'),
  over: text('{id} au-dessus de {place}.', '{id} over {place}.'),
  dropped: text('{id} posé sur {place}.', '{id} put on {place}.'),
  cancelled: text('{id} reste à sa place.', '{id} stays where it is.'),
};
