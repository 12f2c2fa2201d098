import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { commandWords } from '@vigie/domain/messages/words/commands';
import { fieldWords } from '@vigie/domain/messages/words/fields';
import type { PlacementFileLine } from '@vigie/domain/modules/placements/contract';
import { placementFieldMessages as f } from '@vigie/domain/modules/placements/messages';
import { placementPageMessages as m } from '@vigie/domain/modules/placements/page-messages';
import { useRef, useState } from 'react';
import { useForm } from '../../platform/page/form';
import { type Say, useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { useAttempt } from '../../platform/transport/attempt';
import { Button } from '../../ui/buttons/button';
import { Checkbox } from '../../ui/choices/checkbox';
import { formatDay } from '../../ui/fields/day';
import { TextArea } from '../../ui/fields/text-area';
import { Status } from '../../ui/icons/status';
import { type Column, Table } from '../../ui/lists/table';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { textOfCsv } from '../accounts/public';
import { importPlacements } from './queries';

interface EnteredFile {
  readonly csv: string;
  /** A text, as the fields of a form are: empty for no. */
  readonly endsEarlier: string;
}

/** First the lines, then what is wrong with each; nothing is written before all of them are right and a reason is given. */
export default function FileDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [values, setValues] = useState<EnteredFile>({ csv: '', endsEarlier: '' });
  const [lines, setLines] = useState<readonly PlacementFileLine[] | null>(null);
  return (
    <Dialog title={say(m.fileTitle)} closeLabel={say(generalMessages.close)} closesBy="escape" wide onClose={onClose}>
      {lines === null ? (
        <Source values={values} onChange={setValues} onChecked={setLines} onClose={onClose} />
      ) : (
        <Checked values={values} lines={lines} onLines={setLines} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface SourceProps {
  values: EnteredFile;
  onChange: (values: EnteredFile) => void;
  onChecked: (lines: readonly PlacementFileLine[]) => void;
  onClose: () => void;
}

function Source({ values, onChange, onChecked, onClose }: SourceProps) {
  const say = useSay();
  const file = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const { field, busy, failure, form } = useForm<EnteredFile>({
    values,
    onChange,
    check: ({ csv }) => (csv.trim() ? {} : { csv: say(m.nothingToRead) }),
    async submit({ csv, endsEarlier }) {
      onChecked((await importPlacements({ csv, endsEarlier: endsEarlier !== '' })).lines);
    },
  });
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFileName(chosen.name);
    field('csv').onChange(textOfCsv(await chosen.arrayBuffer()));
  };
  const ends = field('endsEarlier');
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        <p className="muted">{say(m.fileHelp)}</p>
        <div className="row wrap">
          <input
            ref={file}
            type="file"
            accept=".csv,text/csv,text/plain"
            hidden
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button icon="upload" onClick={() => file.current?.click()}>
            {say(m.chooseFile)}
          </Button>
          {fileName && <span className="muted clip">{fileName}</span>}
        </div>
        <TextArea {...field('csv')} label={say(m.pasteLines)} rows={6} spellCheck={false} />
        <Checkbox
          label={say(m.endsEarlier)}
          help={say(m.endsEarlierHelp)}
          checked={ends.value !== ''}
          disabled={busy}
          onChange={(isOn) => ends.onChange(isOn ? 'yes' : '')}
        />
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <DialogFoot busy={busy} submit={say(commandWords.check)} onCancel={onClose} />
    </form>
  );
}

interface CheckedProps {
  values: EnteredFile;
  lines: readonly PlacementFileLine[];
  onLines: (lines: readonly PlacementFileLine[] | null) => void;
  onClose: () => void;
}

function Checked({ values: { csv, endsEarlier }, lines, onLines, onClose }: CheckedProps) {
  const say = useSay();
  const attempt = useAttempt();
  const [entered, setEntered] = useState({ reason: '' });
  const wrong = lines.filter(({ problems }) => problems.length > 0).length;
  const { field, busy, failure, form } = useForm({
    values: entered,
    onChange: setEntered,
    check: ({ reason }) => (reason.trim() ? {} : { reason: say(recordPageMessages.reasonMissing) }),
    async submit({ reason }) {
      const file = { csv, endsEarlier: endsEarlier !== '' };
      const body = { ...file, reason: reason.trim() };
      try {
        const { added, ended } = await importPlacements(body, attempt.keyFor(JSON.stringify(body)));
        attempt.over();
        notify.success(say(m.added, { n: added, ended }));
      } catch (error) {
        // Somebody may have been placed since the lines were looked at: show where.
        await importPlacements(file).then(
          (again) => onLines(again.lines),
          () => {},
        );
        throw error;
      }
      onClose();
    },
  });
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        <Table caption={say(m.checkedLines)} columns={columns(say)} rows={lines} keyOf={({ line }) => line} />
        {wrong > 0 ? (
          <p className="error" id="placements-blocked">
            {say(m.linesWrong, { n: wrong })}
          </p>
        ) : (
          <TextArea {...field('reason')} label={say(reasonMessages.reason)} required rows={2} maxLength={1000} />
        )}
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <div className="dialog-foot">
        <Button icon="arrow-left" onClick={() => onLines(null)}>
          {say(m.editLines)}
        </Button>
        <Button
          type="submit"
          look="primary"
          busy={busy}
          disabled={wrong > 0}
          aria-describedby={wrong > 0 ? 'placements-blocked' : undefined}
        >
          {say(m.importAll, { n: lines.length })}
        </Button>
      </div>
    </form>
  );
}

function columns(say: Say): readonly Column<PlacementFileLine>[] {
  const dayOf = (day: string | null) => (day ? formatDay(day) : '');
  return [
    { id: 'line', label: say(m.line), cell: ({ line }) => line },
    {
      id: 'person',
      label: say(f.person),
      cell: ({ username, department, site, post, validFrom, validUntil }) => (
        <span className="block">
          {username || '–'}
          <small className="meta breaks block">{[department, site, post].filter(Boolean).join(' · ')}</small>
          <small className="meta block">{[dayOf(validFrom), dayOf(validUntil)].filter(Boolean).join(' – ')}</small>
        </span>
      ),
    },
    {
      id: 'problems',
      label: say(fieldWords.toFix),
      fluid: true,
      cell: ({ problems }) =>
        problems.length === 0 ? (
          <Status kind="good">{say(m.ready)}</Status>
        ) : (
          <ul className="tight small critical">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ),
    },
  ];
}
