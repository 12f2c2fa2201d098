import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';

/** Not a number: a walk that began on this device, by the captureId that it is sent under. */
export const isBegunHere = (walkId: string) => /^[0-9a-f]{8}-/i.test(walkId);

/** Where a walker notes what they see; at a station, once they have said where they are. */
export function walkingAddress(walkId: string, stationId?: string): string {
  const path = `${walkKind.address(walkId)}/walk`;
  return stationId ? `${path}?station=${stationId}` : path;
}
