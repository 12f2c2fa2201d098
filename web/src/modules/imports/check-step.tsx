import { kindMessages } from '@vigie/domain/messages/kinds';
import { auditStatusMessages, auditTypeMessages } from '@vigie/domain/modules/audits/public';
import { caseStatusMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { importBounds } from '@vigie/domain/modules/imports/bounds';
import type { ImportedStatus } from '@vigie/domain/modules/imports/case-fields';
import type { ImportCheck, ImportProblem, ImportRecord } from '@vigie/domain/modules/imports/contract';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import { fieldOf, type ImportSubject } from '@vigie/domain/modules/imports/subjects';
import { useMemo } from 'react';
import { useExport } from '../../platform/lists/list-export';
import { formatMinute } from '../../platform/page/dates';
import { type Say, useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useRouter } from '../../platform/router/router';
import { Button } from '../../ui/buttons/button';
import { Card } from '../../ui/foundation/card';
import { Badge } from '../../ui/icons/badge';
import { type Column, Table } from '../../ui/lists/table';
import { Banner } from '../../ui/overlays/banner';
import { notify } from '../../ui/overlays/toast';
import { addressOfImport, importPath } from './import-search';
import { askProblems, useImportCalls } from './queries';
import { useSubmit } from './use-submit';

export function CheckStep({ record }: { record: ImportRecord }) {
  const { check } = record;
  if (!check) return null;
  return (
    <>
      <Outcome record={record} check={check} />
      {check.problemCount > 0 ? <ToMend record={record} check={check} /> : <Ready record={record} check={check} />}
    </>
  );
}

const kindLabels = { ...kindMessages, ...auditTypeMessages };

interface CheckProps {
  record: ImportRecord;
  check: ImportCheck;
}

export function Outcome({ record, check }: CheckProps) {
  const say = useSay();
  const { rowCount: rows, badLines: lines, problemCount: n } = check;
  const { sameFileAs: same, subject } = record;
  return (
    <Card title={say(m.checkTitle)} end={<span className="shrinks breaks muted">{record.fileName}</span>}>
      {n === 0 && <Banner kind="success">{say(m.allRight, { n: rows })}</Banner>}
      {n > 0 && <Banner kind="error">{say(m.someWrong, { lines, rows, n })}</Banner>}
      {same && <Banner kind="warning">{say(m.sameFile, { day: formatMinute(same.uploadedAt), id: same.id })}</Banner>}
      <ul className="cluster import-counts">
        {subject === 'audits' && (
          <li>
            <Badge look="line">{say(auditStatusMessages.closed)}</Badge> {check.records}
          </li>
        )}
        {subject === 'cases' &&
          check.byStatus.map(({ value, n: count }) => (
            <li key={value}>
              <Badge look="line">{say(caseStatusMessages[value as ImportedStatus])}</Badge> {count}
            </li>
          ))}
        {check.byKind.map(({ value, n: count }) => (
          <li key={value}>
            <Badge>{say(kindLabels[value as keyof typeof kindLabels])}</Badge> {count}
          </li>
        ))}
        {subject === 'audits' && <li>{say(m.findingCount, { n: check.findings })}</li>}
      </ul>
      <p className="help">{say(m.statusHint[subject])}</p>
    </Card>
  );
}

function ToMend({ record, check }: CheckProps) {
  const say = useSay();
  const file = useExport({ name: 'import.xlsx', ask: (_ids, signal) => askProblems(record.id, signal) });
  return (
    <>
      <div className="cluster import-buttons">
        <Link className="btn btn-primary" to={addressOfImport({ id: record.id, step: 'columns' })}>
          {say(m.changeColumns)}
        </Link>
        <Link className="btn" to={importPath}>
          {say(m.anotherFile)}
        </Link>
        <Button icon="download" busy={file.received !== null} onClick={() => void file.start()}>
          {say(m.downloadProblems)}
        </Button>
      </div>
      <Problems subject={record.subject} check={check} />
    </>
  );
}

export function Problems({ subject, check }: { subject: ImportSubject; check: ImportCheck }) {
  const say = useSay();
  const columns = useMemo(() => columnsIn(say, subject), [say, subject]);
  const isCut = check.problemCount > check.problems.length;
  return (
    <Card title={say(m.problems)}>
      {isCut && <p className="help">{say(m.firstShown, { max: importBounds.shownProblems })}</p>}
      <Table
        caption={say(m.problems)}
        columns={columns}
        rows={check.problems}
        keyOf={({ line, field, sentence }) => `${line} ${field} ${sentence}`}
      />
    </Card>
  );
}

function columnsIn(say: Say, subject: ImportSubject): readonly Column<ImportProblem>[] {
  return [
    { id: 'line', label: say(m.line), cell: ({ line }) => line },
    { id: 'column', label: say(m.column), cell: ({ column, field }) => column || say(fieldOf(subject, field).label) },
    { id: 'problem', label: say(m.problem), fluid: true, cell: ({ sentence }) => sentence },
  ];
}

function Ready({ record, check }: CheckProps) {
  const say = useSay();
  const { history } = useRouter();
  const { prepare, abandon } = useImportCalls();
  const { busy, refusal, run } = useSubmit();
  const send = () =>
    run(async () => {
      await prepare(record);
      history.push(addressOfImport({ id: record.id }));
    });
  const giveUp = () =>
    run(async () => {
      await abandon(record);
      notify.success(say(m.abandoned));
      history.push(importPath);
    });
  return (
    <>
      {refusal && <Banner kind="error">{refusal}</Banner>}
      <p className="help">{say(m.prepareHelp)}</p>
      <div className="cluster import-buttons">
        <Button look="primary" busy={busy} onClick={() => void send()}>
          {say(busy ? m.preparing : m.prepare[record.subject], { n: check.records })}
        </Button>
        <Link className="btn" to={addressOfImport({ id: record.id, step: 'columns' })}>
          {say(m.changeColumns)}
        </Link>
        <Button look="ghost" disabled={busy} onClick={() => void giveUp()}>
          {say(m.abandon)}
        </Button>
      </div>
    </>
  );
}
