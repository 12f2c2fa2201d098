import { hasRole } from '../../kernel/identity/actor';
import { text } from '../../kernel/message';
import type { WaitingAsker, WaitingWork } from '../../kernel/records/record-kind';

/** QA reviews what others lead. Of a team, it waits for every QA of the company. */
function underQa({ actor, scope }: WaitingAsker): Readonly<Record<string, string>> | null {
  const isQa = hasRole(actor, 'qa');
  if (scope === 'team') return { assigned: isQa ? 'everyone' : 'team' };
  return isQa ? { lead: 'others', assigned: 'everyone' } : null;
}

export const casesWaiting: readonly WaitingWork[] = [
  {
    work: 'writeCase',
    label: text('Dossiers à rédiger', 'Cases to work on'),
    query: ({ scope }) => ({ status: 'in_progress', assigned: scope }),
  },
  {
    work: 'reviewSteps',
    label: text('Dossiers avec étapes à revoir', 'Cases with steps to review'),
    query: (asker) => {
      const whose = underQa(asker);
      return whose && { status: 'in_progress,ready_for_qa', steps: 'ready', ...whose };
    },
  },
  {
    work: 'reviewCase',
    label: text('Dossiers à approuver', 'Cases to approve'),
    query: (asker) => {
      const whose = underQa(asker);
      return whose && { status: 'ready_for_qa', steps: 'reviewed', ...whose };
    },
  },
];
