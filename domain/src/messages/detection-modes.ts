import { type DetectionMethod, isBuiltIn } from '../kernel/detection-modes';
import { english, type Message } from '../kernel/message';

export const detectionModeMessages: Readonly<Record<DetectionMethod, Message>> = {
  audit: english('Audit', 'Audit'),
  gemba: english('Gemba', 'Gemba'),
  randomly: english('Fortuitement', 'Randomly'),
};

/** A mode of the company is what it is called, in every language. */
export function modeInWords(mode: string, speak: (message: Message) => string): string {
  return isBuiltIn(mode) ? speak(detectionModeMessages[mode]) : mode;
}
