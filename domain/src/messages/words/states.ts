import { english, text } from '../../kernel/message';

/** States that records of several modules have. */
export const stateWords = {
  inProgress: text('En cours', 'In progress'),
  inProgressInEnglish: english('En cours', 'In Progress'),
  readyForQaInEnglish: english('Prêt pour l’AQ', 'Ready for QA'),
  qaReviewedInEnglish: english('Revu par l’AQ', 'QA Reviewed'),
  approvedInEnglish: english('Approuvé', 'Approved'),
  approveInEnglish: english('Approuver', 'Approve'),
  rejectedInEnglish: english('Rejeté', 'Rejected'),
  doneInEnglish: english('FAIT', 'DONE'),
  overdueInEnglish: english('En retard', 'Overdue'),
  draft: text('Brouillon', 'Draft'),
  submitted: text('Envoyé', 'Submitted'),
  discarded: text('Abandonné', 'Discarded'),
  reopened: text('Rouvert', 'Reopened'),
  retired: text('Retiré', 'Retired'),
  lowInEnglish: english('Basse', 'Low'),
  mediumInEnglish: english('Moyenne', 'Medium'),
  highInEnglish: english('Haute', 'High'),
};
