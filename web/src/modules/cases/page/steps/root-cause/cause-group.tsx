import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { Fragment, memo } from 'react';
import type { Say } from '../../../../../platform/page/messages';
import type { CauseActions, Writing } from './cause-editor';
import { CauseRow } from './cause-row';
import type { OutlineRow } from './outline-rows';
import { PendingRow } from './pending-row';
import { kindOf, type RowObjections } from './row-objections';

const noFiles: readonly Attachment[] = [];
/** Of a row, until it has been laid out. */
const usualHeight = 46;

interface CauseGroupProps {
  rows: readonly OutlineRow[];
  /** These three only when they are about a cause of this group. */
  active: string | null;
  writing: Writing | null;
  leaving: string | null;
  /** The ids of its rows that are near, each followed by the next; null when all are. */
  near: string | null;
  foldedEvidence: ReadonlySet<string>;
  objections: RowObjections;
  files: readonly Attachment[];
  readOnly: boolean;
  wasRefused: boolean;
  say: Say;
  actions: CauseActions;
}

/** A primary cause with all that stands under it. */
export const CauseGroup = memo(function CauseGroup(props: CauseGroupProps) {
  const { rows, active, writing, leaving, near, foldedEvidence, objections, files, say, actions } = props;
  const nearIds = near === null ? null : new Set(near.split(' '));
  const pendingAfter = writing?.kind === 'add' ? lastUnder(rows, writing.parentId) : null;
  return (
    <div
      role="none"
      className="card shrinks why-cause"
      style={{ containIntrinsicBlockSize: `auto ${rows.length * usualHeight}px` }}
    >
      {rows.map((row) => (
        <Fragment key={row.id}>
          <CauseRow
            {...row}
            isActive={row.id === active}
            isNear={nearIds === null || row.id === active || nearIds.has(row.id)}
            editing={writing?.kind === 'edit' && writing.id === row.id ? writing.text : null}
            isLeaving={row.id === leaving}
            isEvidenceFolded={foldedEvidence.has(row.id)}
            readOnly={props.readOnly}
            wasRefused={props.wasRefused}
            whyNoWhy={objections.get(kindOf(row))?.why ?? null}
            whyNoMark={objections.get(kindOf(row))?.mark ?? null}
            files={row.cause.evidence.length > 0 ? files : noFiles}
            say={say}
            actions={actions}
          />
          {row.id === pendingAfter && writing?.kind === 'add' && (
            <PendingRow say={say} rows={rows} actions={actions} parentId={writing.parentId} initial={writing.text} />
          )}
        </Fragment>
      ))}
    </div>
  );
});

/** The row that a new why stands below: the last of what is already under its cause. */
function lastUnder(rows: readonly OutlineRow[], parentId: string | null): string | null {
  const at = rows.findIndex(({ id }) => id === parentId);
  const parent = rows[at];
  if (!parent) return null;
  const after = rows.findIndex(({ depth }, place) => place > at && depth <= parent.depth);
  return rows[(after < 0 ? rows.length : after) - 1]?.id ?? null;
}
