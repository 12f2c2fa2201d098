import type { Objection } from '@vigie/domain/kernel/workflow';
import { addObjection, markObjection } from '@vigie/domain/modules/cases/steps/cause-tree';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { useDeferredValue, useMemo, useRef } from 'react';
import { type Say, useSay } from '../../../../../platform/page/messages';
import type { OutlineRow } from './outline-rows';

/** Why no why can be added under a row, and why it cannot be marked. */
interface RowObjection {
  readonly why: string | null;
  readonly mark: string | null;
}
export type RowObjections = ReadonlyMap<string, RowObjection>;

/** Rows alike in depth, mark and whys are refused the same things, so each kind of row is asked about once. */
export const kindOf = ({ depth, hasWhys, cause }: OutlineRow) => `${depth} ${hasWhys} ${cause.isRootCause}`;

function objectionsTo(causes: Causes, rows: readonly OutlineRow[], say: Say): RowObjections {
  const said = (objection: Objection | null) => (objection ? say(objection.message, objection.values) : null);
  const byKind = new Map<string, RowObjection>();
  for (const row of rows) {
    if (byKind.has(kindOf(row))) continue;
    const mark = row.cause.isRootCause ? null : said(markObjection(causes, row.id));
    byKind.set(kindOf(row), { why: said(addObjection(causes, row.id)), mark });
  }
  return byKind;
}

/** Returns the previous map while its content is equal, for `memo`. */
export function useRowObjections(causes: Causes, rows: readonly OutlineRow[]): RowObjections {
  const say = useSay();
  const known = useRef<RowObjections>(new Map());
  // They are about the next press, so this one does not wait for them.
  const asked = useDeferredValue(useMemo(() => ({ causes, rows }), [causes, rows]));
  return useMemo(() => {
    const now = objectionsTo(asked.causes, asked.rows, say);
    const isSame =
      now.size === known.current.size && [...now].every(([kind, one]) => isAlike(one, known.current.get(kind)));
    if (!isSame) known.current = now;
    return known.current;
  }, [asked, say]);
}

const isAlike = (one: RowObjection, other: RowObjection | undefined) =>
  one.why === other?.why && one.mark === other?.mark;
