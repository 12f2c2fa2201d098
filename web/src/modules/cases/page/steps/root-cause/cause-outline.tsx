import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { causeKeyMessages, rootCausePageMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useRef } from 'react';
import { useSay } from '../../../../../platform/page/messages';
import type { CauseActions, Writing } from './cause-editor';
import { CauseGroup } from './cause-group';
import { nearIn, useNearRows } from './near-rows';
import { groupsOf, moveOf, type OutlineRow, withSameGroups } from './outline-rows';
import { PendingRow } from './pending-row';
import { useRowObjections } from './row-objections';

interface CauseOutlineProps {
  tree: RefObject<HTMLDivElement | null>;
  causes: Causes;
  rows: readonly OutlineRow[];
  files: readonly Attachment[];
  readOnly: boolean;
  wasRefused: boolean;
  writing: Writing | null;
  /** The cause whose row shows the delete confirmation. */
  leaving: string | null;
  active: string | null;
  onActive: (id: string) => void;
  /** Before the browser looks for the next stop of Tab. */
  onTab: (id: string) => void;
  foldedEvidence: ReadonlySet<string>;
  onFold: (id: string, isFolded: boolean) => void;
  onFoldEvidence: (id: string, isFolded: boolean) => void;
  onDownload: (id: string, at: number) => void;
  go: (id: string) => void;
  actions: CauseActions;
}

/** The tree as it is written: one row for each cause, walked with the arrow keys. */
export function CauseOutline(props: CauseOutlineProps) {
  const { tree, causes, rows, files, readOnly, wasRefused, writing, foldedEvidence, actions } = props;
  const say = useSay();
  const groups = useGroups(rows);
  const objections = useRowObjections(causes, rows);
  const near = useNearRows(tree, rows);
  const active = rows.some(({ id }) => id === props.active) ? props.active : (rows[0]?.id ?? null);
  const handlers = useTreeEvents(props);
  return (
    <>
      <div ref={tree} role="tree" className="grid gap-12 why-tree" aria-label={say(m.label)} {...handlers}>
        {groups.map((group) => {
          const has = (id: string | null) => id !== null && group.some((row) => row.id === id);
          return (
            <CauseGroup
              key={group[0]?.id}
              rows={group}
              active={has(active) ? active : null}
              writing={writing && has(writing.kind === 'edit' ? writing.id : writing.parentId) ? writing : null}
              leaving={has(props.leaving) ? props.leaving : null}
              near={nearIn(group, near)}
              foldedEvidence={foldedEvidence}
              objections={objections}
              files={files}
              readOnly={readOnly}
              wasRefused={wasRefused}
              say={say}
              actions={actions}
            />
          );
        })}
        {writing?.kind === 'add' && writing.parentId === null && (
          <div role="none" className="card shrinks why-cause">
            <PendingRow say={say} rows={rows} actions={actions} parentId={null} initial={writing.text} />
          </div>
        )}
      </div>
      {!readOnly && rows.length > 0 && <p className="small no-print why-hint">{say(causeKeyMessages.hint)}</p>}
    </>
  );
}

function useGroups(rows: readonly OutlineRow[]) {
  const known = useRef<ReturnType<typeof groupsOf>>([]);
  return useMemo(() => {
    known.current = withSameGroups(known.current, groupsOf(rows));
    return known.current;
  }, [rows]);
}

const causeAt = (element: Element) => element.closest<HTMLElement>('[data-cause]')?.dataset.cause;

/** One listener for all rows, so that a row brings no functions of its own. */
function useTreeEvents({ rows, causes, readOnly, actions, ...props }: CauseOutlineProps) {
  const follow = (id: string, key: string): boolean => {
    const move = moveOf(rows, id, key);
    if (!move) return false;
    if ('focus' in move) props.go(move.focus);
    else if ('fold' in move) props.onFold(move.fold, true);
    else props.onFold(move.unfold, false);
    return true;
  };
  const act = (name: string, id: string, button: HTMLElement) => {
    const at = Number(button.closest('[data-evidence]')?.getAttribute('data-evidence') ?? 0);
    const isFolded = rows.find((row) => row.id === id)?.isFolded ?? false;
    const acts: Readonly<Record<string, () => void>> = {
      fold: () => props.onFold(id, !isFolded),
      why: () => actions.beginAdd(id),
      mark: () => actions.mark(id),
      'remove-yes': () => actions.remove(id),
      'remove-no': () => actions.keep(id),
      more: () => actions.ask({ kind: 'menu', id, trigger: button }),
      'evidence-fold': () => props.onFoldEvidence(id, !props.foldedEvidence.has(id)),
      'evidence-edit': () => actions.ask({ kind: 'evidence', id, at }),
      'evidence-remove': () => actions.removeEvidence(id, at),
      'evidence-download': () => props.onDownload(id, at),
    };
    acts[name]?.();
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      const row = event.target as HTMLElement;
      if (event.key === 'Escape' && props.leaving) return actions.keep(props.leaving);
      if (event.key === 'Tab') {
        const at = causeAt(row);
        return at && at !== props.active ? props.onTab(at) : undefined;
      }
      const id = row.dataset.cause;
      if (!id || event.altKey || event.ctrlKey || event.metaKey) return;
      const isEdit = event.key === 'Enter' || event.key === 'F2';
      if (isEdit && !readOnly) actions.beginEdit(id);
      else if (!follow(id, event.key)) return;
      event.preventDefault();
    },
    onFocus(event: FocusEvent) {
      const id = causeAt(event.target);
      if (id && id !== props.active) props.onActive(id);
    },
    onClick(event: MouseEvent) {
      const target = event.target as HTMLElement;
      const id = causeAt(target);
      const button = target.closest<HTMLElement>('[data-act]');
      if (!id || !button || button.ariaDisabled === 'true') return;
      act(button.dataset.act ?? '', id, button);
    },
    onDoubleClick(event: MouseEvent) {
      const text = (event.target as HTMLElement).closest('.why-text');
      const id = text?.closest<HTMLElement>('[data-cause]')?.dataset.cause;
      if (id && !readOnly) actions.beginEdit(id);
    },
  };
}
