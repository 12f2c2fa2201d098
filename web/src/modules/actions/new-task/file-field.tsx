import { filesPerAction } from '@vigie/domain/modules/actions/contract';
import { newTaskMessages as m } from '@vigie/domain/modules/actions/messages/new-task';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { useCallback, useId, useRef } from 'react';
import { useSay } from '../../../platform/page/messages';
import { useRestoredFocus } from '../../../ui/foundation/use-restored-focus';
import {
  FileMenu,
  FileTiles,
  loadStoredFile,
  objectionTo,
  storeFile,
  taskFiles,
  UploadingFiles,
  useFileQueue,
} from '../../attachments/public';
import type { TaskDraft } from './task-draft';
import type { Edit } from './use-new-task';

/** Each file is stored as soon as it is chosen, and belongs to the task once that is sent. */
export function useTaskFiles(now: () => TaskDraft, change: (edit: Edit) => void) {
  // Files of this session: previews need no download.
  const atHand = useRef(new Map<string, File>());
  const { queue, items } = useFileQueue({
    async send(file, onProgress, signal) {
      const stored = await storeFile(file, onProgress, signal);
      atHand.current.set(stored.id, file);
      change((task) => ({ ...task, files: [...task.files, stored] }));
    },
    objectionTo: (file, ahead) =>
      objectionTo(file, taskFiles) ??
      (now().files.length + ahead < filesPerAction
        ? null
        : { message: attachmentMessages.tooManyFiles, values: { max: filesPerAction } }),
  });
  const load = useCallback(async (file: Attachment) => atHand.current.get(file.id) ?? loadStoredFile(file), []);
  return { queue, items, load };
}

interface FileFieldProps {
  files: readonly Attachment[];
  coming: ReturnType<typeof useTaskFiles>;
  disabled: boolean;
  onChange: (edit: Edit) => void;
}

export function FileField({ files, coming: { queue, items, load }, disabled, onChange }: FileFieldProps) {
  const say = useSay();
  const headingId = useId();
  const list = useRestoredFocus<HTMLElement>(files.length + items.length);
  const remove = async ({ id }: Attachment) =>
    onChange((task) => ({ ...task, files: task.files.filter((file) => file.id !== id) }));
  return (
    <section ref={list} className="stack gap-8 task-section" aria-labelledby={headingId} tabIndex={-1}>
      <h3 className="label" id={headingId}>
        {say(m.attachments)}
      </h3>
      {files.length > 0 && <FileTiles files={files} load={load} onRemove={disabled ? undefined : remove} />}
      <UploadingFiles queue={queue} items={items} />
      <FileMenu
        label={say(m.addAttachment)}
        dropNowLabel={say(m.dropNow)}
        accepted={taskFiles}
        disabled={disabled}
        onFiles={(chosen) => queue.add(chosen)}
      />
      <p className="help">{say(taskFiles.help)}</p>
    </section>
  );
}
