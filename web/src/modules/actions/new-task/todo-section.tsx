import { newTaskMessages as m } from '@vigie/domain/modules/actions/messages/new-task';
import { todoListMessages } from '@vigie/domain/modules/actions/messages/page';
import { actionChangeMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { maxTodos } from '@vigie/domain/modules/actions/record';
import { useId, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { newEntryId } from '../../../platform/records/entry-id';
import { WhyButton } from '../../../ui/buttons/why-button';
import { useRestoredFocus } from '../../../ui/foundation/use-restored-focus';
import { TodoItem } from '../todos/todo-item';
import { TodoLine } from '../todos/todo-line';
import { canAddTodo, type TaskDraft, withoutTodo, withTodo, withTodoAdded } from './task-draft';
import type { Edit } from './use-new-task';

interface TodoSectionProps {
  task: Pick<TaskDraft, 'todos' | 'pendingTodo'>;
  onChange: (edit: Edit) => void;
}

export function TodoSection({ task, onChange }: TodoSectionProps) {
  const say = useSay();
  const headingId = useId();
  const { todos } = task;
  const [renaming, setRenaming] = useState<string | null>(null);
  const section = useRestoredFocus<HTMLElement>(todos.length);
  return (
    <section ref={section} className="stack gap-8 task-section" aria-labelledby={headingId} tabIndex={-1}>
      <h3 className="label" id={headingId}>
        {say(m.todos)}
      </h3>
      {todos.length > 0 && (
        <ul className="todos" aria-labelledby={headingId}>
          {todos.map((item) => (
            <TodoItem
              key={item.id}
              item={item}
              whyId={undefined}
              isRenaming={renaming === item.id}
              cancelLabel={say(m.cancel)}
              onToggle={() => onChange((before) => withTodo(before, { ...item, completed: !item.completed }))}
              onRename={(text) => {
                onChange((before) => withTodo(before, { ...item, text }));
                setRenaming(null);
              }}
              onRenaming={(is) => setRenaming(is ? item.id : null)}
              onRemove={() => onChange((before) => withoutTodo(before, item.id))}
            />
          ))}
        </ul>
      )}
      <AddTodo task={task} onChange={onChange} />
    </section>
  );
}

/** A line that stays ready for the next item until it is closed. */
function AddTodo({ task: { todos, pendingTodo }, onChange }: TodoSectionProps) {
  const say = useSay();
  const opener = useRef<HTMLButtonElement>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const why = canAddTodo({ todos }) ? undefined : say(actionChangeMessages.tooManyTodos, { most: maxTodos });
  const write = (text: string | null) => {
    setHasOpened(true);
    onChange((before) => ({ ...before, pendingTodo: text }));
  };
  if (pendingTodo !== null && !why) {
    return (
      <TodoLine
        label={say(todoListMessages.text)}
        text={pendingTodo}
        confirmLabel={say(todoListMessages.confirm)}
        cancelLabel={say(m.cancel)}
        staysOpen
        takesFocus={hasOpened}
        onText={write}
        onConfirm={(text) => onChange((before) => withTodoAdded(before, newEntryId('todo'), text))}
        onClose={() => {
          write(null);
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  }
  return (
    <div>
      <WhyButton ref={opener} icon="plus" why={why} onClick={() => write('')}>
        {say(todoListMessages.add)}
      </WhyButton>
    </div>
  );
}
