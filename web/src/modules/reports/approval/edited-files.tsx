import { approvalMessages as m } from '@vigie/domain/messages/approval';
import { fileMessages } from '@vigie/domain/messages/new-issue';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { needsReason } from '@vigie/domain/modules/reports/workflow';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/api-error';
import { useSay } from '../../../platform/messages';
import { ReasonDialog } from '../../../platform/reason-dialog';
import { Banner } from '../../../ui/banner';
import { Card } from '../../../ui/card';
import { FileDrop } from '../../../ui/file-drop';
import { FileIcon, FileTiles } from '../../attachments/public';
import { acceptedFiles, fileObjection } from '../new-issue/file-check';
import { attachFile, detachFile, loadReportFile, useRefetchReport } from '../queries';

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
        <FileDrop
          label={say(fileMessages.drop)}
          help={say(fileMessages.dropHelp)}
          pasteHelp={say(fileMessages.pasteHelp)}
          chooseLabel={say(fileMessages.choose)}
          photoLabel={say(fileMessages.takePhoto)}
          photoIcon={<FileIcon kind="camera" />}
          dropNowLabel={say(fileMessages.dropNow)}
          accept={acceptedFiles}
          onFiles={(files) => {
            if (asksWhy && files.length > 0) setWanted({ attach: files });
            else void attach(files, null);
          }}
        />
        {sending && (
          <p className="row" role="status">
            <progress
              max={100}
              value={sending.percent}
              aria-label={say(fileMessages.sending, { name: sending.name })}
            />
            <span className="muted">{sending.name}</span>
          </p>
        )}
        {failures.map(({ name, sentence }) => (
          <Banner key={name} kind="error">
            <b>{name}</b> {sentence}
          </Banner>
        ))}
        {report.attachments.length > 0 && (
          <FileTiles
            files={report.attachments}
            load={(file) => loadReportFile(report.id, file)}
            onRemove={async (file) => (asksWhy ? setWanted({ detach: file }) : detach(file, null))}
          />
        )}
      </div>
      {wanted && (
        <ReasonDialog
          title={say(m.filesTitle)}
          question={
            'attach' in wanted ? say(m.attachQuestion, { names }) : say(m.detachQuestion, { name: wanted.detach.name })
          }
          note={say(m.reasonNote)}
          confirmLabel={say('attach' in wanted ? m.attach : m.detach)}
          onConfirm={(reason) => ('attach' in wanted ? attach(wanted.attach, reason) : detach(wanted.detach, reason))}
          onClose={() => setWanted(null)}
        />
      )}
    </Card>
  );
}

interface Failure {
  readonly name: string;
  readonly sentence: string;
}

/** One file after the other; what is refused says so by its name and holds nobody up. */
function useFileChanges(report: Report) {
  const say = useSay();
  const refetch = useRefetchReport();
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  const attachOne = async (file: File, already: number, reason: string | null): Promise<Failure | null> => {
    const { name } = file;
    const objection = fileObjection(file, already);
    if (objection) return { name, sentence: say(objection.message, objection.values) };
    try {
      await attachFile(report.id, file, reason, (part) => setSending({ name, percent: Math.round(part * 100) }));
      return null;
    } catch (error) {
      return { name, sentence: sentenceOf(error, say(fileMessages.failed)) };
    }
  };
  const attach = async (files: readonly File[], reason: string | null) => {
    const refused: Failure[] = [];
    for (const [place, file] of files.entries()) {
      setSending({ name: file.name, percent: 0 });
      const failure = await attachOne(file, report.attachments.length + place - refused.length, reason);
      if (failure) refused.push(failure);
    }
    setSending(null);
    setFailures(refused);
    await refetch(report.id);
  };
  const detach = async (file: Attachment, reason: string | null) => {
    await detachFile(report.id, file.id, reason);
    await refetch(report.id);
  };
  return { sending, failures, attach, detach };
}
