import { text } from '../../../kernel/message';
import { accountFieldWords } from '../../../messages/words/account-fields';
import { caseFieldWords } from '../../../messages/words/case-fields';

/** The fields of the pages that judge: recurrence, risk analysis, customer notification, final criticality. */
export const assessmentFieldMessages = {
  isRecurrent: text('S’agit-il d’une récurrence ?', 'Is this a recurrence?'),
  severity: text('Gravité', 'Severity'),
  occurrence: text('Fréquence', 'Occurrence'),
  detectability: text('Détectabilité', 'Detectability'),
  rationale: text('Justification', 'Rationale'),
  controls: text('Maîtrises déjà en place', 'Controls already in place'),
  required: text('Le client doit-il être informé ?', 'Must the customer be informed?'),
  customer: caseFieldWords.customer,
  contact: text('Interlocuteur', 'Contact'),
  channel: text('Par quel moyen', 'By which channel'),
  notifiedOn: text('Informé le', 'Informed on'),
  reference: text('Référence', 'Reference'),
  message: text('Message transmis au client', 'Message to the customer'),
  response: text('Réponse du client', 'Customer’s reply'),
  confirmed: text('Criticité confirmée', 'Confirmed criticality'),
};

export const channelMessages = {
  phone: accountFieldWords.phone,
  email: text('E-mail', 'Email'),
  letter: text('Courrier', 'Letter'),
  visit: text('Visite', 'Visit'),
  portal: text('Portail client', 'Customer portal'),
};
