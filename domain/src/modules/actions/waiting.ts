import { text } from '../../kernel/message';
import type { WaitingWork } from '../../kernel/records/record-kind';

export const actionsWaiting: readonly WaitingWork[] = [
  {
    work: 'doAction',
    label: text('Actions à faire', 'Actions to do'),
    query: ({ scope }) => ({ status: 'in_progress', assigned: scope }),
  },
  {
    work: 'reviewAction',
    label: text('Actions à revoir', 'Actions to review'),
    query: ({ scope }): Readonly<Record<string, string>> => {
      if (scope === 'team') return { status: 'ready_for_qa', assigned: 'team' };
      return { status: 'ready_for_qa', review: 'me', assigned: 'everyone' };
    },
  },
  {
    work: 'completeAction',
    label: text('Actions à terminer', 'Actions to complete'),
    query: ({ scope }) => ({ status: 'approved', assigned: scope }),
  },
];
