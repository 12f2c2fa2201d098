import { rootCausePageMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import { longestCause } from '@vigie/domain/modules/cases/steps/root-cause';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Say } from '../../../../../platform/page/messages';
import { Kbd } from '../../../../../ui/buttons/button';

interface CauseTextEditProps {
  say: Say;
  name: 'title' | 'text';
  label: string;
  placeholder?: string | undefined;
  initial: string;
  onSave: (text: string) => void;
  /** Escape, or saved while empty. */
  onGiveUp: () => void;
  /** The focus went elsewhere; with what was typed and is not saved, if anything. */
  onLeave: (typed: string | null) => void;
}

/** Enter saves; leaving it, or Escape, does not. */
export function CauseTextEdit({ say, name, label, placeholder, initial, ...end }: CauseTextEditProps) {
  const [text, setText] = useState(initial);
  const area = useRef<HTMLTextAreaElement>(null);
  // Taking the field away takes its focus away too, and that is no leaving.
  const isOver = useRef(false);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  const finish = (last: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    last();
  };
  const save = () => {
    const meant = text.replace(/\s+/g, ' ').trim();
    finish(() => (meant === '' ? end.onGiveUp() : end.onSave(meant)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else finish(end.onGiveUp);
  };
  const onBlur = () => {
    // The window lost the focus, not the field: a user who comes back goes on writing.
    if (document.activeElement === area.current) return;
    finish(() => end.onLeave(text.trim() === initial.trim() ? null : text));
  };
  return (
    <>
      <textarea
        ref={area}
        className="grow surface why-edit"
        name={name}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={longestCause}
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <button
        type="button"
        className="why-save"
        tabIndex={-1}
        aria-label={say(m.save)}
        title={say(m.save)}
        // Pressing it must not take the focus from the field, which would cancel.
        onMouseDown={(event) => event.preventDefault()}
        onClick={save}
      >
        <Kbd>Enter</Kbd>
      </button>
    </>
  );
}
