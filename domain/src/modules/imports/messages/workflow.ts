import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';

export const importStatusMessages = {
  uploaded: text('Envoyé', 'Uploaded'),
  checked: text('Vérifié', 'Checked'),
  prepared: text('À approuver', 'To approve'),
  running: text('En cours', 'Running'),
  done: text('Importé', 'Imported'),
  refused: text('Non importé', 'Not imported'),
};

export const importWorkflowMessages = {
  check: commandWords.check,
  prepare: text('Soumettre à approbation', 'Send for approval'),
  abandon: commandWords.discard,
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
    'Another import of the company is running: wait until it has finished.',
  ),
  ownWork: text(
    'Vous avez préparé cet import : une autre personne doit l’approuver.',
    'You prepared this import: another person must approve it.',
  ),
  onlyApprovers: text(
    'Réservé à l’AQ et aux administrateurs de l’entreprise.',
    'Only QA and company administrators can do this.',
  ),
  wrongRole: text(
    'Seuls les administrateurs de l’entreprise et les concepteurs peuvent importer.',
    'Only company administrators and designers can import.',
  ),
  wrongState: text('L’état de l’import ne le permet plus.', 'The state of the import no longer allows it.'),
  reasonMissing: fieldWords.giveReason,
};

/** Why the approval of lines that were right when they were prepared does not come about. */
export const approvalMessages = {
  nowWrong: text(
    'Depuis la préparation, {n} {n|erreur est apparue|erreurs sont apparues} dans les lignes : rien n’a été importé.',
    'Since it was prepared, {n} {n|error|errors} appeared in the lines: nothing was imported.',
  ),
  nowDifferent: text(
    'Les lignes ne sont plus celles qui étaient affichées : relisez-les, puis approuvez.',
    'The lines are no longer those that were shown: read them again, then approve.',
  ),
};
