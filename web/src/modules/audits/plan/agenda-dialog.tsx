import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { auditBounds } from '@vigie/domain/modules/audits/audits/audit';
import { auditFieldMessages as f } from '@vigie/domain/modules/audits/audits/messages';
import { agendaMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useState } from 'react';
import { DayField } from '../../../platform/page/day-field';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { type AuditDetail, auditCalls } from '../audits/queries';
import { agendaOf, type EnteredRow, nextRow, rowProblems, rowsOf } from './agenda-rows';
import './plan.css';

interface Entered {
  readonly rows: readonly EnteredRow[];
  readonly reason: string;
}

/** The agenda of an audit, row by row. Once the audit is confirmed, others rely on it: the change says why. */
export default function AgendaDialog({ audit, onClose }: { audit: AuditDetail; onClose: () => void }) {
  const say = useSay();
  const needsReason = audit.status !== 'planned';
  const [values, setValues] = useState<Entered>({ rows: rowsOf(audit.agenda), reason: '' });
  const [isTried, setTried] = useState(false);
  const isWrong = (rows: readonly EnteredRow[]) =>
    rows.some((row) => Object.keys(rowProblems(row, audit, say)).length > 0);
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check({ rows, reason }) {
      setTried(true);
      return {
        ...(isWrong(rows) && { rows: '' }),
        ...(needsReason && !reason.trim() && { reason: say(recordPageMessages.reasonMissing) }),
      };
    },
    async submit({ rows, reason }) {
      const changes = { agenda: agendaOf(rows), ...(needsReason && { reason: reason.trim() }) };
      const answer = await reloadWhenStale(
        () => auditCalls.change(audit, changes),
        () => auditCalls.reload(audit.id),
        say(recordPageMessages.changedMeanwhile),
      );
      await auditCalls.takeOver(answer);
      onClose();
    },
  });
  const { rows } = values;
  const show = (next: readonly EnteredRow[]) => setValues({ ...values, rows: next });
  return (
    <FormDialog
      {...form}
      title={say(m.changeOf, { id: audit.id })}
      submit={say(generalMessages.save)}
      onClose={onClose}
    >
      {rows.length === 0 && <p className="muted">{say(m.none)}</p>}
      {rows.map((row, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a row is all that distinguishes it
          key={at}
          row={row}
          n={at + 1}
          problems={isTried ? rowProblems(row, audit, say) : {}}
          onChange={(changed) => show(rows.map((one, place) => (place === at ? changed : one)))}
          onRemove={() => show(rows.filter((_one, place) => place !== at))}
        />
      ))}
      <div className="row">
        <Button
          icon="plus"
          disabled={rows.length >= auditBounds.agenda}
          onClick={() => show([...rows, nextRow(rows, audit)])}
        >
          {say(m.add)}
        </Button>
      </div>
      {needsReason && (
        <TextArea {...field('reason')} label={say(reasonMessages.reason)} required maxLength={1000} rows={2} />
      )}
    </FormDialog>
  );
}

interface RowProps {
  row: EnteredRow;
  n: number;
  problems: ReturnType<typeof rowProblems>;
  onChange: (row: EnteredRow) => void;
  onRemove: () => void;
}

function Row({ row, n, problems, onChange, onRemove }: RowProps) {
  const say = useSay();
  const part = (name: keyof EnteredRow) => ({
    value: row[name],
    error: problems[name],
    onChange: (value: string) => onChange({ ...row, [name]: value }),
  });
  const { place } = auditBounds;
  return (
    <fieldset className="line-top agenda-row" aria-label={say(m.row, { n })}>
      <div className="agenda-day">
        <DayField {...part('day')} label={say(f.day)} required />
      </div>
      <TextField {...part('hour')} label={say(f.hour)} required maxLength={5} autoComplete="off" />
      <TextField
        {...part('minutes')}
        label={say(f.minutes)}
        required
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <IconButton icon="x" label={say(m.remove, { n })} tooltipAlign="end" onClick={onRemove} />
      <div className="agenda-topic">
        <TextField {...part('topic')} label={say(f.topic)} required maxLength={auditBounds.topic} autoComplete="off" />
      </div>
      <div className="agenda-where">
        <TextField {...part('place')} label={say(f.place)} maxLength={place} autoComplete="off" />
        <TextField {...part('who')} label={say(f.who)} maxLength={place} autoComplete="off" />
      </div>
    </fieldset>
  );
}
