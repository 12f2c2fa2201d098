import type { Kind } from '../kernel/kinds';
import { english, type Message } from '../kernel/message';

export const kindMessages = {
  hse: english('HSE', 'HSE'),
  nonConformity: english('Non-conformité', 'Non-Conformity'),
  improvement: english('Amélioration', 'Improvement'),
  itBug: english('Bug informatique', 'IT Bug'),
  customerComplaint: english('Réclamation client', 'Customer Complaint'),
  equipmentFailure: english('Panne d’équipement', 'Equipment Failure'),
} satisfies Record<Kind, Message>;
