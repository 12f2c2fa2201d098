import { programmeLineFieldMessages as m } from '@vigie/domain/modules/audits/programmes/messages';
import type { Say } from '../../../platform/page/messages';

export function rhythmInWords(months: number | null, say: Say): string {
  return months === null ? say(m.once) : say(m.every, { n: months });
}
