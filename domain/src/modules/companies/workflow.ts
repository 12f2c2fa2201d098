import { hasRole } from '../../kernel/identity/actor';
import type { Workflow } from '../../kernel/workflow';
import { companiesMessages as m } from './messages/workflow';

export type CompanyState = 'active' | 'archived';
export type CompanyAction = 'archive' | 'restore';

export interface CompanyItem {
  readonly archived: boolean;
}

export const companyWorkflow: Workflow<CompanyState, CompanyAction, 'platform_admin', CompanyItem, null> = {
  record: 'company',
  stateLabels: { active: m.stateActive, archived: m.stateArchived },
  stateOf: ({ archived }) => (archived ? 'archived' : 'active'),
  rolesOn: (_company, actor) => (hasRole(actor, 'platform_admin') ? ['platform_admin'] : []),
  initial: ['active', 'archived'],
  createdEvent: 'company.created',
  final: ['archived'],
  usual: {},
  transitions: {
    archive: {
      label: m.archive,
      from: ['active'],
      to: 'archived',
      by: ['platform_admin'],
      event: 'company.archived',
    },
    restore: {
      label: m.restore,
      from: ['archived'],
      to: 'active',
      by: ['platform_admin'],
      event: 'company.restored',
      reopens: true,
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};
