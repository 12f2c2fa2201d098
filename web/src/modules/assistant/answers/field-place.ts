import { fieldLabel } from '@vigie/domain/modules/assistant/challenge/remark-sentence';
import { type AskableStep, askableSteps } from '@vigie/domain/modules/assistant/record';
import { stepTitleMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { Say } from '../../../platform/page/messages';

export function askableOf(place: string | null): AskableStep | null {
  return askableSteps.find((step) => step === place) ?? null;
}

export function placeLabel(step: AskableStep, field: string, say: Say): string {
  return `${say(stepTitleMessages[step])}, ${fieldLabel(step, field, say)}`;
}
