import { hasRole } from '../../kernel/identity/actor';
import type { Workflow } from '../../kernel/workflow';
import { valueMessages as m } from './messages/rules';
import { valueEditors } from './policy';
import type { ValueState } from './value';

export const valueActions = ['retire', 'restore'] as const;
export type ValueAction = (typeof valueActions)[number];
type Editor = (typeof valueEditors)[number];

export const valueWorkflow: Workflow<ValueState, ValueAction, Editor, { readonly state: ValueState }, object> = {
  record: 'value',
  stateLabels: { active: m.stateActive, retired: m.stateRetired },
  stateOf: ({ state }) => state,
  rolesOn: (_value, actor) => valueEditors.filter((role) => hasRole(actor, role)),
  initial: ['active'],
  createdEvent: 'value.added',
  final: ['retired'],
  usual: {},
  transitions: {
    retire: {
      label: m.retire,
      from: ['active'],
      to: 'retired',
      by: valueEditors,
      event: 'value.retired',
    },
    restore: {
      label: m.restore,
      from: ['retired'],
      to: 'active',
      by: valueEditors,
      event: 'value.restored',
      reopens: true,
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};
