import { questionTypeMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { resultsMessages as m } from '@vigie/domain/modules/questionnaires/messages/results';
import type { TemplateResults } from '@vigie/domain/modules/questionnaires/templates/contract';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { useShownLanguage } from '../../../ui/foundation/shown-language';
import { formatNumber } from '../fill/form/number-field';

type Column = TemplateResults['columns'][number];
type Summary = TemplateResults['summary'][number];

const shownAtOnce = 50;

/** Each question with what was answered: how often each option, and how far the numbers reach. */
export function ResultsSummary({ results: { columns, summary } }: { results: TemplateResults }) {
  const say = useSay();
  const [shown, setShown] = useState(shownAtOnce);
  const rest = columns.length - shown;
  const found = new Map(summary.map((one) => [one.questionId, one]));
  return (
    <div className="stack-sm">
      <ol className="stack-sm results">
        {columns.slice(0, shown).map((column) => (
          <QuestionSummary key={column.questionId} column={column} summary={found.get(column.questionId)} />
        ))}
      </ol>
      {rest > 0 && (
        <Button block onClick={() => setShown(shown + shownAtOnce)}>
          {say(m.more, { n: Math.min(rest, shownAtOnce) })}
        </Button>
      )}
    </div>
  );
}

function QuestionSummary({ column, summary }: { column: Column; summary: Summary | undefined }) {
  const say = useSay();
  const { title, type, versions, options, otherTypes } = column;
  const list = versions.join(', ');
  return (
    <li className="card result">
      <h2 className="text-14 breaks">{title}</h2>
      <p className="cluster meta digits result-facts">
        <span>{say(questionTypeMessages[type])}</span>
        <span>{say(m.answered, { n: summary?.answered ?? 0, of: summary?.shown ?? 0 })}</span>
        <span>{say(versions.length === 1 ? m.version : m.versions, { list })}</span>
        {otherTypes.length > 0 && (
          <span>{say(m.otherTypes, { list: otherTypes.map(({ version }) => version).join(', ') })}</span>
        )}
      </p>
      {options.length > 0 && summary && <OptionBars options={options} summary={summary} />}
      {summary?.numbers && <NumberRange numbers={summary.numbers} />}
    </li>
  );
}

function OptionBars({ options, summary }: { options: Column['options']; summary: Summary }) {
  const count = (id: string) => summary.byOption[id] ?? 0;
  return (
    <ul className="grid gap-6 bars">
      {options.map(({ id, label }) => (
        <li className="grid gap-12" key={id}>
          <span className="breaks bar-label">{label}</span>
          <span className="rounded-sm sunken bar-track" aria-hidden="true">
            <span
              className="block bar"
              style={{ width: `${summary.answered > 0 ? (100 * count(id)) / summary.answered : 0}%` }}
            />
          </span>
          <b className="digits">{count(id)}</b>
        </li>
      ))}
    </ul>
  );
}

function NumberRange({ numbers }: { numbers: NonNullable<Summary['numbers']> }) {
  const say = useSay();
  const language = useShownLanguage();
  const shown = (value: number) => formatNumber(Number(value.toFixed(6)), language);
  return (
    <dl className="cluster result-numbers">
      {(['min', 'mean', 'max'] as const).map((name) => (
        <div key={name}>
          <dt className="meta">{say(m[name])}</dt>
          <dd className="digits">{shown(numbers[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
