import type { Message, MessageValues } from '@vigie/domain/kernel/message';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { evidenceMessages, rootCausePageMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import {
  addCause,
  addObjection,
  markObjection,
  moveBeside,
  moveUnder,
  removeCause,
} from '@vigie/domain/modules/cases/steps/cause-tree';
import {
  type Cause,
  type CauseChanges,
  type Causes,
  type Evidence,
  maxEvidence,
} from '@vigie/domain/modules/cases/steps/root-cause';
import { useMemo, useRef, useState } from 'react';
import { sayNow } from '../../../../../platform/page/messages';
import { newEntryId } from '../../../../../platform/records/entry-id';
import { showUndoToast } from '../../../../../ui/fields/undo-toast';
import { afterPaint } from '../../../../../ui/foundation/after-paint';
import { notify } from '../../../../../ui/overlays/toast';
import { focusAfterRemoval, type OutlineRow } from './outline-rows';

/** The one field that is open: of a cause that is there, or of one that is not there yet. */
export type Writing =
  | { readonly kind: 'edit'; readonly id: string; readonly text: string }
  | { readonly kind: 'add'; readonly parentId: string | null; readonly text: string };

export type Asking =
  | { readonly kind: 'menu'; readonly id: string; readonly trigger: HTMLElement }
  | { readonly kind: 'move' | 'remove'; readonly id: string }
  | { readonly kind: 'evidence'; readonly id: string; readonly at: number | null };

/** What the actions need to know of the page at the moment they are used. */
export interface EditorDependencies {
  readonly causes: Causes;
  readonly rows: readonly OutlineRow[];
  readonly change: (changes: CauseChanges) => void;
  readonly fold: (id: string, isFolded: boolean) => void;
  readonly focus: (id: string) => void;
  readonly drawAtOnce: (id: string) => void;
}

/** What can be done to the tree. The actions stay the same ones for as long as the page is shown. */
export function useCauseEditor(dependencies: EditorDependencies) {
  const [writing, setWriting] = useState<Writing | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const now = useRef({ ...dependencies, writing });
  now.current = { ...dependencies, writing };

  const actions = useMemo(() => {
    const tree = treeActions(now, setAsking);
    const refused = (objection: Objection | null) => {
      if (objection) notify(sayNow(objection.message, objection.values));
      return objection !== null;
    };
    const beginEdit = (id: string, text?: string) => {
      const cause = now.current.causes[id];
      if (cause) setWriting({ kind: 'edit', id, text: text ?? cause.text });
    };
    const beginAdd = (parentId: string | null, text = '') => {
      if (refused(addObjection(now.current.causes, parentId))) return;
      if (parentId !== null) {
        now.current.fold(parentId, false);
        now.current.drawAtOnce(parentId);
      }
      setWriting({ kind: 'add', parentId, text });
    };
    return {
      ...tree,
      beginEdit,
      beginAdd,
      beginBeside: (id: string) => beginAdd(now.current.causes[id]?.parentId ?? null),
      saveText(id: string, text: string) {
        setWriting(null);
        tree.patch(id, { text });
        now.current.focus(id);
      },
      saveNew(text: string) {
        const { writing: open, causes, change, focus, drawAtOnce } = now.current;
        if (open?.kind !== 'add') return;
        const id = newEntryId('cause');
        setWriting(null);
        change(addCause(causes, id, open.parentId, text));
        drawAtOnce(id);
        focus(id);
      },
      giveUp() {
        const { writing: left, focus } = now.current;
        setWriting(null);
        const place = left?.kind === 'edit' ? left.id : left?.parentId;
        if (place) focus(place);
      },
      /** Leaving the field does not save; what was typed can be taken up again for a while. */
      leave(typed: string | null) {
        const { writing: left } = now.current;
        setWriting(null);
        if (!left || !typed?.trim()) return;
        const again = () => (left.kind === 'edit' ? beginEdit(left.id, typed) : beginAdd(left.parentId, typed));
        showUndoToast(sayNow(m.dropped), sayNow(m.resume), again);
      },
      mark(id: string) {
        const { causes, focus } = now.current;
        const isMarked = causes[id]?.isRootCause;
        if (isMarked === undefined || (!isMarked && refused(markObjection(causes, id)))) return;
        tree.patch(id, { isRootCause: !isMarked });
        focus(id);
      },
      ask: setAsking,
    };
  }, []);
  return { writing, asking, actions };
}

type Now = { readonly current: EditorDependencies };

function treeActions(now: Now, setAsking: (asking: Asking | null) => void) {
  const patch = (id: string, changes: Partial<Cause>) => {
    const { causes, change } = now.current;
    const cause = causes[id];
    if (cause) change({ [id]: { ...cause, ...changes } });
  };
  const remove = (id: string) => {
    const { causes, rows, change, focus } = now.current;
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    setAsking(null);
    const heir = focusAfterRemoval(rows, id);
    const gone = removeCause(causes, id);
    change(gone);
    if (heir) focus(heir);
    const back = Object.fromEntries(Object.keys(gone).flatMap((one) => (causes[one] ? [[one, causes[one]]] : [])));
    offerUndo(m.removed, { number: row.number, n: Object.keys(gone).length }, () => {
      now.current.change(back);
      now.current.focus(id);
    });
  };
  return {
    patch,
    remove,
    keep(id: string) {
      setAsking(null);
      now.current.focus(id);
    },
    askRemove(id: string) {
      const row = now.current.rows.find((one) => one.id === id);
      if (row?.hasWhys) setAsking({ kind: 'remove', id });
      else remove(id);
    },
    shift(id: string, by: -1 | 1) {
      const { causes, change, focus } = now.current;
      const changes = moveBeside(causes, id, by);
      if (Object.keys(changes).length === 0) return notify(sayNow(by === -1 ? m.isFirst : m.isLast));
      change(changes);
      focus(id);
    },
    moveTo(id: string, parentId: string | null) {
      const { causes, change, fold, focus } = now.current;
      if (parentId !== null) fold(parentId, false);
      change(moveUnder(causes, id, parentId));
      focus(id);
    },
    saveEvidence(id: string, at: number | null, given: Evidence) {
      const list = now.current.causes[id]?.evidence ?? [];
      if (at !== null) return patch(id, { evidence: list.map((one, place) => (place === at ? given : one)) });
      if (list.length >= maxEvidence) return notify(sayNow(evidenceMessages.most, { n: maxEvidence }));
      patch(id, { evidence: [...list, given] });
    },
    removeEvidence(id: string, at: number) {
      const list = now.current.causes[id]?.evidence ?? [];
      const taken = list[at];
      if (!taken) return;
      patch(id, { evidence: list.toSpliced(at, 1) });
      now.current.focus(id);
      offerUndo(evidenceMessages.removed, {}, () => {
        const left = now.current.causes[id]?.evidence ?? [];
        patch(id, { evidence: left.toSpliced(at, 0, taken) });
      });
    },
  };
}

/** What is gone goes first. */
function offerUndo(message: Message, values: MessageValues, undo: () => void): void {
  void afterPaint().then(() => showUndoToast(sayNow(message, values), sayNow(m.undo), undo));
}

export type CauseActions = ReturnType<typeof useCauseEditor>['actions'];
