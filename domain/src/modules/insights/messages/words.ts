import { text } from '../../../kernel/message';

/** What figures, charts and their pages share. */
export const insightWords = {
  casesOpened: text('Dossiers ouverts pendant la période', 'Cases opened in the period'),
  casesClosed: text('Dossiers clos pendant la période', 'Cases closed in the period'),
  casesApproved: text('Dossiers approuvés pendant la période', 'Cases approved in the period'),
  casesClosedHere: text('Dossiers non importés clos pendant la période', 'Cases closed in the period and not imported'),
  actionsOpenAtEnd: text('Actions en cours à la fin de la période', 'Actions open at the end of the period'),
  overdueCases: text('Dossiers en retard', 'Overdue cases'),
  openActions: text('Actions en cours', 'Open actions'),
  overdueActions: text('Actions en retard', 'Overdue actions'),
  value: text('Valeur', 'Value'),
  figures: text('Chiffres', 'Figures'),
};
