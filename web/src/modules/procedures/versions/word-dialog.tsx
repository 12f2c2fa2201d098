import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { versionPagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import { textProblemMessages } from '@vigie/domain/modules/procedures/text/messages';
import { lostPartMessages, wordProblemMessages } from '@vigie/domain/modules/procedures/text/word-messages';
import { versionsEndpoints, type WordReading } from '@vigie/domain/modules/procedures/versions/contract';
import { useId, useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { type Say, useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { Checkbox } from '../../../ui/choices/checkbox';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { forgetText, readText, type VersionDetail, versionCalls } from './queries';

interface WordDialogProps {
  version: VersionDetail;
  onClose: () => void;
}

type Read = { readonly attachmentId: string; readonly reading: WordReading };

/** Brings a Word document into a draft: it is attached, read, looked at, and its losses are accepted before it is written. */
export default function WordDialog({ version, onClose }: WordDialogProps) {
  const say = useSay();
  const { id } = version;
  const [values, setValues] = useState({ isConfirmed: false });
  const [read, setRead] = useState<Read | null>(null);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lost = read ? countOf(read.reading) : 0;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setRead(null);
    setFailure(null);
    try {
      const { attachment } = await versionCalls.attach(id, file, () => {});
      const body = { attachmentId: attachment.id };
      const reading = await call(versionsEndpoints.readProcedureWord, { params: { id }, body });
      setRead({ attachmentId: attachment.id, reading });
    } catch (error) {
      setFailure(sentenceOf(error, say(wordProblemMessages.damaged)));
    } finally {
      setReading(false);
    }
  };

  const { field, ...form } = useForm({
    values,
    onChange: setValues,
    objection: ({ isConfirmed }) => {
      if (!read || refusalOf(read.reading, say)) return say(p.wordMissing);
      return lost > 0 && !isConfirmed ? say(p.wordConfirmMissing) : null;
    },
    async submit() {
      if (!read) return;
      const body = { attachmentId: read.attachmentId, confirmed: lost };
      const { version: seen } = await readText(id);
      await reloadWhenStale(
        () => call(versionsEndpoints.takeProcedureWord, { params: { id }, body, ifMatch: seen }),
        () => versionCalls.reload(id),
        say(recordPageMessages.changedMeanwhile),
      );
      await forgetText(id);
      await versionCalls.refetch();
      notify.success(say(p.wordTaken));
      onClose();
    },
  });
  const inputId = useId();
  return (
    <FormDialog {...form} title={say(p.wordTitle)} submit={say(p.wordTake)} onClose={onClose}>
      <div className="stack-xs">
        <label className="strong" htmlFor={inputId}>
          {say(p.wordFile)}
        </label>
        <input
          id={inputId}
          type="file"
          accept=".docx"
          className="touch-target"
          disabled={isReading}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <p className="help">{say(p.wordHelp)}</p>
      </div>
      {isReading && <Banner kind="info">{say(p.wordReading)}</Banner>}
      {failure && <Banner kind="error">{failure}</Banner>}
      {read && <Reading reading={read.reading} />}
      {lost > 0 && (
        <Checkbox label={say(p.wordConfirm)} checked={values.isConfirmed} onChange={field('isConfirmed').onChange} />
      )}
    </FormDialog>
  );
}

const countOf = ({ lost }: WordReading) => Object.values(lost).reduce((sum, n) => sum + n, 0);

function refusalOf({ problem, textProblem, values }: WordReading, say: Say): string | null {
  if (problem) return say(wordProblemMessages[problem as keyof typeof wordProblemMessages], values);
  return textProblem ? say(textProblemMessages[textProblem as keyof typeof textProblemMessages], values) : null;
}

/** What the document has become, and each sort of what is lost with its number. */
function Reading({ reading }: { reading: WordReading }) {
  const say = useSay();
  const refusal = refusalOf(reading, say);
  if (refusal) return <Banner kind="error">{refusal}</Banner>;
  const lost = Object.entries(reading.lost).filter(([, n]) => n > 0);
  return (
    <div className="stack-sm">
      <p>{say(p.wordBlocks, { n: reading.blocks.length })}</p>
      {lost.length === 0 && <Banner kind="success">{say(p.wordNothingLost)}</Banner>}
      {lost.length > 0 && (
        <Banner kind="warning">
          <p>{say(p.wordLost)}</p>
          <ul>
            {lost.map(([name, n]) => (
              <li key={name}>{say(lostPartMessages[name as keyof typeof lostPartMessages], { n })}</li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
