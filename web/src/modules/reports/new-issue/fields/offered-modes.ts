import { detectionMethods } from '@vigie/domain/kernel/detection-modes';
import { useParameters } from '../../../parameters/public';

/** Those that the company offers, and the one that is chosen already; all of them as long as its rules are not known. */
export function useOfferedModes(chosen: string | null): readonly string[] {
  const offered: readonly string[] = useParameters().data?.detectionModes ?? detectionMethods;
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen];
}
