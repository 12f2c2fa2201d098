import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { useEffect } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Icon } from '../../../ui/icons/icon';
import { Tooltip } from '../../../ui/overlays/tooltip';
import { BuilderGlyph } from './glyphs';
import type { TemplateState, TemplateStore } from './store/template-store';
import { showRefusal } from './use-builder';

interface UndoButtonsProps {
  store: TemplateStore;
  history: TemplateState['history'];
}

/** Undo and redo of everything, by Ctrl+Z and Ctrl+Shift+Z as well. */
export function UndoButtons({ store, history }: UndoButtonsProps) {
  const say = useSay();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const isRedo = event.key.toLowerCase() === 'y' && event.ctrlKey;
      if ((!isUndo && !isRedo) || event.defaultPrevented || isTypedInto(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      showRefusal(isRedo || event.shiftKey ? store.redo() : store.undo());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
  const canUndo = history.undo.length > 0;
  const canRedo = history.redo.length > 0;
  return (
    <span className="builder-undo">
      <Tooltip text={canUndo ? `${say(m.undo)} (Ctrl+Z)` : say(m.nothingToUndo)}>
        <button
          type="button"
          className="icon-btn"
          aria-label={say(m.undo)}
          aria-disabled={!canUndo || undefined}
          onClick={() => showRefusal(store.undo())}
        >
          <Icon name="undo" />
        </button>
      </Tooltip>
      <Tooltip text={canRedo ? `${say(m.redo)} (Ctrl+Shift+Z)` : say(m.nothingToRedo)}>
        <button
          type="button"
          className="icon-btn"
          aria-label={say(m.redo)}
          aria-disabled={!canRedo || undefined}
          onClick={() => showRefusal(store.redo())}
        >
          <BuilderGlyph name="redo" />
        </button>
      </Tooltip>
    </span>
  );
}

/** There the browser undoes letters; a title in which nothing has been typed has none. */
function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select') &&
    target.dataset.untouched === undefined
  );
}
