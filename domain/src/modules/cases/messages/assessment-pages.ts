import { text } from '../../../kernel/message';

export const riskPageMessages = {
  severityHelp: text('Si cela arrive, quelle est la gravité ?', 'If it happens, how bad is it?'),
  occurrenceHelp: text('À quelle fréquence cela peut-il arriver ?', 'How often can it happen?'),
  detectabilityHelp: text(
    'Le verrait-on avant que le client soit touché ?',
    'Would it be seen before the customer is touched?',
  ),
  severity1: text('sans effet', 'no effect'),
  severity4: text('gêne, produit conforme', 'a nuisance, product within limits'),
  severity7: text('produit non conforme', 'product out of limits'),
  severity10: text('danger pour le patient ou une personne', 'danger to the patient or a person'),
  occurrence1: text('presque exclu', 'almost excluded'),
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
  unknown: text('Notez les trois critères pour le calculer.', 'Rate all three to have it computed.'),
  suggested: text('Criticité suggérée', 'Suggested criticality'),
  byPriority: text('parce que le nombre atteint {bound}', 'because the number reaches {bound}'),
  bySeverity: text('parce que la gravité atteint {bound}', 'because severity reaches {bound}'),
  below: text(
    'parce que le nombre reste sous {bound} et la gravité sous le seuil',
    'because the number stays below {bound} and severity below its bound',
  ),
  ofCase: text('Criticité du dossier', 'Criticality of the case'),
  same: text('La suggestion est celle du dossier.', 'The suggestion is that of the case.'),
  differs: text(
    'La suggestion n’est pas celle du dossier. Elle ne le change pas : l’assurance qualité le fait depuis le menu du dossier, avec une raison.',
    'The suggestion is not that of the case, and does not change it: QA does so from the menu of the case, with a reason.',
  ),
};

export const customerNotificationMessages = {
  why: text('Pourquoi', 'Why'),
  whyHelp: text(
    'Engagement contractuel, effet chez le client, exigence réglementaire…',
    'Contract, effect at the customer, regulatory requirement…',
  ),
  stillWritten: text(
    'Ces renseignements restent écrits, bien que la réponse ne soit pas « oui ».',
    'This stays written although the answer is not “yes”.',
  ),
  referenceHelp: text('Numéro du courrier, de l’e-mail ou de l’appel.', 'Number of the letter, mail or call.'),
};

export const finalCriticalityMessages = {
  ofCase: text('Criticité actuelle du dossier', 'Criticality of the case now'),
  suggested: text('Suggestion de l’analyse de risque', 'Suggestion of the risk analysis'),
  notWritten: text('L’analyse de risque n’est pas écrite.', 'The risk analysis is not written.'),
  notRated: text('L’analyse de risque n’est pas entièrement notée.', 'The risk analysis is not fully rated.'),
  toRiskAnalysis: text('Ouvrir l’analyse de risque', 'Open the risk analysis'),
  differs: text(
    'La criticité confirmée ({confirmed}) n’est pas celle du dossier ({now}). L’assurance qualité change celle du dossier depuis son menu, avec une raison.',
    'The confirmed criticality ({confirmed}) is not that of the case ({now}). QA changes that of the case from its menu, with a reason.',
  ),
};
