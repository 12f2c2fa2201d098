import { caseFileMessages as m } from '@vigie/domain/messages/case-panel';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useCallback, useState } from 'react';
import { useSay } from '../../../platform/messages';
import { ReasonDialog } from '../../../platform/reason-dialog';
import { Banner } from '../../../ui/banner';
import { notify } from '../../../ui/toast';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { contentObjection, FileAdder, FileTiles, useFileSending } from '../../attachments/public';
import { loadCaseFile } from '../queries';
import { useContributionWhy } from './case-rules';
import { attachFile, detachFile, useRefetchCase } from './panel-queries';

/** The files of the case; adding is one step, taking off asks why. */
export function CaseDocuments({ record }: { record: CaseRecord }) {
  const say = useSay();
  const { id, attachments } = record;
  const why = useContributionWhy(record);
  const list = useKeptFocus<HTMLDivElement>(attachments.length);
  const refetch = useRefetchCase();
  const [leaving, setLeaving] = useState<Attachment | null>(null);
  const { sending, failures, sendAll } = useFileSending();
  const load = useCallback((file: Attachment) => loadCaseFile(id, file.id), [id]);
  const attach = async (files: readonly File[]) => {
    await sendAll(files, {
      objectionTo: contentObjection,
      send: (file, onProgress) => attachFile(id, file, onProgress),
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
          onFiles={(files) => void attach(files)}
        />
      )}
      {attachments.length === 0 && <p className="muted">{say(m.none)}</p>}
      {attachments.length > 0 && (
        <FileTiles files={attachments} load={load} onRemove={why ? undefined : async (file) => setLeaving(file)} />
      )}
      {leaving && (
        <ReasonDialog
          title={say(m.removeTitle)}
          question={say(m.removeQuestion, { name: leaving.name })}
          note={say(m.removeNote)}
          confirmLabel={say(m.remove)}
          onConfirm={async (reason) => {
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
