import { english, text } from '../../kernel/message';
import { appMessages } from './shell';

/** The titles of pages. Apart from what those pages say, because the list of pages is loaded with the first one. */
export const pageTitleMessages = {
  send: english('Envoi pour approbation', 'Send for Approval'),
  review: text('Relecture du signalement', 'Review of the report'),
  validate: text('Valider un signalement', 'Validate a report'),
  confirmation: text('Confirmation', 'Confirmation'),
  rejection: text('Signalement archivé', 'Report archived'),
  inbox: appMessages.inbox,
  newTask: english('Nouvelle tâche', 'New task'),
  administration: text('Administration', 'Administration'),
  administrationKeywords: text('entreprises comptes clients admins', 'companies accounts customers admins'),
  alerts: text('Alertes', 'Alerts'),
  report: text('Signalement', 'Report'),
};

export const glossaryTitle = text('Glossaire', 'Glossary');
export const importsTitle = text('Import', 'Import');

export const insightTitles = {
  control: text('Cartes de contrôle', 'Control charts'),
  counted: text('Détail des dossiers', 'Cases in detail'),
};

export const questionnairePageTitles = {
  templates: text('Modèles de questionnaires', 'Questionnaire templates'),
  builder: english('Éditeur de formulaires', 'Form Builder'),
  results: text('Résultats', 'Results'),
  start: text('Remplir un questionnaire', 'Fill in a questionnaire'),
  questionnaires: text('Questionnaires', 'Questionnaires'),
};
