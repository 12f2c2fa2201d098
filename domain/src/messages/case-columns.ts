import { english } from '../kernel/message';

/** The columns of the lists of cases, on the screen and in the export. */
export const caseColumnMessages = {
  id: english('ID', 'ID'),
  status: english('Statut', 'Status'),
  summary: english('Résumé', 'Summary'),
  criticality: english('Criticité', 'Criticality'),
  owner: english('Responsable', 'Owner'),
  origin: english('Mode de détection', 'Detection Mode'),
  detectionDate: english('Date de détection', 'Detection Date'),
  dueDate: english('Échéance', 'Due Date'),
  urgency: english('Urgence', 'Urgency'),
  waitingApproval: english('En attente de validation', 'Waiting approval'),
};
