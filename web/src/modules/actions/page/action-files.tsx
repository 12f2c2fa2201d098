import { filesPerAction } from '@vigie/domain/modules/actions/contract';
import { actionFileMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { useCallback, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { TransitionDialog } from '../../../platform/records/transition-dialog';
import { useRestoredFocus } from '../../../ui/foundation/use-restored-focus';
import { notify } from '../../../ui/overlays/toast';
import { FileAdder, FileTiles, objectionTo, taskFiles, useFileSending } from '../../attachments/public';
import { attachFile, detachFile, loadFile, refetchActions } from '../queries';
import { useWhyNot } from './change-why';

/** The files of the action; adding is one step, taking off asks why. */
export function ActionFiles({ action }: { action: ActionDetail }) {
  const say = useSay();
  const { id, attachments } = action;
  const why = useWhyNot(action).change('files');
  const list = useRestoredFocus<HTMLDivElement>(attachments.length);
  const [leaving, setLeaving] = useState<Attachment | null>(null);
  const { sending, failures, sendAll } = useFileSending();
  const load = useCallback((file: Attachment) => loadFile(id, file.id), [id]);
  const tooMany = { message: attachmentMessages.tooManyFiles, values: { max: filesPerAction } };
  const attach = async (files: readonly File[]) => {
    await sendAll(files, {
      objectionTo: (file, ahead) =>
        attachments.length + ahead < filesPerAction ? objectionTo(file, taskFiles) : tooMany,
      send: (file, onProgress) => attachFile(id, file, onProgress),
    });
    await refetchActions();
  };
  return (
    <div ref={list} className="stack-sm" tabIndex={-1}>
      {attachments.length === 0 && <p className="muted">{say(m.none)}</p>}
      {attachments.length > 0 && (
        <FileTiles files={attachments} load={load} onRemove={why ? undefined : async (file) => setLeaving(file)} />
      )}
      {why ? (
        <p className="action-why-not">{why}</p>
      ) : (
        <FileAdder
          sending={sending}
          failures={failures}
          accepted={taskFiles}
          dropNowLabel={say(m.dropNow)}
          onFiles={(files) => void attach(files)}
        />
      )}
      {leaving && (
        <TransitionDialog
          ask={{
            title: say(m.removeTitle),
            question: say(m.removeQuestion, { name: leaving.name }),
            note: say(m.removeNote),
            confirmLabel: say(m.remove),
          }}
          onConfirm={async ({ reason }) => {
            await detachFile(id, leaving.id, reason);
            notify.success(say(m.removed, { name: leaving.name }));
            await refetchActions();
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
