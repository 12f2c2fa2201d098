import { english, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { caseWords } from './words';

/** Recurrence Analysis: the search for similar cases, what it found, and what the lead writer concludes. */
export const recurrencePageMessages = {
  ready: english('Prêt à analyser', 'Ready to analyze'),
  running: english('Analyse en cours...', 'Analysis in progress...'),
  complete: english('Analyse terminée', 'Analysis complete'),
  run: english('Lancer l’analyse', 'Run analysis'),
  runAgain: text('Relancer l’analyse', 'Run analysis again'),
  similar: text('Dossiers semblables', 'Similar cases'),
  ranBy: text('{when}, {who}', '{when}, {who}'),
  empty: english(
    'Aucune donnée. Lancez l’analyse pour trouver des non-conformités semblables.',
    'No data available. Run analysis to find similar non-conformities.',
  ),
  analyzing: english('Analyse des données...', 'Analyzing data...'),
  nothingFound: text(
    'Aucun dossier n’atteint {bound} % de ressemblance parmi les {n} {n|dossier comparé|dossiers comparés}.',
    'None of the {n} {n|case|cases} compared is {bound} % or more similar.',
  ),
  nothingToCompare: text(
    'L’entreprise n’a aucun autre dossier avec lequel comparer.',
    'The company has no other case to compare with.',
  ),
  failed: text('L’analyse n’a pas abouti : {reason}', 'The analysis failed: {reason}'),
  which: text('Analyse', 'Analysis'),
  choice: text('{when}, {who} ({n} {n|dossier|dossiers})', '{when}, {who} ({n} {n|case|cases})'),
  earlier: text(
    'Vous lisez une analyse antérieure : les dossiers sont montrés comme ils étaient ce jour-là.',
    'You are reading an earlier analysis: cases are shown as they were on that day.',
  ),
  match: english('Ressemblance', 'Match'),
  high: text('Forte', 'High'),
  medium: text('Moyenne', 'Medium'),
  low: text('Faible', 'Low'),
  id: fieldWords.idInEnglish,
  title: fieldWords.titleInEnglish,
  kind: text('Type', 'Type'),
  status: fieldWords.statusInEnglish,
  owner: caseFieldWords.leadWriterInEnglish,
  detectionDate: english('Date de détection', 'Detection Date'),
  why: caseWords.why,
  link: text('Lier à ce dossier', 'Link to this case'),
  linkTitle: text('Lier {id}', 'Link {id}'),
  linkQuestion: text(
    'Le lien apparaît dans les deux dossiers, {one} et {other}.',
    'The link appears in both cases, {one} and {other}.',
  ),
  note: text('Récurrence, {score} %. {why}', 'Recurrence, {score} %. {why}'),
  linked: text('Lié', 'Linked'),
  unlink: text('Retirer le lien', 'Unlink'),
  dismiss: text('Écarter', 'Dismiss'),
  dismissTitle: text('Écarter {id}', 'Dismiss {id}'),
  dismissQuestion: text('Pourquoi {id} n’est-il pas une récurrence ?', 'Why is {id} not a recurrence?'),
  dismissNote: text(
    'Les deux dossiers ne seront plus proposés l’un pour l’autre. Vous pouvez reprendre le dossier écarté ici.',
    'The two cases will no longer be suggested for one another. You can restore the dismissed case here.',
  ),
  dismissedCases: text('Dossiers écartés', 'Dismissed cases'),
  dismissedThere: text('Écarté depuis {id}', 'Dismissed from {id}'),
  dismissed: text('Écarté', 'Dismissed'),
  dismissedBy: text('{who}, {when} : {reason}', '{who}, {when}: {reason}'),
  restore: text('Reprendre', 'Restore'),
  ofCase: text('{action} ({id})', '{action} ({id})'),
  inputs: text('Ce qui a été comparé', 'What was compared'),
  comparedWith: text(
    'Comparé avec {n} {n|dossier|dossiers} de l’entreprise, tous types confondus.',
    'Compared with {n} {n|case|cases} of the company, of all types.',
  ),
  inputTitle: text('Titre du dossier', 'Case title'),
  inputText: text('Texte du dossier', 'Case text'),
  engine: text('Moteur', 'Engine'),
  engineVersion: text('version {n}', 'version {n}'),
  conclusion: text('Conclusion', 'Conclusion'),
  conclusionHelp: text('Expliquez ce que vous en concluez.', 'Explain what you conclude.'),
  findingsHelp: text(
    'Citez les dossiers semblables, ce qu’ils ont en commun, et ce qui avait été décidé.',
    'Name the similar cases, what they have in common, and what was decided then.',
  ),
};

/** Why a case was found. */
export const similarityMessages = {
  confirmed: text('Récurrence confirmée par QA', 'Recurrence confirmed by QA'),
  words: text('Mots communs : {values}', 'Words in common: {values}'),
  glossary: text('Équivalents selon le glossaire : {values}', 'Equivalent in the glossary: {values}'),
  product: text('Même produit : {values}', 'Same product: {values}'),
  batch: text('Même lot : {values}', 'Same batch: {values}'),
  equipment: text('Même équipement : {values}', 'Same equipment: {values}'),
  process: text('Même processus : {values}', 'Same process: {values}'),
  cause: text('Même cause : {values}', 'Same cause: {values}'),
  owner: text('Même rédacteur principal', 'Same lead writer'),
  period: text('Proches dans le temps : {values}', 'Close in time: {values}'),
};

/** What of the case was looked for. */
export const soughtMessages = {
  confirmed: text('Récurrences confirmées', 'Confirmed recurrences'),
  words: text('Mots', 'Words'),
  glossary: text('Glossaire', 'Glossary'),
  product: text('Produits', 'Products'),
  batch: text('Lots', 'Batches'),
  equipment: text('Équipements', 'Equipment'),
  process: text('Processus', 'Process'),
  cause: text('Causes racines', 'Root causes'),
  owner: caseFieldWords.leadWriter,
  period: fieldWords.period,
};
