import { english, french } from '../kernel/message';

export const actionStatusMessages = {
  in_progress: english('En cours', 'In Progress'),
  ready_for_qa: english('Prêt pour l’AQ', 'Ready for QA'),
  approved: english('Approuvée', 'Approved'),
  completed: english('Terminée', 'Completed'),
  cancelled: english('Annulée', 'Cancelled'),
};

export const actionWorkflowMessages = {
  ready: english('Prêt pour l’AQ', 'Ready for QA'),
  withdraw: french('Retirer « prêt pour l’AQ »', 'Take “ready for QA” off'),
  review: english('Revu par l’AQ', 'QA Reviewed'),
  reopen: french('Rouvrir', 'Reopen'),
  complete: french('Terminer', 'Complete'),
  cancel: french('Annuler l’action', 'Cancel the action'),
  onlyResponsible: french(
    'Seul le responsable de l’action peut faire cela.',
    'Only whoever is responsible may do this.',
  ),
  onlyReviewer: french(
    'Possible pour l’approbateur ou l’assurance qualité, jamais pour le responsable.',
    'Possible for the approver or QA, never for whoever is responsible.',
  ),
  onlyConcerned: french(
    'Réservé au responsable, à l’approbateur et à l’assurance qualité.',
    'For whoever is responsible, the approver and QA.',
  ),
  wrongState: french('L’état de l’action ne le permet pas.', 'The state of the action does not allow it.'),
  reasonMissing: french('Dites pourquoi.', 'Say why.'),
  caseEnded: french(
    'Le dossier est clos ou annulé : ses actions ne changent plus.',
    'The case is closed or void: its actions no longer change.',
  ),
};
