import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { caseFileMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { filesNeedReason } from '@vigie/domain/modules/cases/workflow';
import { useCallback, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { TransitionDialog } from '../../../platform/records/transition-dialog';
import { useRestoredFocus } from '../../../ui/foundation/use-restored-focus';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { contentObjection, FileAdder, FileTiles, useFileSending } from '../../attachments/public';
import { loadCaseFile } from '../queries';
import { useContributionWhy } from './case-rules';
import { attachFile, detachFile, useRefetchCase } from './panel-queries';

/** The files of the case; taking off asks why, and R03 so does adding once the case was submitted. */
export function CaseDocuments({ record }: { record: CaseRecord }) {
  const say = useSay();
  const { id, attachments } = record;
  const why = useContributionWhy(record);
  const list = useRestoredFocus<HTMLDivElement>(attachments.length);
  const refetch = useRefetchCase();
  const [leaving, setLeaving] = useState<Attachment | null>(null);
  const { sending, failures, sendAll } = useFileSending();
  const load = useCallback((file: Attachment) => loadCaseFile(id, file.id), [id]);
  const [arriving, setArriving] = useState<readonly File[] | null>(null);
  const attach = async (files: readonly File[], reason: string | null) => {
    await sendAll(files, {
      objectionTo: contentObjection,
      send: (file, onProgress) => attachFile(id, file, reason, onProgress),
    });
    await refetch(id);
  };
  return (
    <div ref={list} className="stack-sm" tabIndex={-1}>
      {why ? (
        <Banner>{why}</Banner>
      ) : (
        <FileAdder
          sending={sending}
          failures={failures}
          dropNowLabel={say(m.dropNow)}
          onFiles={(files) => {
            if (filesNeedReason(record.status) && files.length > 0) setArriving(files);
            else void attach(files, null);
          }}
        />
      )}
      {attachments.length === 0 && <p className="muted">{say(m.none)}</p>}
      {attachments.length > 0 && (
        <FileTiles files={attachments} load={load} onRemove={why ? undefined : async (file) => setLeaving(file)} />
      )}
      {arriving && (
        <TransitionDialog
          ask={{
            title: say(m.attachTitle),
            question: say(m.attachQuestion, { names: arriving.map(({ name }) => name).join(', ') }),
            note: say(m.attachNote),
            confirmLabel: say(m.attach),
          }}
          onConfirm={({ reason }) => attach(arriving, reason)}
          onClose={() => setArriving(null)}
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
            await refetch(id);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
