import { type Answers, submissionProblems } from '@vigie/domain/modules/reports/answers';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';

/** What stands in the way, beside its field: once the field was left, or once going on was tried. */
export function useProblems<Element extends HTMLElement>(answers: Answers) {
  const say = useSay();
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const area = useRef<Element>(null);
  const found = submissionProblems(answers, todayHere());
  const shown: Record<string, string> = {};
  for (const { field, message, values } of found) {
    if (attempts > 0 || visited.has(field)) shown[field] ??= say(message, values);
  }

  // After an attempt, and only then: mending one field must not throw the typing into the next.
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = area.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = wrong?.matches('[role="radiogroup"]') ? wrong.querySelector<HTMLElement>('input') : wrong;
    control?.focus();
  }, [attempts]);

  return {
    found,
    shown,
    /** For the element around the fields. */
    area: {
      ref: area,
      onBlur({ target }: FocusEvent) {
        const name = target.getAttribute('name');
        if (name && !visited.has(name)) setVisited(new Set([...visited, name]));
      },
    },
    /** Shows everything that is wrong and leads to the first of it. */
    showAll: () => setAttempts((count) => count + 1),
    /** What was typed and cannot be read is no answer, and no problem of the answers either. */
    hasUnreadable: () => unreadable(area.current, shown).length > 0,
    /** How many fields stand in the way: each once, and those too that cannot be read. */
    countFields() {
      const fields = new Set(found.map(({ field }) => field));
      return fields.size + unreadable(area.current, shown).filter((name) => !fields.has(name)).length;
    },
    /** Clears the errors of fields with this prefix. */
    forget: (beginning: string) => setVisited(new Set([...visited].filter((name) => !name.startsWith(beginning)))),
  };
}

/** The names of the fields. */
function unreadable(area: HTMLElement | null, shown: Readonly<Record<string, string>>): readonly string[] {
  const wrong = [...(area?.querySelectorAll('input[aria-invalid="true"]') ?? [])];
  return wrong.map((control) => control.getAttribute('name') ?? '').filter((name) => !(name in shown));
}
