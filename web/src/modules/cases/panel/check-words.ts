import type { CapaCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import { checkMessages as m, measureWords } from '@vigie/domain/modules/cases/messages/capa-page';
import { formatMinute } from '../../../platform/page/dates';
import type { Say } from '../../../platform/page/messages';

/** What must be seen: in the words of the plan, or what the system counts. */
export function formatCriterion({ criterion, measure }: CapaCheck, say: Say): string {
  const measured = measure && measureWords(measure);
  return [criterion.trim(), measured && say(measured.message, measured.values)].filter(Boolean).join(' – ');
}

/** What the system found, as the words that QA signs or changes. */
export function findingsDrafted({ draft, measure }: CapaCheck, say: Say): string {
  if (!draft || !measure) return '';
  const { message, values } = measureWords(measure);
  const said = { when: formatMinute(draft.evaluatedAt), criterion: say(message, values) };
  if (draft.cases.length === 0) return say(m.findingsNone, said);
  return say(m.findingsSome, { ...said, n: draft.cases.length, ids: draft.cases.join(', ') });
}
