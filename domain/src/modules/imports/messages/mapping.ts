import { text } from '../../../kernel/message';

export const mappingMessages = {
  noSuchColumn: text('Cette colonne n’existe pas dans la feuille.', 'The sheet has no such column.'),
  columnTwice: text(
    'Cette colonne est déjà utilisée pour une autre valeur.',
    'This column is already used for another value.',
  ),
  titleOrDescription: text(
    'Choisissez la colonne du titre ou celle de la description.',
    'Choose the title column or the description column.',
  ),
  detectionOrOpening: text(
    'Choisissez la colonne de la date de détection ou celle de la date d’ouverture.',
    'Choose the detection date column or the opening date column.',
  ),
  columnOrChoice: text(
    'Choisissez une colonne, ou une valeur pour toutes les lignes.',
    'Choose a column, or a value for all lines.',
  ),
  column: text('Choisissez une colonne.', 'Choose a column.'),
  departmentsOrSupplier: text(
    'Choisissez la colonne des services audités ou celle du fournisseur.',
    'Choose the audited departments column or the supplier column.',
  ),
  statusOrClosing: text(
    'Choisissez la colonne du statut ou celle de la date de clôture.',
    'Choose the status column or the closing date column.',
  ),
};
