import { fileMessages } from '@vigie/domain/modules/attachments/messages';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { needsReason } from '@vigie/domain/modules/reports/workflow';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { TransitionDialog } from '../../../platform/records/transition-dialog';
import { Card } from '../../../ui/foundation/card';
import { FileAdder, FileTiles, useFileSending } from '../../attachments/public';
import { reportCalls } from '../queries';
import { fileObjection } from '../report-rules';

type Wanted = { attach: readonly File[] } | { detach: Attachment };

/** Files of a report that was sent: added and taken off at once, R03: with a reason while it waits. */
export function EditedFiles({ report }: { report: Report }) {
  const say = useSay();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { sending, failures, attach, detach } = useFileChanges(report);
  const asksWhy = needsReason(report.status);
  const names = wanted && 'attach' in wanted ? wanted.attach.map(({ name }) => name).join(', ') : '';
  return (
    <Card title={say(m.documentation)}>
      <div className="stack-sm">
        <FileAdder
          sending={sending}
          failures={failures}
          dropNowLabel={say(fileMessages.dropNow)}
          onFiles={(files) => {
            if (asksWhy && files.length > 0) setWanted({ attach: files });
            else void attach(files, null);
          }}
        />
        {report.attachments.length > 0 && (
          <FileTiles
            files={report.attachments}
            load={(file) => reportCalls.loadFile(report.id, file.id)}
            onRemove={async (file) => (asksWhy ? setWanted({ detach: file }) : detach(file, null))}
          />
        )}
      </div>
      {wanted && (
        <TransitionDialog
          ask={{
            title: say(m.filesTitle),
            question:
              'attach' in wanted
                ? say(m.attachQuestion, { names })
                : say(m.detachQuestion, { name: wanted.detach.name }),
            note: say(m.reasonNote),
            confirmLabel: say('attach' in wanted ? m.attach : m.detach),
          }}
          onConfirm={({ reason }) =>
            'attach' in wanted ? attach(wanted.attach, reason) : detach(wanted.detach, reason)
          }
          onClose={() => setWanted(null)}
        />
      )}
    </Card>
  );
}

function useFileChanges(report: Report) {
  const { sending, failures, sendAll } = useFileSending();
  const attach = async (files: readonly File[], reason: string | null) => {
    await sendAll(files, {
      objectionTo: (file, ahead) => fileObjection(file, report.attachments.length + ahead),
      send: (file, onProgress) => reportCalls.attach(report.id, file, onProgress, reason),
    });
    await reportCalls.reload(report.id);
  };
  const detach = async (file: Attachment, reason: string | null) => {
    await reportCalls.detach(report.id, file.id, reason);
    await reportCalls.reload(report.id);
  };
  return { sending, failures, attach, detach };
}
