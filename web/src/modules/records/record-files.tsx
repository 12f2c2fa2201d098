import { recordFileMessages } from '@vigie/domain/messages/record-page';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { type ReactNode, useCallback, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { TransitionDialog } from '../../platform/records/transition-dialog';
import { useRestoredFocus } from '../../ui/foundation/use-restored-focus';
import { Banner } from '../../ui/overlays/banner';
import { notify } from '../../ui/overlays/toast';
import {
  type AcceptedFiles,
  contentObjection,
  FileAdder,
  type FileObjection,
  FileTiles,
  useFileSending,
} from '../attachments/public';
import type { RecordCalls } from './record-calls';

interface RecordFilesProps {
  calls: Pick<RecordCalls<unknown>, 'attach' | 'detach' | 'loadFile'>;
  id: string;
  files: readonly Attachment[];
  /** Why none can be added or taken off; undefined when they can. */
  why: string | undefined;
  /** Says `why`. */
  drawWhy?: (why: string) => ReactNode;
  texts?: Partial<typeof recordFileMessages>;
  accepted?: AcceptedFiles;
  objectionTo?: (file: File, ahead: number) => FileObjection | null;
  /** Others rely on the record already: a file is added for a reason too. */
  needsReason?: boolean;
  addsBelow?: boolean;
  onChanged: () => Promise<unknown>;
}

/** The files of a record. Taking one off asks why, and where others rely on the record so does adding. */
export function RecordFiles(props: RecordFilesProps) {
  const { calls, id, files, why, drawWhy = asBanner, accepted, objectionTo = contentObjection, onChanged } = props;
  const say = useSay();
  const m = { ...recordFileMessages, ...props.texts };
  const list = useRestoredFocus<HTMLDivElement>(files.length);
  const [leaving, setLeaving] = useState<Attachment | null>(null);
  const [arriving, setArriving] = useState<readonly File[] | null>(null);
  const { sending, failures, sendAll } = useFileSending();
  const load = useCallback((file: Attachment) => calls.loadFile(id, file.id), [calls, id]);
  const attach = async (chosen: readonly File[], reason: string | null) => {
    await sendAll(chosen, {
      objectionTo,
      send: (file, onProgress) => calls.attach(id, file, onProgress, reason),
    });
    await onChanged();
  };
  const adder = why ? (
    drawWhy(why)
  ) : (
    <FileAdder
      sending={sending}
      failures={failures}
      {...(accepted && { accepted })}
      dropNowLabel={say(m.dropNow)}
      onFiles={(chosen) => {
        if (props.needsReason && chosen.length > 0) setArriving(chosen);
        else void attach(chosen, null);
      }}
    />
  );
  return (
    <div ref={list} className="stack-sm" tabIndex={-1}>
      {!props.addsBelow && adder}
      {files.length === 0 && <p className="muted">{say(m.none)}</p>}
      {files.length > 0 && (
        <FileTiles files={files} load={load} onRemove={why ? undefined : async (file) => setLeaving(file)} />
      )}
      {props.addsBelow && adder}
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
            await calls.detach(id, leaving.id, reason);
            notify.success(say(m.removed, { name: leaving.name }));
            await onChanged();
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}

const asBanner = (why: string) => <Banner>{why}</Banner>;
