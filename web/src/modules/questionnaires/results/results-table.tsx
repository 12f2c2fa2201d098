import { listMessages } from '@vigie/domain/messages/lists';
import { questionnaireListMessages } from '@vigie/domain/modules/questionnaires/messages/lists';
import { resultsMessages as m } from '@vigie/domain/modules/questionnaires/messages/results';
import type { TemplateResults } from '@vigie/domain/modules/questionnaires/templates/contract';
import { useMemo, useState } from 'react';
import { ListPager } from '../../../platform/lists/list-pager';
import { formatMinute } from '../../../platform/page/dates';
import { type Say, useSay } from '../../../platform/page/messages';
import { EntryNone } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { Select } from '../../../ui/choices/select';
import { type Column, Table } from '../../../ui/lists/table';
import { PercentMark } from '../questionnaire-marks';

type Item = TemplateResults['items'][number];

/** So many questions stand side by side; of more, one part at a time. */
const questionsAtOnce = 10;

interface ResultsTableProps {
  results: TemplateResults;
  stale: boolean;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
}

/** One line for each questionnaire, whatever version it was filled with. */
export function ResultsTable({ results, stale, hrefOf, onPage }: ResultsTableProps) {
  const say = useSay();
  const [from, setFrom] = useState(0);
  const questions = results.columns;
  const columns = useMemo(
    () => [...recordColumns(say), ...questionColumns(questions.slice(from, from + questionsAtOnce), say)],
    [questions, from, say],
  );
  const parts = Array.from({ length: Math.ceil(questions.length / questionsAtOnce) }, (_, at) => {
    const first = at * questionsAtOnce;
    const last = Math.min(first + questionsAtOnce, questions.length);
    const label = say(m.questionsShown, { first: first + 1, last, of: questions.length });
    return { value: String(first), label };
  });
  return (
    <div className="stack-sm results-table">
      {parts.length > 1 && (
        <div className="results-part">
          <Select
            label={say(m.questionsOf)}
            options={parts}
            value={String(from)}
            onChange={(first) => setFrom(Number(first))}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard too */}
      <section className="rounded results-scroll" tabIndex={0} aria-label={say(m.table)}>
        <Table caption={say(m.table)} columns={columns} rows={results.items} keyOf={({ id }) => id} stale={stale} />
      </section>
      <ListPager list={results} hrefOf={hrefOf} onPage={onPage} />
    </div>
  );
}

function recordColumns(say: Say): readonly Column<Item>[] {
  return [
    {
      id: 'id',
      label: say(listMessages.id),
      cell: ({ id }) => (
        <Link className="row-link" to={`/apps/questionnaires/${id}`}>
          {id}
        </Link>
      ),
    },
    {
      id: 'version',
      label: say(questionnaireListMessages.templateVersion),
      cell: ({ templateVersion }) => templateVersion,
    },
    { id: 'filler', label: say(questionnaireListMessages.filler), cell: ({ filler }) => filler },
    {
      id: 'submittedAt',
      label: say(questionnaireListMessages.submittedAt),
      cell: ({ submittedAt }) => <time dateTime={submittedAt}>{formatMinute(submittedAt)}</time>,
    },
    { id: 'percent', label: say(questionnaireListMessages.percent), cell: (item) => <PercentMark {...item} /> },
  ];
}

function questionColumns(questions: TemplateResults['columns'], say: Say): readonly Column<Item>[] {
  return questions.map(({ questionId, title }) => ({
    id: questionId,
    label: title,
    cell: ({ answers }) => {
      const said = answers[questionId] ?? [];
      if (said.length === 0) return <EntryNone why={say(m.noAnswer)} />;
      return <span className="clip result-cell">{said.join(' · ')}</span>;
    },
  }));
}
