import { text } from '../../../kernel/message';

/** The fields of the pages that judge: recurrence, risk analysis, customer notification, final criticality. */
export const assessmentFieldMessages = {
  isRecurrent: text('S’agit-il d’une récurrence ?', 'Is this a recurrence?'),
  severity: text('Gravité', 'Severity'),
  occurrence: text('Fréquence', 'Occurrence'),
  detectability: text('Détectabilité', 'Detectability'),
  rationale: text('Justification', 'Rationale'),
  controls: text('Maîtrises déjà en place', 'Controls already in place'),
  required: text('Le client doit-il être informé ?', 'Does the customer have to be told?'),
  customer: text('Client', 'Customer'),
  contact: text('Interlocuteur', 'Contact'),
  channel: text('Par quel moyen', 'By which channel'),
  notifiedOn: text('Informé le', 'Told on'),
  reference: text('Référence', 'Reference'),
  message: text('Ce qui a été dit au client', 'What the customer was told'),
  response: text('Ce que le client a répondu', 'What the customer answered'),
  confirmed: text('Criticité confirmée', 'Confirmed criticality'),
};

export const channelMessages = {
  phone: text('Téléphone', 'Phone'),
  email: text('E-mail', 'Email'),
  letter: text('Courrier', 'Letter'),
  visit: text('Visite', 'Visit'),
  portal: text('Portail client', 'Customer portal'),
};
