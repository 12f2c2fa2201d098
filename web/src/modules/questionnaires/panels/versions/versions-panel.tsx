import { versionMessages as m } from '@vigie/domain/modules/questionnaires/messages/publication';
import { useId, useState } from 'react';
import { formatMinute } from '../../../../platform/page/dates';
import { useSay } from '../../../../platform/page/messages';
import { SignatureBlock } from '../../../../platform/records/signature-block';
import { Link } from '../../../../platform/router/link';
import { usePlace } from '../../../../platform/router/router';
import { Button } from '../../../../ui/buttons/button';
import { Select } from '../../../../ui/choices/select';
import { Badge } from '../../../../ui/icons/badge';
import { useTemplateEditor } from '../../builder/edit-context';
import { type Comparable, comparisonSearch } from './comparison-search';
import './versions-panel.css';

/** Published versions with who published them, newest first; each can be seen, two compared. */
export function VersionsPanel({ onView }: { onView?: (version: number) => void }) {
  const say = useSay();
  const heading = useId();
  const { detail } = useTemplateEditor();
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h3 id={heading}>{say(m.title)}</h3>
      {detail.versions.length === 0 && <p className="muted">{say(m.none)}</p>}
      <ol className="stack-sm versions">
        {detail.versions.toReversed().map(({ number, who, at, questions, signature }) => (
          <li key={number} className="stack gap-4 version">
            <div className="row">
              <span className="grow strong">{say(m.version, { n: number })}</span>
              {signature && <Badge look="reviewed">{say(m.signed)}</Badge>}
              {onView && (
                <Button
                  size="small"
                  icon="eye"
                  aria-label={say(m.viewOne, { n: number })}
                  onClick={() => onView(number)}
                >
                  {say(m.view)}
                </Button>
              )}
            </div>
            <p className="muted">
              {say(m.by, { who, at: formatMinute(at) })} · {say(m.questions, { n: questions })}
            </p>
            {signature && <SignatureBlock signature={signature} isValid={signature.voidedAt === null} />}
          </li>
        ))}
      </ol>
      <CompareChoice />
    </section>
  );
}

/** Two versions to hold side by side; the draft is one of them. */
function CompareChoice() {
  const say = useSay();
  const { detail } = useTemplateEditor();
  const { search } = usePlace();
  const numbers = detail.versions.map(({ number }) => number);
  const all: readonly Comparable[] = detail.status === 'draft' ? [...numbers, 'draft'] : numbers;
  const [chosen, setChosen] = useState<readonly [Comparable, Comparable] | null>(null);
  const [before, after] = chosen ?? [all.at(-2), all.at(-1)];
  if (before === undefined || after === undefined) return null;
  const options = all.map((one) => ({
    value: String(one),
    label: one === 'draft' ? say(m.draft) : say(m.version, { n: one }),
  }));
  const read = (value: string): Comparable => (value === 'draft' ? value : Number(value));
  return (
    <div className="grid compare-choice">
      <Select
        label={say(m.before)}
        options={options}
        value={String(before)}
        onChange={(value) => setChosen([read(value), after])}
      />
      <Select
        label={say(m.after)}
        options={options}
        value={String(after)}
        onChange={(value) => setChosen([before, read(value)])}
      />
      <Link
        className="btn"
        to={`/template/${detail.id}`}
        search={{ ...Object.fromEntries(new URLSearchParams(search)), ...comparisonSearch(before, after) }}
      >
        {say(m.compare)}
      </Link>
    </div>
  );
}
