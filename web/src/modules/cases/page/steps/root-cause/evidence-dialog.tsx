import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { caseFileMessages } from '@vigie/domain/modules/cases/messages/panel';
import { evidenceMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { Evidence } from '@vigie/domain/modules/cases/steps/root-cause';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../../../../platform/page/messages';
import { Button } from '../../../../../ui/buttons/button';
import { Select } from '../../../../../ui/choices/select';
import { TextArea } from '../../../../../ui/fields/text-area';
import { Banner } from '../../../../../ui/overlays/banner';
import { Dialog } from '../../../../../ui/overlays/dialog';
import { contentObjection, FileAdder, useFileSending } from '../../../../attachments/public';
import { useContributionWhy } from '../../../panel/case-rules';
import { caseCalls } from '../../../queries';

interface EvidenceDialogProps {
  record: CaseRecord;
  number: string;
  /** What is changed; null for new evidence. */
  before: Evidence | null;
  onSave: (evidence: Evidence) => void;
  onClose: () => void;
}

const nothing: Evidence = { text: '', attachmentId: null };

/** Words, a file of the case, or both. A new file joins the case first, and stays with it. */
export function EvidenceDialog({ record, number, before, onSave, onClose }: EvidenceDialogProps) {
  const say = useSay();
  const [evidence, setEvidence] = useState(before ?? nothing);
  const [isMissing, setIsMissing] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = { ...evidence, text: evidence.text.trim() };
    if (given.text === '' && given.attachmentId === null) return setIsMissing(true);
    onClose();
    onSave(given);
  };
  return (
    <Dialog
      title={say(before ? m.editOf : m.addTo, { number })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form onSubmit={onSubmit}>
        <div className="dialog-body stack-sm">
          <TextArea
            label={say(m.text)}
            help={say(m.textHelp)}
            error={isMissing ? say(m.missing) : undefined}
            value={evidence.text}
            rows={3}
            maxLength={2000}
            autoFocus
            onChange={(text) => setEvidence({ ...evidence, text })}
          />
          <EvidenceFile
            record={record}
            value={evidence.attachmentId}
            onChange={(attachmentId) => setEvidence((now) => ({ ...now, attachmentId }))}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{say(generalMessages.cancel)}</Button>
          <Button type="submit" look="primary">
            {say(m.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface EvidenceFileProps {
  record: CaseRecord;
  value: string | null;
  onChange: (attachmentId: string | null) => void;
}

function EvidenceFile({ record, value, onChange }: EvidenceFileProps) {
  const say = useSay();
  const why = useContributionWhy(record);
  const { sending, failures, sendAll } = useFileSending();
  const attach = async (files: readonly File[]) => {
    const send = async (file: File, onProgress: (part: number) => void) => {
      const { attachment } = await caseCalls.attach(record.id, file, onProgress);
      await caseCalls.reload(record.id);
      onChange(attachment.id);
    };
    await sendAll(files, { objectionTo: contentObjection, send });
  };
  const isGone = value !== null && record.attachments.every(({ id }) => id !== value);
  return (
    <>
      <Select
        label={say(m.file)}
        value={value ?? ''}
        options={[
          { value: '', label: say(m.noFile) },
          ...(isGone ? [{ value, label: say(m.gone) }] : []),
          ...record.attachments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(chosen) => onChange(chosen || null)}
      />
      {why ? (
        <Banner>{why}</Banner>
      ) : (
        <div className="stack-sm">
          <p className="help">{say(m.upload)}</p>
          <FileAdder
            sending={sending}
            failures={failures}
            dropNowLabel={say(caseFileMessages.dropNow)}
            onFiles={(files) => void attach(files)}
          />
        </div>
      )}
    </>
  );
}
