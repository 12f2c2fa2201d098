import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { NamedLine, ProgrammeLines } from '@vigie/domain/modules/audits/programmes/contract';
import { lineFormMessages as m } from '@vigie/domain/modules/audits/programmes/page-messages';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { wordsOf } from '../plan/words';
import { draftOf, emptyDraft, type LineDraft, problemsIn, writtenOf } from './line-draft';
import { AuditsOfLine, LineFacts } from './line-facts';
import { LineForm } from './line-form';
import type { LineChanges } from './use-line-changes';

interface LineDialogProps {
  programme: ProgrammeLines;
  /** The id of a line, `new`, or `copy-` with the id of the one that is copied. */
  asked: string;
  canChange: boolean;
  onSave: LineChanges['keep'];
  onClose: () => void;
}

/** One line of a programme: to be read, changed, copied or begun. */
export default function LineDialog({ programme, asked, canChange, onSave, onClose }: LineDialogProps) {
  const say = useSay();
  const { lines } = programme;
  const source = lines.find(({ id }) => asked.endsWith(id));
  const n = lines.findIndex(({ id }) => id === asked) + 1;
  const title = n > 0 ? say(m.title, { n }) : say(m.newTitle);
  const isUnknown = !source && asked !== 'new';
  if (isUnknown || (n === 0 && !canChange)) return null;
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} closesBy="escape" wide onClose={onClose}>
      {canChange ? (
        <Written programme={programme} source={source} isNew={n === 0} onSave={onSave} onClose={onClose} />
      ) : (
        source && <Read line={source} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface WrittenProps extends Pick<LineDialogProps, 'programme' | 'onSave' | 'onClose'> {
  source: NamedLine | undefined;
  isNew: boolean;
}

function Written({ programme, source, isNew, onSave, onClose }: WrittenProps) {
  const say = useSay();
  const [next, setNext] = useState<{ readonly place: number; readonly draft: LineDraft } | null>(null);
  const draft = next?.draft ?? (source ? draftOf(source) : emptyDraft(programme.validFrom));
  const id = isNew || next ? undefined : source?.id;
  return (
    <LineForm
      key={next?.place ?? 0}
      draft={draft}
      problemsIn={(typed) => problemsIn(typed, programme, say)}
      onSave={(typed) => onSave({ ...writtenOf(typed), ...(id && { id }) })}
      onSaved={(typed, goesOn) => {
        // The next line of a plan mostly differs in where it goes.
        if (goesOn)
          setNext({ place: (next?.place ?? 0) + 1, draft: { ...typed, departments: wordsOf([]), supplier: '' } });
        else onClose();
      }}
      onClose={onClose}
    />
  );
}

function Read({ line, onClose }: { line: NamedLine; onClose: () => void }) {
  const say = useSay();
  return (
    <>
      <div className="dialog-body stack">
        <LineFacts line={line} />
        <AuditsOfLine line={line.id} />
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say(generalMessages.close)}</Button>
      </div>
    </>
  );
}
