import { text } from '../../../kernel/message';

export const importStatusMessages = {
  uploaded: text('Envoyé', 'Uploaded'),
  checked: text('Vérifié', 'Checked'),
  running: text('En cours', 'Running'),
  done: text('Importé', 'Imported'),
  refused: text('Non importé', 'Not imported'),
};

export const importWorkflowMessages = {
  check: text('Vérifier', 'Check'),
  start: text('Importer', 'Import'),
  abandon: text('Abandonner', 'Give up'),
  hasProblems: text(
    'Corrigez d’abord {n} {n|erreur|erreurs} : tout le fichier est importé, ou rien.',
    'First mend {n} {n|error|errors}: the whole file is imported, or nothing.',
  ),
  noRows: text('Ce fichier ne contient aucune ligne à importer.', 'This file contains no row to import.'),
  busy: text(
    'Un autre import de l’entreprise est en cours : attendez sa fin.',
    'Another import of the company is running: wait until it has ended.',
  ),
  wrongRole: text(
    'Seuls les administrateurs de l’entreprise et les concepteurs importent.',
    'Only the administrators of the company and designers import.',
  ),
  wrongState: text('Cet import n’en est plus là.', 'This import is no longer at that point.'),
};
