import { text } from '../../../kernel/message';
import { caseWords } from './words';

export const riskPageMessages = {
  severityHelp: text('Si cela arrive, quelle est la gravité ?', 'If it happens, how bad is it?'),
  occurrenceHelp: text('À quelle fréquence cela peut-il arriver ?', 'How often can it happen?'),
  detectabilityHelp: text(
    'Le verrait-on avant que le client soit touché ?',
    'Would it be detected before it reaches the customer?',
  ),
  severity1: text('sans effet', 'no effect'),
  severity4: text('gêne, produit conforme', 'a nuisance, product within limits'),
  severity7: text('produit non conforme', 'product out of limits'),
  severity10: text('danger pour le patient ou une personne', 'danger to the patient or a person'),
  occurrence1: text('presque exclu', 'almost impossible'),
  occurrence4: text('quelques fois par an', 'a few times a year'),
  occurrence7: text('chaque mois', 'every month'),
  occurrence10: text('à chaque lot ou chaque jour', 'on every batch or every day'),
  detectability1: text('détecté à coup sûr', 'certain to be detected'),
  detectability4: text('détecté le plus souvent', 'detected most of the time'),
  detectability7: text('détecté par hasard', 'detected by chance'),
  detectability10: text('indétectable avant l’usage', 'cannot be detected before use'),
  between: text(
    'entre {low} ({lowMeaning}) et {high} ({highMeaning})',
    'between {low} ({lowMeaning}) and {high} ({highMeaning})',
  ),
  notRated: text('Pas encore noté', 'Not rated yet'),
  ofFactor: text('{factor} : {field}', '{factor}: {field}'),
  controlsHelp: text(
    'Ce qui limite déjà le risque : contrôles, alarmes, double visa, procédures.',
    'What already limits the risk: controls, alarms, double checks, procedures.',
  ),
  result: text('Résultat', 'Result'),
  priority: text('Nombre de priorité du risque (IPR)', 'Risk priority number (RPN)'),
  product: text('{severity} × {occurrence} × {detectability}', '{severity} × {occurrence} × {detectability}'),
  unknown: text('Notez les trois critères pour le calculer.', 'Rate all three criteria to calculate it.'),
  suggested: text('Criticité suggérée', 'Suggested criticality'),
  byPriority: text('parce que le nombre atteint {bound}', 'because the number reaches {bound}'),
  bySeverity: text('parce que la gravité atteint {bound}', 'because severity reaches {bound}'),
  below: text(
    'parce que le nombre reste sous {bound} et la gravité sous le seuil',
    'because the number is below {bound} and severity below its threshold',
  ),
  ofCase: text('Criticité du dossier', 'Criticality of the case'),
  same: text(
    'La suggestion correspond à la criticité du dossier.',
    'The suggestion matches the criticality of the case.',
  ),
  differs: text(
    'La suggestion diffère de la criticité du dossier, sans la modifier : l’assurance qualité peut le faire depuis le menu du dossier, avec une raison.',
    'The suggestion differs from the criticality of the case and does not change it: QA can do so from the case menu, with a reason.',
  ),
};

export const customerNotificationMessages = {
  why: caseWords.why,
  whyHelp: text(
    'Engagement contractuel, effet chez le client, exigence réglementaire…',
    'Contract, effect at the customer, regulatory requirement…',
  ),
  stillWritten: text(
    'Ces renseignements sont conservés, bien que la réponse ne soit pas « oui ».',
    'These details are kept although the answer is not “yes”.',
  ),
  referenceHelp: text('Numéro du courrier, de l’e-mail ou de l’appel.', 'Number of the letter, mail or call.'),
};

export const finalCriticalityMessages = {
  ofCase: text('Criticité actuelle du dossier', 'Current criticality of the case'),
  suggested: text('Suggestion de l’analyse de risque', 'Suggestion from the risk analysis'),
  notWritten: text('L’analyse de risque n’est pas rédigée.', 'The risk analysis has not been written.'),
  notRated: text('L’analyse de risque n’est pas entièrement notée.', 'The risk analysis is not fully rated.'),
  toRiskAnalysis: text('Ouvrir l’analyse de risque', 'Open the risk analysis'),
  differs: text(
    'La criticité confirmée ({confirmed}) diffère de celle du dossier ({now}). L’assurance qualité peut modifier celle du dossier depuis son menu, avec une raison.',
    'The confirmed criticality ({confirmed}) differs from that of the case ({now}). QA can change it from the case menu, with a reason.',
  ),
};
