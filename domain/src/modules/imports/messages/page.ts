import { text } from '../../../kernel/message';
import { fieldWords } from '../../../messages/words/fields';

export const importPageMessages = {
  intro: text(
    'Importez vos anciens dossiers ou audits depuis un classeur. Une personne prépare le fichier, une deuxième l’approuve : toutes les lignes sont importées, ou aucune.',
    'Import your old cases or audits from a spreadsheet. One person prepares the file, a second one approves it: every line is imported, or none is.',
  ),
  cutOff: text(
    'Date limite de reprise : {day}. Aucune date postérieure n’est importée.',
    'Cut-off date: {day}. No later date is imported.',
  ),
  steps: text('Étapes de l’import', 'Import steps'),
  stepFile: text('Fichier', 'File'),
  stepColumns: text('Colonnes', 'Columns'),
  stepCheck: text('Vérification', 'Check'),
  stepApproval: text('Approbation', 'Approval'),
  stepImport: text('Import', 'Import'),

  fileTitle: text('Choisir un fichier', 'Choose a file'),
  fileHelp: text(
    'Classeur .xlsx ou texte .csv, {megabytes} Mo et {rows} lignes au plus. La première ligne nomme les colonnes.',
    'A workbook .xlsx or a text .csv, at most {megabytes} MB and {rows} lines. The first line names the columns.',
  ),
  subject: text('À importer', 'To import'),
  subjects: {
    cases: text('Dossiers : une ligne par dossier', 'Cases: one line for each case'),
    audits: text('Audits clos : une ligne par constat', 'Closed audits: one line for each finding'),
  },
  auditsHelp: text(
    'Les lignes d’un même numéro d’audit forment un audit ; une ligne sans constat suffit pour un audit qui n’en a pas.',
    'Lines with the same audit number form one audit; a line without a finding is enough for an audit that has none.',
  ),
  chooseFile: text('Choisir un fichier', 'Choose a file'),
  dropNow: text('Déposez le fichier ici', 'Drop the file here'),
  reading: text('Lecture du fichier…', 'Reading the file…'),
  template: text('Télécharger un modèle à remplir', 'Download a template to fill in'),
  oneFile: text('Un seul fichier à la fois.', 'One file at a time.'),

  waiting: text('À approuver', 'To approve'),
  earlier: text('Imports précédents', 'Earlier imports'),
  noneYet: text('Aucun import', 'No import yet'),
  noneYetHelp: text('Les fichiers que vous importez apparaîtront ici.', 'The files you import will appear here.'),
  columnFile: text('Fichier', 'File'),
  columnStatus: fieldWords.state,
  columnRows: text('Lignes', 'Lines'),
  columnBy: text('Par', 'By'),
  columnAt: text('Le', 'On'),

  sheet: text('Feuille', 'Sheet'),
  sheetOption: text('{name} ({n} {n|ligne|lignes})', '{name} ({n} {n|line|lines})'),
  columnsTitle: text('Correspondance des colonnes', 'Column mapping'),
  columnsGuessed: text(
    'Proposées d’après les en-têtes ; changez ce qui ne convient pas.',
    'Suggested from the headers; change what does not fit.',
  ),
  columnsEarlier: text(
    'Reprises du dernier import d’un fichier aux mêmes en-têtes.',
    'Taken from the last import of a file with the same headers.',
  ),
  needed: text('Obligatoire', 'Required'),
  also: text('Facultatif', 'Optional'),
  noColumn: text('Aucune colonne', 'No column'),
  unnamedColumn: text('Colonne {letter}', 'Column {letter}'),
  sample: text('Exemple : {value}', 'Example: {value}'),
  emptySample: text('Vide dans les premières lignes', 'Empty in the first lines'),
  forAll: text('Valeurs par défaut', 'Default values'),
  nothingForAll: text('Aucune : la ligne doit la préciser', 'None: the line must give it'),
  kindForAll: text('Type par défaut', 'Default type'),
  criticalityForAll: text('Criticité par défaut', 'Default criticality'),
  ownerForAll: text('Rédacteur principal par défaut', 'Default lead writer'),
  leadForAll: text('Responsable par défaut', 'Default lead auditor'),
  leadForAllHelp: text(
    'Aussi pour les noms inconnus ; un responsable d’audit inconnu reste nommé parmi les auditeurs.',
    'Also for unknown names; an unknown lead auditor stays named among the auditors.',
  ),
  ownerForAllHelp: text(
    'Aussi pour les noms inconnus et, si le dossier est en cours, les comptes désactivés.',
    'Also for unknown names and, where the case is in progress, deactivated accounts.',
  ),
  checkLines: text('Vérifier les lignes', 'Check the lines'),
  checking: text('Vérification…', 'Checking…'),

  checkTitle: text('Résultat de la vérification', 'Result of the check'),
  allRight: text(
    '{n} {n|ligne est valide|lignes sont valides}. Rien n’est encore importé.',
    '{n} {n|line is|lines are} valid. Nothing is imported yet.',
  ),
  someWrong: text(
    '{lines} {lines|ligne|lignes} sur {rows} à corriger ({n} {n|erreur|erreurs}). Rien n’est importé tant qu’il en reste.',
    '{lines} of {rows} lines to fix ({n} {n|error|errors}). Nothing is imported until all are fixed.',
  ),
  firstShown: text('Les {max} premières erreurs sont affichées.', 'The first {max} errors are shown.'),
  sameFile: text(
    'Ce fichier a déjà été importé le {day} (import n° {id}).',
    'This file was already imported on {day} (import no. {id}).',
  ),
  problems: text('Erreurs par ligne', 'Errors by line'),
  line: text('Ligne', 'Line'),
  column: text('Colonne', 'Column'),
  problem: fieldWords.toFix,
  changeColumns: text('Changer les colonnes', 'Change the columns'),
  anotherFile: text('Envoyer un fichier corrigé', 'Send a corrected file'),
  downloadProblems: text('Télécharger les lignes à corriger', 'Download the lines to fix'),
  statusHint: {
    cases: text(
      'Les dossiers clos sont importés clos, sans signature ; les autres restent « en cours ».',
      'Closed cases are imported as closed, without a signature; the others are in progress.',
    ),
    audits: text(
      'Les audits et leurs constats sont importés clos, sans rapport ni signature, et gardent leurs dates.',
      'Audits and their findings are imported as closed, without report or signature, and keep their dates.',
    ),
  },
  findingCount: text('{n} {n|constat|constats}', '{n} {n|finding|findings}'),
  prepare: {
    cases: text('Soumettre {n} {n|dossier|dossiers} à approbation', 'Send {n} {n|case|cases} for approval'),
    audits: text('Soumettre {n} {n|audit|audits} à approbation', 'Send {n} {n|audit|audits} for approval'),
  },
  preparing: text('Envoi…', 'Sending…'),
  prepareHelp: text(
    'Une deuxième personne, de l’AQ ou administratrice de l’entreprise, relit le fichier et signe. Rien n’est importé avant.',
    'A second person, from QA or a company administrator, reviews the file and signs. Nothing is imported before then.',
  ),
  abandon: text('Abandonner cet import', 'Discard this import'),
  abandoned: text('Import abandonné.', 'Import discarded.'),

  approvalTitle: text('Approbation de l’import', 'Import approval'),
  waitsForSecond: text(
    'En attente d’une deuxième personne : l’AQ ou un administrateur de l’entreprise, qui n’a pas préparé l’import.',
    'Waiting for a second person: QA or a company administrator who did not prepare the import.',
  ),
  waitsForYou: text(
    'Relisez le fichier et les valeurs qui en seront importées. Votre signature couvre le fichier et chacune de ses lignes.',
    'Review the file and the values to be imported. Your signature covers the file and each of its lines.',
  ),
  uploadedBy: text('Envoyé par', 'Uploaded by'),
  preparedBy: text('Soumis par', 'Sent by'),
  hash: text('Empreinte (SHA-256)', 'Hash (SHA-256)'),
  lastDay: text('Date limite de reprise', 'Cut-off date'),
  readAs: text('Correspondance des colonnes', 'Column mapping'),
  download: text('Télécharger le fichier', 'Download the file'),
  signTitle: text('Approuver l’import', 'Approve the import'),
  signDetail: text('{file} : {n} {n|ligne|lignes}', '{file}: {n} {n|line|lines}'),
  signNote: text(
    'Les lignes sont vérifiées une dernière fois, puis toutes importées et marquées « Importé ».',
    'The lines are checked one last time, then all are imported and marked “Imported”.',
  ),
  refuseQuestion: text('Pourquoi refuser cet import ?', 'Why refuse this import?'),
  withdrawQuestion: text('Pourquoi retirer cet import ?', 'Why withdraw this import?'),
  endNote: text(
    'Rien n’est importé. Un fichier corrigé peut être envoyé comme nouvel import.',
    'Nothing is imported. A corrected file can be sent as a new import.',
  ),
  changedMeanwhile: text(
    'Cet import a changé entre-temps : relisez-le, puis recommencez.',
    'This import changed meanwhile: read it again, then try again.',
  ),
  moved: text('Import : {status}', 'Import: {status}'),

  running: text('Import en cours', 'Import in progress'),
  runningHelp: text(
    'Vous pouvez quitter cette page : l’import continue. Tout apparaît ensemble à la fin.',
    'You can leave this page: the import continues. Everything appears together at the end.',
  ),
  progress: text('{done} lignes sur {total}', '{done} of {total} lines'),
  done: {
    cases: text('{n} {n|dossier importé|dossiers importés}', '{n} {n|case|cases} imported'),
    audits: text('{n} {n|audit importé|audits importés}', '{n} {n|audit|audits} imported'),
  },
  doneHelp: {
    cases: text(
      'Ils sont dans les listes, la recherche et les dossiers semblables, marqués « Importé ».',
      'They are in the lists, the search and the similar cases, marked “Imported”.',
    ),
    audits: text(
      'Ils sont dans les listes, la recherche, le calendrier et la couverture, marqués « Importé ».',
      'They are in the lists, the search, the calendar and the coverage, marked “Imported”.',
    ),
  },
  showKind: text('{kind} : {n} ({first} à {last})', '{kind}: {n} ({first} to {last})'),
  refused: text('Rien n’a été importé', 'Nothing was imported'),
  startAgain: text('Commencer un autre import', 'Start another import'),
};
