import { english, text } from '../../kernel/message';

/** The titles of pages. Apart from what those pages say, because the list of pages is loaded with the first one. */
export const pageTitleMessages = {
  send: english('Envoi pour approbation', 'Send for Approval'),
  review: text('Relecture du signalement', 'Review of the report'),
  validate: text('Valider un signalement', 'Validate a report'),
  confirmation: text('Confirmation', 'Confirmation'),
  rejection: text('Signalement archivé', 'Report archived'),
  inbox: english('Boîte de réception', 'Inbox'),
  newTask: english('Nouvelle tâche', 'New task'),
  administration: text('Administration', 'Administration'),
  alerts: text('Alertes', 'Alerts'),
  report: text('Signalement', 'Report'),
};
