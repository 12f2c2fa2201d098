import { text } from '../../../kernel/message';

export const mappingMessages = {
  noSuchColumn: text('Cette colonne n’existe pas dans la feuille.', 'The sheet has no such column.'),
  columnTwice: text('Cette colonne donne déjà une autre valeur.', 'This column already gives another value.'),
  titleOrDescription: text(
    'Choisissez la colonne du titre ou celle de la description.',
    'Choose the column of the title or that of the description.',
  ),
  detectionOrOpening: text(
    'Choisissez la colonne de la date de détection ou celle de la date d’ouverture.',
    'Choose the column of the detection date or that of the opening date.',
  ),
  columnOrChoice: text(
    'Choisissez une colonne, ou une valeur pour toutes les lignes.',
    'Choose a column, or a value for all lines.',
  ),
  statusOrClosing: text(
    'Choisissez la colonne du statut ou celle de la date de clôture.',
    'Choose the column of the status or that of the closing date.',
  ),
};
