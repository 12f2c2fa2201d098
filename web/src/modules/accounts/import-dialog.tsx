import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { useRef, useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { call } from '../../platform/transport/api';
import { Button } from '../../ui/buttons/button';
import { Checkbox } from '../../ui/choices/checkbox';
import { TextArea } from '../../ui/fields/text-area';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { downloadExample, textOfCsv } from './csv-file';
import { ImportPreview } from './import-preview';
import { useRefresh, useTeams } from './queries';

const longest = 500_000;

type Checked = OutputOf<typeof userAdministrationEndpoints.importUsers>;

/** First the lines, then what the server makes of them; nothing is invited before all of them are right. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [values, setValues] = useState({ csv: '' });
  const [checked, setChecked] = useState<Checked | null>(null);
  return (
    <Dialog title={say(m.importTitle)} closeLabel={say(generalMessages.close)} closesBy="escape" wide onClose={onClose}>
      {checked === null ? (
        <ImportSource values={values} onChange={setValues} onChecked={setChecked} onClose={onClose} />
      ) : (
        <ImportCheck csv={values.csv} checked={checked} onChecked={setChecked} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ImportSourceProps {
  values: { csv: string };
  onChange: (values: { csv: string }) => void;
  onChecked: (checked: Checked) => void;
  onClose: () => void;
}

function ImportSource({ values, onChange, onChecked, onClose }: ImportSourceProps) {
  const say = useSay();
  const file = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const { field, busy, failure, form } = useForm({
    values,
    onChange,
    check({ csv }): { csv?: string } {
      if (!csv.trim()) return { csv: say(m.importNothing) };
      return csv.length > longest ? { csv: say(m.importTooLarge, { max: longest }) } : {};
    },
    async submit({ csv }) {
      onChecked(
        await call(userAdministrationEndpoints.importUsers, { body: { csv, confirm: false, createTeams: false } }),
      );
    },
  });
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFileName(chosen.name);
    field('csv').onChange(textOfCsv(await chosen.arrayBuffer()));
  };
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        <p className="muted">{say(m.importNote)}</p>
        <p className="muted">
          {say(m.importRoles)} <KnownTeams />
        </p>
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
            {say(m.importFile)}
          </Button>
          <Button look="ghost" icon="download" onClick={downloadExample}>
            {say(m.importExample)}
          </Button>
          {fileName && <span className="muted clip">{fileName}</span>}
        </div>
        <TextArea {...field('csv')} label={say(m.importText)} rows={6} spellCheck={false} />
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <DialogFoot busy={busy} submit={say(busy ? m.importChecking : m.importCheck)} onCancel={onClose} />
    </form>
  );
}

function KnownTeams() {
  const say = useSay();
  const { data } = useTeams();
  if (!data) return null;
  const teams = data.items.map(({ name }) => name).join(', ');
  return teams ? say(m.importTeams, { teams }) : say(m.importNoTeams);
}

interface ImportCheckProps {
  csv: string;
  checked: Checked;
  onChecked: (checked: Checked | null) => void;
  onClose: () => void;
}

function ImportCheck({ csv, checked, onChecked, onClose }: ImportCheckProps) {
  const say = useSay();
  const refresh = useRefresh();
  const { lines, limits, newTeams } = checked;
  const [createTeams, setCreateTeams] = useState(false);
  const checkAgain = async (isCreating: boolean) => {
    setCreateTeams(isCreating);
    const body = { csv, confirm: false, createTeams: isCreating };
    await call(userAdministrationEndpoints.importUsers, { body }).then(onChecked, () => setCreateTeams(!isCreating));
  };
  const wrong = lines.filter(({ problems }) => problems.length > 0).length;
  const blocked = wrong > 0 || limits.length > 0;
  const { busy, failure, form } = useForm({
    values: {},
    onChange: () => {},
    async submit() {
      try {
        const { invited, lines: made } = await call(userAdministrationEndpoints.importUsers, {
          body: { csv, confirm: true, createTeams },
        });
        notify.success(say(m.importDone, { n: invited }), { duration: 4000 });
        const given = made.filter(({ username }, place) => username !== lines[place]?.username);
        if (given.length > 0) {
          const names = given.map(({ username }) => username).join(', ');
          notify.success(say(m.importRenamed, { names }), { duration: 20_000 });
        }
      } catch (error) {
        // A name may have been taken since the lines were checked: show where.
        await call(userAdministrationEndpoints.importUsers, { body: { csv, confirm: false, createTeams } }).then(
          onChecked,
          () => {},
        );
        throw error;
      }
      await refresh();
      onClose();
    },
  });
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        {newTeams.length > 0 && (
          <Checkbox
            label={say(m.importCreateTeams, { n: newTeams.length, teams: newTeams.join(', ') })}
            checked={createTeams}
            onChange={(isCreating) => void checkAgain(isCreating)}
          />
        )}
        <ImportPreview lines={lines} />
        {failure && <Banner kind="error">{failure}</Banner>}
        {blocked && (
          <div className="error" id="import-blocked">
            {limits.map((limit) => (
              <p key={limit}>{limit}</p>
            ))}
            {wrong > 0 && <p>{say(m.importBlocked, { n: wrong })}</p>}
          </div>
        )}
      </div>
      <div className="dialog-foot">
        <Button icon="arrow-left" onClick={() => onChecked(null)}>
          {say(m.importBack)}
        </Button>
        <Button
          type="submit"
          look="primary"
          busy={busy}
          disabled={blocked}
          aria-describedby={blocked ? 'import-blocked' : undefined}
        >
          {say(m.importConfirm, { n: lines.length })}
        </Button>
      </div>
    </form>
  );
}
