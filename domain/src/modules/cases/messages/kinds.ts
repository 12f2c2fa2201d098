import { english, text } from '../../../kernel/message';
import { detectionModeMessages } from '../../../messages/detection-modes';
import { kindMessages } from '../../../messages/kinds';

export const caseMessages = {
  ...kindMessages,
  notFound: text('Le dossier {id} est introuvable.', 'Case with ID {id} not found.'),
};

export const criticalityMessages = {
  Critical: english('Critique', 'Critical'),
  Major: english('Majeure', 'Major'),
  Minor: english('Mineure', 'Minor'),
};

export const caseStatusMessages = {
  in_progress: english('En cours', 'In Progress'),
  ready_for_qa: english('Prêt pour l’AQ', 'Ready for QA'),
  approved: english('Approuvé', 'Approved'),
  closed: english('Clos', 'Closed'),
  void: text('Annulé', 'Void'),
};

/** Definition (5W2H), as the report's form, its wizard and the case show it. */
export const definitionMessages = {
  title: english('Définition (QQOQCCP)', 'Definition (5W2H)'),
  what: english('Quoi', 'What'),
  who: english('Qui a détecté', 'Who detected'),
  department: english('Service', 'Department'),
  site: text('Site', 'Site'),
  product: text('Produit', 'Product'),
  batch: text('Lot', 'Batch'),
  equipment: text('Équipement', 'Equipment'),
  customer: text('Client', 'Customer'),
  detectionDate: english('Détecté le', 'When detected'),
  occurrenceDate: english('Survenu le', 'When occurred'),
  declarationDate: english('Déclaré le', 'When declared'),
  where: english('Où', 'Where'),
  howMany: english('Quelle ampleur', 'How much impact'),
  how: english('Comment détecté', 'How detected'),
  why: english('En quoi est-ce un problème', 'Why a problem'),
  comments: english('Commentaires', 'Comments'),
  hour: text('Heure', 'Hour'),
  type: english('Problème ou risque ?', 'Problem or Risk?'),
  problem: english('Problème', 'Problem'),
  risk: english('Risque', 'Risk'),
  detectionMethod: english('Mode de détection', 'Detection Mode'),
  detectionReference: text('Référence', 'Reference'),
  ...detectionModeMessages,
};

export const retentionMessages = {
  keptUntil: text('Conservé jusqu’au {day}', 'Kept until {day}'),
  keptForEver: text('Conservé pour toujours', 'Kept for ever'),
};

export const urgencyMessages = {
  closed: english('Clos', 'Closed'),
  overdue: english('En retard', 'Overdue'),
  left: english('{n} {n|jour restant|jours restants}', '{n} {n|day|days} left'),
};
