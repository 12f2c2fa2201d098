import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { listLabels, parentRules, type ValueList } from '@vigie/domain/modules/values/lists';
import { valuesPageMessages as m } from '@vigie/domain/modules/values/messages/page';
import { type PastedLines, readPastedLines } from '@vigie/domain/modules/values/pasted-lines';
import { datesProblem } from '@vigie/domain/modules/values/value';
import { useState } from 'react';
import { DayField } from '../../platform/page/day-field';
import { useForm } from '../../platform/page/form';
import { type Say, useSay } from '../../platform/page/messages';
import { FormDialog } from '../../platform/records/form-dialog';
import { ApiError } from '../../platform/transport/api-error';
import { TextArea } from '../../ui/fields/text-area';
import { notify } from '../../ui/overlays/toast';
import { ParentField } from './parent-field';
import { useValueCalls } from './queries';

interface Line {
  readonly line: number;
  readonly problem: string;
}

/** One value or a thousand, added together. */
export function AddValuesDialog({ list, onClose }: { list: ValueList; onClose: () => void }) {
  const say = useSay();
  const { add } = useValueCalls();
  const rule = parentRules[list];
  const [values, setValues] = useState({ lines: '', parentText: '', parentId: 0, from: '', until: '' });
  const [refused, setRefused] = useState<readonly Line[]>([]);
  const [isTried, setIsTried] = useState(false);
  const change = (next: typeof values) => {
    setRefused([]);
    setValues(next);
  };
  const read = readPastedLines(values.lines);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: change,
    check: (typed) => {
      setIsTried(true);
      return {
        ...linesProblem(readPastedLines(typed.lines), say),
        ...parentProblem(typed, rule, say),
        ...datesWrong(typed, say),
      };
    },
    async submit({ lines, parentId, from, until }) {
      try {
        const { added } = await add({
          list,
          lines,
          parentId: parentId || null,
          from: from || null,
          until: until || null,
        });
        notify.success(say(m.added, { n: added }));
        onClose();
      } catch (error) {
        const refusedLines = linesOf(error);
        setRefused(refusedLines);
        if (refusedLines.length === 0) throw error;
        throw new ApiError(409, 'lines', say(m.mendFirst, { n: refusedLines.length }), {
          lines: say(m.mendFirst, { n: refusedLines.length }),
        });
      }
    },
  });
  const own = read.problems.map(({ line, objection }) => ({ line, problem: say(objection.message, objection.values) }));
  const shown = refused.length > 0 ? refused : isTried ? own : [];
  return (
    <FormDialog
      title={say(m.addTitle, { list: say(listLabels[list]) })}
      busy={busy}
      failure={failure}
      form={form}
      onClose={onClose}
      submit={say(busy ? generalMessages.saving : m.add)}
    >
      {rule && (
        <ParentField
          list={rule.list}
          isRequired={rule.isRequired}
          text={values.parentText}
          error={field('parentText').error}
          onChange={(parentText, parentId) => change({ ...values, parentText, parentId })}
        />
      )}
      <TextArea {...field('lines')} label={say(m.lines)} help={say(m.linesHelp)} rows={6} autoFocus={!rule} />
      <LineProblems lines={shown} />
      <div className="grid gap-16 phone-column values-days">
        <DayField {...field('from')} label={say(m.from)} optional={say(m.optional)} />
        <DayField {...field('until')} label={say(m.until)} optional={say(m.optional)} />
      </div>
    </FormDialog>
  );
}

function linesProblem({ objection, problems }: PastedLines, say: Say): { lines?: string } {
  if (objection) return { lines: say(objection.message, objection.values) };
  return problems.length > 0 ? { lines: say(m.mendFirst, { n: problems.length }) } : {};
}

interface Chosen {
  readonly parentText: string;
  readonly parentId: number;
}

function parentProblem(
  { parentText, parentId }: Chosen,
  rule: (typeof parentRules)[ValueList],
  say: Say,
): { parentText?: string } {
  const isMissing = rule !== undefined && parentId === 0 && (rule.isRequired || parentText.trim() !== '');
  return isMissing ? { parentText: say(m.chooseParent) } : {};
}

function datesWrong({ from, until }: { from: string; until: string }, say: Say): { until?: string } {
  const problem = datesProblem({ from: from || null, until: until || null });
  return problem ? { until: say(problem.message) } : {};
}

/** What the server said of single lines. */
function linesOf(error: unknown): readonly Line[] {
  const fields = error instanceof ApiError ? error.fields : {};
  return Object.entries(fields).flatMap(([field, problem]) => {
    const line = /^lines\.(\d+)$/.exec(field)?.[1];
    return line ? [{ line: Number(line), problem }] : [];
  });
}

const shownAtMost = 10;

function LineProblems({ lines }: { lines: readonly Line[] }) {
  const say = useSay();
  if (lines.length === 0) return null;
  return (
    <ul className="breaks text-13 values-problems" aria-label={say(m.problems)}>
      {lines.slice(0, shownAtMost).map(({ line, problem }) => (
        <li key={line}>{say(m.onLine, { line, problem })}</li>
      ))}
      {lines.length > shownAtMost && <li>{say(m.moreProblems, { n: lines.length - shownAtMost })}</li>}
    </ul>
  );
}
