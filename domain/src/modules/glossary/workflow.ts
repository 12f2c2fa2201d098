import { hasRole } from '../../kernel/identity/actor';
import type { Guard, Objection, Workflow } from '../../kernel/workflow';
import { glossaryMessages as m } from './messages/rules';
import type { GlossaryGroupState } from './own-groups';
import { glossaryEditors } from './policy';

export type GlossaryGroupAction = 'retire' | 'restore';
type Editor = (typeof glossaryEditors)[number];

export interface GlossaryGroupFacts {
  /** One of its words stands in another group that is in use. */
  readonly taken: Objection | null;
}

const wordsAreFree: Guard<GlossaryGroupFacts> = ({ taken }) => taken;

export const glossaryGroupWorkflow: Workflow<
  GlossaryGroupState,
  GlossaryGroupAction,
  Editor,
  { readonly state: GlossaryGroupState },
  GlossaryGroupFacts
> = {
  record: 'glossary_group',
  stateLabels: { active: m.stateActive, retired: m.stateRetired },
  stateOf: ({ state }) => state,
  rolesOn: (_group, actor) => glossaryEditors.filter((role) => hasRole(actor, role)),
  initial: ['active'],
  createdEvent: 'glossary_group.created',
  final: ['retired'],
  usual: {},
  transitions: {
    retire: {
      label: m.retire,
      from: ['active'],
      to: 'retired',
      by: glossaryEditors,
      event: 'glossary_group.retired',
    },
    restore: {
      label: m.restore,
      from: ['retired'],
      to: 'active',
      by: glossaryEditors,
      guards: [wordsAreFree],
      event: 'glossary_group.restored',
      reopens: true,
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};
