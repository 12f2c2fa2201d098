import { text } from '../../../kernel/message';

export const importStatusMessages = {
  uploaded: text('Envoyé', 'Uploaded'),
  checked: text('Vérifié', 'Checked'),
  prepared: text('À approuver', 'To approve'),
  running: text('En cours', 'Running'),
  done: text('Importé', 'Imported'),
  refused: text('Non importé', 'Not imported'),
};

export const importWorkflowMessages = {
  check: text('Vérifier', 'Check'),
  prepare: text('Soumettre à approbation', 'Send for approval'),
  abandon: text('Abandonner', 'Give up'),
  withdraw: text('Retirer l’import', 'Withdraw the import'),
  approve: text('Approuver l’import', 'Approve the import'),
  refuse: text('Refuser l’import', 'Refuse the import'),
  approved: text('Import approuvé', 'Import approved'),
  hasProblems: text(
    'Corrigez d’abord {n} {n|erreur|erreurs} : tout le fichier est importé, ou rien.',
    'Fix {n} {n|error|errors} first: the whole file is imported, or nothing.',
  ),
  noRows: text('Ce fichier ne contient aucune ligne à importer.', 'This file contains no row to import.'),
  busy: text(
    'Un autre import de l’entreprise est en cours : attendez sa fin.',
    'Another import of the company is running: wait until it has ended.',
  ),
  ownWork: text(
    'Vous avez préparé cet import : une deuxième personne l’approuve.',
    'You prepared this import: a second person approves it.',
  ),
  onlyApprovers: text(
    'Réservé à l’AQ et aux administrateurs de l’entreprise.',
    'QA and administrators of the company only.',
  ),
  wrongRole: text(
    'Seuls les administrateurs de l’entreprise et les concepteurs importent.',
    'Only the administrators of the company and designers import.',
  ),
  wrongState: text('Cet import n’en est plus là.', 'This import is no longer at that point.'),
  reasonMissing: text('Dites pourquoi.', 'Say why.'),
};

/** Why the approval of lines that were right when they were prepared does not come about. */
export const approvalMessages = {
  nowWrong: text(
    'Depuis la préparation, {n} {n|erreur est apparue|erreurs sont apparues} dans les lignes : rien n’a été importé.',
    'Since it was prepared, {n} {n|error|errors} came up in the lines: nothing was imported.',
  ),
  nowDifferent: text(
    'Les lignes ne sont plus celles qui étaient affichées : relisez-les, puis approuvez.',
    'The lines are no longer those that were shown: read them again, then approve.',
  ),
};
