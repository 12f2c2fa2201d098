import type { Actor } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { gembaMessages as g } from '../messages';
import { editorObjection, editorOn } from '../rights';
import { stationWorkflowMessages as m, stationStatusMessages } from './messages';

export const stationStatuses = ['active', 'retired'] as const;
export type StationStatus = (typeof stationStatuses)[number];
export const stationMoves = ['retire', 'restore'] as const;
export type StationMove = (typeof stationMoves)[number];

export interface StationItem {
  readonly companyId: number;
  readonly status: StationStatus;
}

export const stationWorkflow: Workflow<StationStatus, StationMove, 'editor', StationItem, null> = {
  record: 'gemba_station',
  stateLabels: stationStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: editorOn,
  initial: ['active'],
  createdEvent: 'gemba_station.created',
  final: ['retired'],
  usual: { active: 'retire' },
  transitions: {
    retire: {
      label: m.retire,
      from: ['active'],
      to: 'retired',
      by: ['editor'],
      event: 'gemba_station.retired',
      needsReason: true,
    },
    restore: {
      label: m.restore,
      from: ['retired'],
      to: 'active',
      by: ['editor'],
      event: 'gemba_station.restored',
      needsReason: true,
      reopens: true,
    },
  },
  refusals: { wrongRole: g.onlyEditors, wrongState: g.wrongState, reasonMissing: g.reasonMissing },
};

export function stationChangeObjection(item: StationItem, actor: Actor): Objection | null {
  const objection = editorObjection(item, actor);
  if (objection) return objection;
  return item.status === 'active' ? null : { message: g.wrongState, code: 'wrong_state' };
}
