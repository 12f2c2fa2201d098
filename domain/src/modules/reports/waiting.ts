import { hasRole } from '../../kernel/identity/actor';
import { text } from '../../kernel/message';
import type { WaitingWork } from '../../kernel/records/record-kind';
import { readingRoles } from './workflow';

export const reportsWaiting: readonly WaitingWork[] = [
  {
    work: 'decide',
    label: text('Signalements à décider', 'Reports to decide on'),
    query: ({ actor, scope, fourEyes }) => {
      if (scope === 'team') {
        return hasRole(actor, ...readingRoles) ? { status: 'waiting_approval', assigned: 'team' } : null;
      }
      if (!hasRole(actor, 'validator')) return null;
      return { status: 'waiting_approval', assigned: 'everyone', ...(fourEyes && { author: 'others' }) };
    },
  },
  {
    work: 'finishReport',
    label: text('Signalements à compléter', 'Reports to complete'),
    query: ({ actor, scope }) => {
      if (scope === 'me') return { status: 'draft,waiting_for_update', author: 'own', assigned: 'me' };
      if (!hasRole(actor, ...readingRoles)) return null;
      return { status: 'waiting_for_update', author: 'own', assigned: 'team' };
    },
  },
];
