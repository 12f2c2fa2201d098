import { connectionMessages } from '@vigie/domain/messages/connection';
import { todoListMessages as m } from '@vigie/domain/modules/actions/messages/page';
import { actionChangeMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { maxTodos, type Todo } from '@vigie/domain/modules/actions/record';
import { openTodosOf } from '@vigie/domain/modules/actions/workflow';
import { useId, useRef, useState } from 'react';
import { SavedState } from '../../../platform/autosave/saved-state';
import { useSay } from '../../../platform/page/messages';
import { newEntryId } from '../../../platform/records/entry-id';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { WhyButton } from '../../../ui/buttons/why-button';
import { showUndoToast } from '../../../ui/fields/undo-toast';
import { useRestoredFocus } from '../../../ui/foundation/use-restored-focus';
import { Banner } from '../../../ui/overlays/banner';
import { TodoItem } from '../todos/todo-item';
import { TodoLine } from '../todos/todo-line';
import { useWhyNot } from './change-why';
import type { OpenedAction } from './use-action-writes';

/** What is to be done, item by item; every change is shown at once and saved behind it. */
export function TodoList({ opened }: { opened: OpenedAction }) {
  const say = useSay();
  const whyId = useId();
  const { action, saving, changeTodos, saveNow } = opened;
  const { todos } = action;
  const why = useWhyNot(action).change('todos');
  const list = useRestoredFocus<HTMLUListElement>(todos.length);
  const [renaming, setRenaming] = useState<string | null>(null);
  const put = ({ id, text, completed }: Todo) => changeTodos({ [id]: { text, completed } });
  const remove = (item: Todo) => {
    changeTodos({ [item.id]: null });
    showUndoToast(say(m.removed, { text: item.text }), say(m.undo), () => put(item));
  };
  return (
    <div className="stack-sm">
      <p className="row wrap row-between note digits todo-sum">
        {todos.length > 0
          ? say(m.count, { done: todos.length - openTodosOf(todos), total: todos.length })
          : say(m.none)}
        <SavedState saving={saving} saved={say(m.saved)} onRetry={saveNow} />
      </p>
      {todos.length > 0 && (
        <ul ref={list} className="todos" tabIndex={-1}>
          {todos.map((item) => (
            <TodoItem
              key={item.id}
              item={item}
              whyId={why && whyId}
              onToggle={() => put({ ...item, completed: !item.completed })}
              isRenaming={renaming === item.id}
              onRename={(text) => {
                if (text !== item.text) put({ ...item, text });
                setRenaming(null);
              }}
              onRenaming={(is) => setRenaming(is ? item.id : null)}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
      {saving.kind === 'failed' && <Refused opened={opened} error={saving.error} />}
      {why ? (
        <p className="meta" id={whyId}>
          {why}
        </p>
      ) : (
        <AddTodo count={todos.length} onAdd={(text) => put({ id: newEntryId('todo'), text, completed: false })} />
      )}
    </div>
  );
}

function Refused({ opened, error }: { opened: OpenedAction; error: unknown }) {
  const say = useSay();
  return (
    <Banner kind="error">
      {sentenceOf(error, say(connectionMessages.unknownError))}{' '}
      <Button size="small" onClick={opened.giveUp}>
        {say(m.discard)}
      </Button>
    </Banner>
  );
}

/** A line that stays ready for the next item until it is closed. */
function AddTodo({ count, onAdd }: { count: number; onAdd: (text: string) => void }) {
  const say = useSay();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const tooMany = count >= maxTodos ? say(actionChangeMessages.tooManyTodos, { most: maxTodos }) : undefined;
  if (isOpen && !tooMany) {
    return (
      <TodoLine
        label={say(m.text)}
        text=""
        confirmLabel={say(m.confirm)}
        onConfirm={onAdd}
        staysOpen
        onClose={() => {
          setIsOpen(false);
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  }
  return (
    <div>
      <WhyButton ref={opener} size="small" icon="plus" why={tooMany} onClick={() => setIsOpen(true)}>
        {say(m.add)}
      </WhyButton>
    </div>
  );
}
