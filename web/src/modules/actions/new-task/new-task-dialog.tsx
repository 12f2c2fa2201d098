import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { newTaskMessages as m } from '@vigie/domain/modules/actions/messages/new-task';
import { newIssueMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import type { KeyboardEvent } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Banner } from '../../../ui/overlays/banner';
import { Dialog } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/overlays/toast';
import { FileField, useTaskFiles } from './file-field';
import { TaskFieldSet } from './task-fields';
import { TodoSection } from './todo-section';
import { useNewTask } from './use-new-task';
import { useTaskForm } from './use-task-form';
import './new-task.css';

interface NewTaskDialogProps {
  onClose: () => void;
  onSent: (id: string) => void;
}

/** The popup 'New task'. Closing it keeps what was written; sending it creates the task. */
export default function NewTaskDialog({ onClose, onSent }: NewTaskDialogProps) {
  const say = useSay();
  const written = useNewTask();
  const { task, change, isTouched, isResumed } = written;
  const coming = useTaskFiles(written.now, change);
  const form = useTaskForm(written, coming.items, onSent);
  const { busy, failure, waits } = form;
  const close = () => {
    if (isTouched) notify(say(m.kept));
    onClose();
  };
  const startOver = () => {
    coming.queue.cancelAll();
    written.startOver();
  };
  return (
    <Dialog title={say(m.heading)} closeLabel={say(generalMessages.close)} wide tall closesBy="escape" onClose={close}>
      <form {...form.form} onKeyDown={onKeyDown}>
        <div className="dialog-body stack">
          {isResumed && isTouched && (
            <Banner>
              {say(newIssueMessages.resumed)}{' '}
              <button type="button" className="linkbtn" onClick={startOver}>
                {say(newIssueMessages.startOver)}
              </button>
            </Banner>
          )}
          <TaskFieldSet task={task} form={form} />
          <TodoSection task={task} onChange={change} />
          <FileField files={task.files} coming={coming} disabled={busy} onChange={change} />
          {isTouched && !isResumed && (
            <div>
              <Button look="ghost" icon="trash" disabled={busy} onClick={startOver}>
                {say(newIssueMessages.startOver)}
              </Button>
            </div>
          )}
        </div>
        {failure && (
          <div className="line-top task-failure">
            <Banner kind="error">{failure}</Banner>
          </div>
        )}
        <div className="dialog-foot phone-wrap task-foot">
          <p className={waits ? 'help grow' : 'help grow task-keys'} role="status">
            {waits ?? say(m.sendHelp)}
          </p>
          <Button onClick={close}>{say(m.cancel)}</Button>
          <WhyButton type="submit" look="primary" why={waits} busy={busy} tooltipAlign="end">
            {say(busy ? newIssueMessages.sending : newIssueMessages.send)}
          </WhyButton>
        </div>
      </form>
    </Dialog>
  );
}

/** Long as it is, the form is sent on purpose: by its button or with Ctrl and Enter, never by an Enter meant for a field. */
function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const form = event.currentTarget;
  const isMeant = event.ctrlKey || event.metaKey;
  if (isMeant || event.target instanceof HTMLInputElement) event.preventDefault();
  // Once what the same key has confirmed in its field has arrived in the form.
  if (isMeant) window.setTimeout(() => form.requestSubmit());
}
