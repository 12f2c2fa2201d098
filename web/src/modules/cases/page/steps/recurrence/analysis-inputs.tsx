import type { RecurrenceAnalysis } from '@vigie/domain/modules/cases/investigation-contract';
import { recurrencePageMessages as m, soughtMessages } from '@vigie/domain/modules/cases/messages/recurrence-page';
import { useSay } from '../../../../../platform/page/messages';
import { formatDay } from '../../../../../ui/fields/day';

/** The words and facts of the case that an analysis was run with, so that it can be understood later. */
export function AnalysisInputs({ analysis: { inputs, matches } }: { analysis: RecurrenceAnalysis }) {
  const say = useSay();
  const lines = [
    [say(m.inputTitle), inputs.title],
    [say(m.inputText), inputs.text],
    ...inputs.facts.map(({ kind, values }) => [say(soughtMessages[kind]), values.map(formatDay).join(', ')]),
    [say(m.engine), say(m.engineVersion, { n: inputs.engine })],
  ].filter(([, value]) => value);
  return (
    <details className="text-13 recurrence-inputs" open={matches.length === 0}>
      <summary className="muted strong">{say(m.inputs)}</summary>
      <p className="muted">{say(m.comparedWith, { n: inputs.compared })}</p>
      <dl className="grid gap-6">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className="prose">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
