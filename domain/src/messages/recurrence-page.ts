import { english, french } from '../kernel/message';

/** Recurrence Analysis: the search for similar cases, what it found, and what the lead writer concludes. */
export const recurrencePageMessages = {
  ready: english('Prêt à analyser', 'Ready to analyze'),
  running: english('Analyse en cours...', 'Analysis in progress...'),
  complete: english('Analyse terminée', 'Analysis complete'),
  run: english('Lancer l’analyse', 'Run analysis'),
  runAgain: english('Relancer l’analyse', 'Run analysis again'),
  similar: french('Dossiers semblables', 'Similar cases'),
  ranBy: french('{when}, {who}', '{when}, {who}'),
  empty: english(
    'Aucune donnée. Lancez l’analyse pour trouver des non-conformités semblables.',
    'No data available. Run analysis to find similar non-conformities.',
  ),
  analyzing: english('Analyse des données...', 'Analyzing data...'),
  nothingFound: french(
    'Aucun dossier n’atteint {bound} % de ressemblance parmi les {n} {n|dossier comparé|dossiers comparés}.',
    'None of the {n} {n|case|cases} compared resembles this one by {bound} % or more.',
  ),
  nothingToCompare: french(
    'L’entreprise n’a aucun autre dossier avec lequel comparer.',
    'The company has no other case to compare with.',
  ),
  failed: french('L’analyse n’a pas abouti : {reason}', 'The analysis did not succeed: {reason}'),
  which: french('Analyse', 'Analysis'),
  choice: french('{when}, {who} ({n} {n|dossier|dossiers})', '{when}, {who} ({n} {n|case|cases})'),
  earlier: french(
    'Vous lisez une analyse antérieure : les dossiers sont montrés comme ils étaient ce jour-là.',
    'You are reading an earlier analysis: cases are shown as they were on that day.',
  ),
  match: english('Ressemblance', 'Match'),
  high: french('Forte', 'High'),
  medium: french('Moyenne', 'Medium'),
  low: french('Faible', 'Low'),
  id: english('N°', 'ID'),
  title: english('Titre', 'Title'),
  kind: french('Type', 'Kind'),
  status: english('Statut', 'Status'),
  owner: english('Rédacteur principal', 'Lead Writer'),
  detectionDate: english('Date de détection', 'Detection Date'),
  why: french('Pourquoi', 'Why'),
  link: french('Lier à ce dossier', 'Link to this case'),
  linkTitle: french('Lier {id}', 'Link {id}'),
  linkQuestion: french(
    'Le lien apparaît dans les deux dossiers, {one} et {other}.',
    'The link appears in both cases, {one} and {other}.',
  ),
  note: french('Récurrence, {score} %. {why}', 'Recurrence, {score} %. {why}'),
  linked: french('Lié', 'Linked'),
  unlink: french('Retirer le lien', 'Unlink'),
  dismiss: french('Écarter', 'Dismiss'),
  dismissTitle: french('Écarter {id}', 'Dismiss {id}'),
  dismissQuestion: french('Pourquoi {id} n’est-il pas une récurrence ?', 'Why is {id} no recurrence?'),
  dismissNote: french(
    'Le dossier reste dans la liste, avec votre raison. Il peut être repris.',
    'The case stays in the list with your reason. It can be restored.',
  ),
  dismissed: french('Écarté', 'Dismissed'),
  dismissedBy: french('{who}, {when} : {reason}', '{who}, {when}: {reason}'),
  restore: french('Reprendre', 'Restore'),
  ofCase: french('{action} ({id})', '{action} ({id})'),
  inputs: french('Ce qui a été comparé', 'What was compared'),
  comparedWith: french(
    'Comparé avec {n} {n|dossier|dossiers} de l’entreprise, tous types confondus.',
    'Compared with {n} {n|case|cases} of the company, of all kinds.',
  ),
  inputTitle: french('Titre du dossier', 'Title of the case'),
  inputText: french('Texte du dossier', 'Text of the case'),
  engine: french('Moteur', 'Engine'),
  engineVersion: french('version {n}', 'version {n}'),
  conclusion: english('Conclusion', 'Conclusion'),
  conclusionHelp: french('Expliquez ce que vous en concluez.', 'Explain what you conclude.'),
  findingsHelp: french(
    'Citez les dossiers semblables, ce qu’ils ont en commun, et ce qui avait été décidé.',
    'Name the similar cases, what they have in common, and what was decided then.',
  ),
};

/** Why a case was found. */
export const similarityMessages = {
  words: french('Mots communs : {values}', 'Words found: {values}'),
  product: french('Même produit : {values}', 'Same product: {values}'),
  batch: french('Même lot : {values}', 'Same batch: {values}'),
  equipment: french('Même équipement : {values}', 'Same equipment: {values}'),
  process: french('Même processus : {values}', 'Same process: {values}'),
  cause: french('Même cause : {values}', 'Same cause: {values}'),
  owner: french('Même rédacteur principal', 'Same lead writer'),
  period: french('Proches dans le temps : {values}', 'Near in time: {values}'),
};

/** What of the case was looked for. */
export const soughtMessages = {
  words: french('Mots', 'Words'),
  product: french('Produits', 'Products'),
  batch: french('Lots', 'Batches'),
  equipment: french('Équipements', 'Equipment'),
  process: french('Processus', 'Process'),
  cause: french('Causes racines', 'Root causes'),
  owner: french('Rédacteur principal', 'Lead writer'),
  period: french('Période', 'Period'),
};
