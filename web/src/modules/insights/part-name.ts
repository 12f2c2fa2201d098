import { type Kind, kinds } from '@vigie/domain/kernel/kinds';
import { kindMessages, modeInWords } from '@vigie/domain/messages/kinds';
import { ageBands, type ParetoKey } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import type { Say } from '../../platform/page/messages';

/** What a bar stands for in words: what people entered is shown as they wrote it. */
export function partName(by: ParetoKey, part: string, say: Say): string {
  if (part === '') return say(insightsMessages.notSaid);
  if (by === 'kind' && kinds.some((kind) => kind === part)) return say(kindMessages[part as Kind]);
  return by === 'detection' ? modeInWords(part, say) : part;
}

/** A band of ages, in days. */
export function ageName(part: string, say: Say): string {
  const band = ageBands.find((one) => one.part === part);
  if (!band) return part;
  const { from, to } = band;
  return to === null ? say(m.ageOver, { from: from - 1 }) : say(m.ageRange, { from, to });
}
