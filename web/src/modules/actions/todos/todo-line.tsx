import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { todoTextLimit } from '@vigie/domain/modules/actions/record';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import './todos.css';

interface TodoLineProps {
  label: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** With words in it. */
  onConfirm: (text: string) => void;
  onClose: () => void;
  /** Every letter, for callers that keep what is not confirmed yet. */
  onText?: (text: string) => void;
  /** The field loses the focus. */
  onLeave?: (text: string) => void;
  /** Ready for the next item once one is confirmed. */
  staysOpen?: boolean;
  /** False for lines that were there when the page opened. */
  takesFocus?: boolean;
}

/** The words of one item, being written. No form of its own: it may stand inside one. */
export function TodoLine({ takesFocus = true, ...props }: TodoLineProps) {
  const { label, confirmLabel, cancelLabel, staysOpen, onConfirm, onClose, onText, onLeave } = props;
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(props.text);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const confirm = () => {
    input.current?.focus();
    if (!typed.trim()) return;
    if (staysOpen) setTyped('');
    onConfirm(typed.trim());
    // The items above it push it down.
    requestAnimationFrame(() => input.current?.scrollIntoView({ block: 'nearest' }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target === input.current && !event.ctrlKey && !event.metaKey;
    if (event.nativeEvent.isComposing || !(isEnter || event.key === 'Escape')) return;
    // Neither sends the form around it nor closes its popup.
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) confirm();
    else onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the field and the buttons inside it
    <div
      className="cluster full-width no-print todo-line"
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave?.(typed.trim())}
    >
      <input
        ref={input}
        className="input"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={todoTextLimit}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          setTyped(event.target.value);
          onText?.(event.target.value);
        }}
      />
      {/* The field keeps the focus under the pointer: leaving it may already mean something. */}
      <Button onMouseDown={keepFocus} onClick={confirm}>
        {confirmLabel}
      </Button>
      <Button look="ghost" onMouseDown={keepFocus} onClick={onClose}>
        {cancelLabel ?? say(generalMessages.cancel)}
      </Button>
    </div>
  );
}

function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
