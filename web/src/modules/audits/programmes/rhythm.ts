import { programmeLineFieldMessages } from '@vigie/domain/modules/audits/programmes/messages';
import { lineFormMessages as m } from '@vigie/domain/modules/audits/programmes/page-messages';
import type { Say } from '../../../platform/page/messages';

export function rhythmInWords(months: number | null, say: Say): string {
  if (months === null) return say(programmeLineFieldMessages.once);
  return months === 1 ? say(m.everyMonth) : say(m.everyMonths, { n: months });
}
