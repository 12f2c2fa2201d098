import { rootCausePageMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import type { Say } from '../../../../../platform/page/messages';
import type { CauseActions } from './cause-editor';
import { CauseTextEdit } from './cause-text-edit';
import type { OutlineRow } from './outline-rows';
import { railClass } from './rail-lines';

interface PendingRowProps {
  say: Say;
  rows: readonly OutlineRow[];
  parentId: string | null;
  initial: string;
  actions: CauseActions;
}

/** A cause that exists only once its first words are saved. */
export function PendingRow({ say, rows, parentId, initial, actions }: PendingRowProps) {
  const parent = rows.find(({ id }) => id === parentId);
  const place = 1 + rows.filter(({ cause }) => cause.parentId === parentId).length;
  const number = parent ? `${parent.number}.${place}` : String(place);
  const depth = parent ? parent.depth + 1 : 0;
  const goesOn = parent && parent.place < parent.siblings ? '|' : ' ';
  const rails = depth > 1 ? `${parent?.rails ?? ''}${goesOn}` : '';
  return (
    <div
      role="treeitem"
      className={railClass(depth, true, rails)}
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={place}
      aria-selected={false}
      aria-label={number}
      tabIndex={-1}
    >
      <div className="why-row">
        <span className="rigid small muted strong digits why-no">{number}</span>
        <CauseTextEdit
          say={say}
          name={depth === 0 ? 'title' : 'text'}
          label={say(depth === 0 ? m.title : m.text, { number })}
          placeholder={say(depth === 0 ? m.newCause : m.newWhy)}
          initial={initial}
          onSave={actions.saveNew}
          onGiveUp={actions.giveUp}
          onLeave={actions.leave}
        />
      </div>
    </div>
  );
}
