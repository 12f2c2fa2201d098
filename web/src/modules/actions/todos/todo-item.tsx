import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { todoListMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { Todo } from '@vigie/domain/modules/actions/record';
import { useRef } from 'react';
import { useSay } from '../../../platform/page/messages';
import '../../../ui/choices/checkbox.css';
import { IconButton } from '../../../ui/buttons/icon-button';
import { TodoLine } from './todo-line';
import './todos.css';

interface TodoItemProps {
  item: Todo;
  /** Of the sentence that says why nothing can be changed. */
  whyId: string | undefined;
  isRenaming: boolean;
  cancelLabel?: string;
  onToggle: () => void;
  onRename: (text: string) => void;
  onRenaming: (isRenaming: boolean) => void;
  onRemove: () => void;
}

export function TodoItem(props: TodoItemProps) {
  const { item, whyId, isRenaming, cancelLabel, onToggle, onRename, onRenaming, onRemove } = props;
  const say = useSay();
  const pencil = useRef<HTMLButtonElement>(null);
  const focusBack = () => requestAnimationFrame(() => pencil.current?.focus());
  if (isRenaming && !whyId) {
    return (
      <li>
        <TodoLine
          label={say(m.renamed)}
          text={item.text}
          confirmLabel={say(generalMessages.save)}
          cancelLabel={cancelLabel}
          onConfirm={(text) => {
            onRename(text);
            focusBack();
          }}
          onClose={() => {
            onRenaming(false);
            focusBack();
          }}
          onLeave={(text) => (text ? onRename(text) : onRenaming(false))}
        />
      </li>
    );
  }
  return (
    <li>
      <label className="touch-target row text-13 checkline grow">
        <input
          type="checkbox"
          className="check"
          checked={item.completed}
          disabled={whyId !== undefined}
          aria-describedby={whyId}
          onChange={onToggle}
        />
        <span className={item.completed ? 'muted todo-done' : undefined}>{item.text}</span>
      </label>
      {!whyId && (
        <>
          <IconButton
            ref={pencil}
            icon="pencil"
            label={say(m.rename, { text: item.text })}
            onClick={() => onRenaming(true)}
          />
          <IconButton icon="x" label={say(m.remove, { text: item.text })} tooltipAlign="end" onClick={onRemove} />
        </>
      )}
    </li>
  );
}
