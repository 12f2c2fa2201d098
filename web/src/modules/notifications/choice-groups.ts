import type { channels } from '@vigie/domain/modules/notifications/contract';
import type { NotificationType } from '@vigie/domain/modules/notifications/types';

export type Channel = (typeof channels)[number];
type Told = Readonly<Record<Channel, readonly NotificationType[]>>;

/** The types in the order in which somebody would look for them. */
export const choiceGroups = {
  reports: ['reportSubmitted', 'reportCompleted', 'informationRequested', 'reportApproved', 'reportRejected'],
  cases: ['leadWriterAssigned', 'caseSubmitted', 'caseReturned', 'caseApproved', 'caseReopened', 'effectivenessDue'],
  actions: [
    'actionAssigned',
    'approvalAssigned',
    'actionReady',
    'actionReviewed',
    'actionReturned',
    'actionCompleted',
    'actionCancelled',
    'actionDueSoon',
    'actionOverdue',
    'actionEscalated',
    'extensionAsked',
    'extensionGranted',
    'extensionRefused',
  ],
  talk: ['mentioned', 'commented', 'alertReceived'],
  access: ['signInLocked'],
} as const satisfies Record<string, readonly NotificationType[]>;
export type ChoiceGroup = keyof typeof choiceGroups;

export interface Choice {
  readonly channel: Channel;
  readonly type: NotificationType;
  readonly told: boolean;
}

export function withChoice<Choices extends Told>(choices: Choices, { channel, type, told }: Choice): Choices {
  const others = choices[channel].filter((one) => one !== type);
  return { ...choices, [channel]: told ? [...others, type] : others };
}

export function isSilent(choices: Told, type: NotificationType): boolean {
  return !Object.values(choices).some((types) => types.includes(type));
}

/** Arrow keys walk the boxes as they stand: `columns` of them in each row. Null: another key, or the edge. */
export function boxBeside(at: number, key: string, count: number, columns: number): number | null {
  const column = at % columns;
  const next = {
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    ArrowLeft: column > 0 ? at - 1 : -1,
    ArrowRight: column < columns - 1 ? at + 1 : -1,
  }[key];
  return next !== undefined && next >= 0 && next < count ? next : null;
}
