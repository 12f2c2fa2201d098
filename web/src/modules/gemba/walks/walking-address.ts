import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';

/** Where a walker notes what they see; at a station, once they have said where they are. */
export function walkingAddress(walkId: string, stationId?: string): string {
  const path = `${walkKind.address(walkId)}/walk`;
  return stationId ? `${path}?station=${stationId}` : path;
}
