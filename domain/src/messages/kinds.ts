import type { Kind } from '../kernel/kinds';
import { type DetectionMethod, isBuiltIn } from '../kernel/kinds';
import { english, type Message } from '../kernel/message';

export const kindMessages = {
  hse: english('HSE', 'HSE'),
  nonConformity: english('Non-conformité', 'Non-Conformity'),
  improvement: english('Amélioration', 'Improvement'),
  itBug: english('Bug informatique', 'IT Bug'),
  customerComplaint: english('Réclamation client', 'Customer Complaint'),
  equipmentFailure: english('Panne d’équipement', 'Equipment Failure'),
} satisfies Record<Kind, Message>;

export const detectionModeMessages: Readonly<Record<DetectionMethod, Message>> = {
  audit: english('Audit', 'Audit'),
  gemba: english('Gemba', 'Gemba'),
  randomly: english('Fortuitement', 'Randomly'),
};

/** A mode of the company is what it is called, in every language. */
export function modeInWords(mode: string, speak: (message: Message) => string): string {
  return isBuiltIn(mode) ? speak(detectionModeMessages[mode]) : mode;
}
