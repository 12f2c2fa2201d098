import { english, french } from '../kernel/message';

/** The fields of the pages that judge: recurrence, risk analysis, customer notification, final criticality. */
export const assessmentFieldMessages = {
  isRecurrent: french('S’agit-il d’une récurrence ?', 'Is this a recurrence?'),
  severity: french('Gravité', 'Severity'),
  occurrence: french('Fréquence', 'Occurrence'),
  detectability: french('Détectabilité', 'Detectability'),
  rationale: french('Justification', 'Rationale'),
  controls: french('Maîtrises déjà en place', 'Controls already in place'),
  required: french('Le client doit-il être informé ?', 'Does the customer have to be told?'),
  customer: french('Client', 'Customer'),
  contact: french('Interlocuteur', 'Contact'),
  channel: french('Par quel moyen', 'By which channel'),
  notifiedOn: french('Informé le', 'Told on'),
  reference: french('Référence', 'Reference'),
  message: french('Ce qui a été dit au client', 'What the customer was told'),
  response: french('Ce que le client a répondu', 'What the customer answered'),
  confirmed: french('Criticité confirmée', 'Confirmed criticality'),
};

export const channelMessages = {
  phone: french('Téléphone', 'Phone'),
  email: french('E-mail', 'Email'),
  letter: french('Courrier', 'Letter'),
  visit: french('Visite', 'Visit'),
  portal: french('Portail client', 'Customer portal'),
};

export const riskPageMessages = {
  severityHelp: french('Si cela arrive, quelle est la gravité ?', 'If it happens, how bad is it?'),
  occurrenceHelp: french('À quelle fréquence cela peut-il arriver ?', 'How often can it happen?'),
  detectabilityHelp: french(
    'Le verrait-on avant que le client soit touché ?',
    'Would it be seen before the customer is touched?',
  ),
  severity1: french('sans effet', 'no effect'),
  severity4: french('gêne, produit conforme', 'a nuisance, product within limits'),
  severity7: french('produit non conforme', 'product out of limits'),
  severity10: french('danger pour le patient ou une personne', 'danger to the patient or a person'),
  occurrence1: french('presque exclu', 'almost excluded'),
  occurrence4: french('quelques fois par an', 'a few times a year'),
  occurrence7: french('chaque mois', 'every month'),
  occurrence10: french('à chaque lot ou chaque jour', 'on every batch or every day'),
  detectability1: french('détecté à coup sûr', 'certain to be detected'),
  detectability4: french('détecté le plus souvent', 'detected most of the time'),
  detectability7: french('détecté par hasard', 'detected by chance'),
  detectability10: french('indétectable avant l’usage', 'cannot be detected before use'),
  between: french(
    'entre {low} ({lowMeaning}) et {high} ({highMeaning})',
    'between {low} ({lowMeaning}) and {high} ({highMeaning})',
  ),
  notRated: french('Pas encore noté', 'Not rated yet'),
  ofFactor: french('{factor} : {field}', '{factor}: {field}'),
  controlsHelp: french(
    'Ce qui limite déjà le risque : contrôles, alarmes, double visa, procédures.',
    'What already limits the risk: controls, alarms, double checks, procedures.',
  ),
  result: french('Résultat', 'Result'),
  priority: english('Nombre de priorité du risque (IPR)', 'Risk priority number (RPN)'),
  product: french('{severity} × {occurrence} × {detectability}', '{severity} × {occurrence} × {detectability}'),
  unknown: french('Notez les trois critères pour le calculer.', 'Rate all three to have it computed.'),
  suggested: french('Criticité suggérée', 'Suggested criticality'),
  byPriority: french('parce que le nombre atteint {bound}', 'because the number reaches {bound}'),
  bySeverity: french('parce que la gravité atteint {bound}', 'because severity reaches {bound}'),
  below: french(
    'parce que le nombre reste sous {bound} et la gravité sous le seuil',
    'because the number stays below {bound} and severity below its bound',
  ),
  ofCase: french('Criticité du dossier', 'Criticality of the case'),
  same: french('La suggestion est celle du dossier.', 'The suggestion is that of the case.'),
  differs: french(
    'La suggestion n’est pas celle du dossier. Elle ne le change pas : l’assurance qualité le fait depuis le menu du dossier, avec une raison.',
    'The suggestion is not that of the case, and does not change it: QA does so from the menu of the case, with a reason.',
  ),
};

export const customerNotificationMessages = {
  why: french('Pourquoi', 'Why'),
  whyHelp: french(
    'Engagement contractuel, effet chez le client, exigence réglementaire…',
    'Contract, effect at the customer, regulatory requirement…',
  ),
  stillWritten: french(
    'Ces renseignements restent écrits, bien que la réponse ne soit pas « oui ».',
    'This stays written although the answer is not “yes”.',
  ),
  referenceHelp: french('Numéro du courrier, de l’e-mail ou de l’appel.', 'Number of the letter, mail or call.'),
};

export const finalCriticalityMessages = {
  ofCase: french('Criticité actuelle du dossier', 'Criticality of the case now'),
  suggested: french('Suggestion de l’analyse de risque', 'Suggestion of the risk analysis'),
  notWritten: french('L’analyse de risque n’est pas écrite.', 'The risk analysis is not written.'),
  notRated: french('L’analyse de risque n’est pas entièrement notée.', 'The risk analysis is not fully rated.'),
  toRiskAnalysis: french('Ouvrir l’analyse de risque', 'Open the risk analysis'),
  differs: french(
    'La criticité confirmée ({confirmed}) n’est pas celle du dossier ({now}). L’assurance qualité change celle du dossier depuis son menu, avec une raison.',
    'The confirmed criticality ({confirmed}) is not that of the case ({now}). QA changes that of the case from its menu, with a reason.',
  ),
};
