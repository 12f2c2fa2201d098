import { causeKeyMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import { type RefObject, useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../../../../platform/page/shortcuts';
import type { CauseActions } from './cause-editor';

const none: readonly Shortcut[] = [];

/** The single keys of the tree. They do something only while one of its rows, or a button in it, has the focus. */
export function useCauseKeys(tree: RefObject<HTMLElement | null>, actions: CauseActions, isOn: boolean): void {
  const shortcuts = useMemo(() => {
    const here = (act: (id: string) => void) => () => {
      const focused = document.activeElement;
      const row = tree.current?.contains(focused) ? focused?.closest<HTMLElement>('[data-cause]') : null;
      const id = row?.dataset.cause;
      if (id) act(id);
    };
    return [
      { keys: 'w', label: m.why, run: here((id) => actions.beginAdd(id)) },
      { keys: 's', label: m.beside, run: here((id) => actions.beginBeside(id)) },
      { keys: 'r', label: m.mark, run: here((id) => actions.mark(id)) },
      { keys: 'e', label: m.evidence, run: here((id) => actions.ask({ kind: 'evidence', id, at: null })) },
      { keys: 'K', label: m.up, run: here((id) => actions.shift(id, -1)) },
      { keys: 'J', label: m.down, run: here((id) => actions.shift(id, 1)) },
      { keys: 'm', label: m.under, run: here((id) => actions.ask({ kind: 'move', id })) },
      { keys: 'Delete', label: m.remove, run: here((id) => actions.askRemove(id)) },
    ];
  }, [tree, actions]);
  useShortcuts(isOn ? shortcuts : none);
}
