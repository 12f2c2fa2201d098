import { fileMessages as m } from '@vigie/domain/modules/attachments/messages';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';
import { Banner } from '../../ui/overlays/banner';
import type { AcceptedFiles, FileObjection } from './file-check';
import { FileChooser } from './file-chooser';

interface Failure {
  readonly name: string;
  readonly sentence: string;
}

interface SendingRules {
  /** How many files come before this one, of those that are sent with it. */
  objectionTo: (file: File, ahead: number) => FileObjection | null;
  send: (file: File, onProgress: (part: number) => void) => Promise<unknown>;
}

/** One file after the other; what is refused says so by its name and does not stop the others. */
export function useFileSending() {
  const say = useSay();
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  const sendOne = async (file: File, ahead: number, { objectionTo, send }: SendingRules): Promise<Failure | null> => {
    const { name } = file;
    const objection = objectionTo(file, ahead);
    if (objection) return { name, sentence: say(objection.message, objection.values) };
    try {
      await send(file, (part) => setSending({ name, percent: Math.round(part * 100) }));
      return null;
    } catch (error) {
      return { name, sentence: sentenceOf(error, say(m.failed)) };
    }
  };
  const sendAll = async (files: readonly File[], rules: SendingRules) => {
    const refused: Failure[] = [];
    for (const [place, file] of files.entries()) {
      setSending({ name: file.name, percent: 0 });
      const failure = await sendOne(file, place - refused.length, rules);
      if (failure) refused.push(failure);
    }
    setSending(null);
    setFailures(refused);
  };
  return { sending, failures, sendAll };
}

interface FileAdderProps extends Pick<ReturnType<typeof useFileSending>, 'sending' | 'failures'> {
  dropNowLabel: string;
  accepted?: AcceptedFiles;
  onFiles: (files: readonly File[]) => void;
}

/** The ways to add a file to a stored record, how far it is, and what was not taken. */
export function FileAdder({ sending, failures, dropNowLabel, accepted, onFiles }: FileAdderProps) {
  const say = useSay();
  return (
    <>
      <FileChooser dropNowLabel={dropNowLabel} accepted={accepted} onFiles={onFiles} />
      {sending && (
        <p className="row" role="status">
          <progress max={100} value={sending.percent} aria-label={say(m.sending, { name: sending.name })} />
          <span className="muted">{sending.name}</span>
        </p>
      )}
      {failures.map(({ name, sentence }) => (
        <Banner key={name} kind="error">
          <b>{name}</b> {sentence}
        </Banner>
      ))}
    </>
  );
}
