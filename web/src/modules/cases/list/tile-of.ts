import type { AppId } from '@vigie/domain/messages/shell';
import type { Kind } from '@vigie/domain/modules/cases/kinds';

const tiles = {
  hse: 'hse',
  nonConformity: 'non-conformity',
  improvement: 'improvement',
  itBug: 'it-bug',
  customerComplaint: 'complaint',
  equipmentFailure: 'equipment-failure',
} as const satisfies Record<Kind, AppId>;

/** The launcher's tile of a kind, which gives its module the name. */
export function tileOf(kind: Kind): AppId {
  return tiles[kind];
}
