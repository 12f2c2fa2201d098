import { english, french } from '../kernel/message';

/** The titles of pages. Apart from what those pages say, because the list of pages is loaded with the first one. */
export const pageTitleMessages = {
  send: english('Envoi pour approbation', 'Send for Approval'),
  review: french('Relecture du signalement', 'Review of the report'),
  validate: french('Valider un signalement', 'Validate a report'),
  confirmation: french('Confirmation', 'Confirmation'),
  rejection: french('Signalement archivé', 'Report archived'),
  inbox: english('Boîte de réception', 'Inbox'),
  newTask: english('Nouvelle tâche', 'New task'),
  administration: french('Administration', 'Administration'),
  alerts: french('Alertes', 'Alerts'),
  report: french('Signalement', 'Report'),
};
