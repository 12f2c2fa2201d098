import { permits } from '@vigie/domain/kernel/identity/permission';
import { kindMessages } from '@vigie/domain/messages/kinds';
import { auditTitleMessages, findingTitleMessages } from '@vigie/domain/modules/audits/public';
import { caseKinds, importWord } from '@vigie/domain/modules/cases/public';
import type { ImportRecord } from '@vigie/domain/modules/imports/contract';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import { importsPermissions } from '@vigie/domain/modules/imports/policy';
import { useSay } from '../../platform/page/messages';
import { SignatureBlock } from '../../platform/records/signature-block';
import { Link } from '../../platform/router/link';
import { useUser } from '../../platform/session/session';
import { Card } from '../../ui/foundation/card';
import { Banner } from '../../ui/overlays/banner';
import { importPath } from './import-search';

export function ResultStep({ record }: { record: ImportRecord }) {
  if (record.status === 'running') return <Running record={record} />;
  return record.status === 'done' ? <Done record={record} /> : <Refused record={record} />;
}

function Running({ record }: { record: ImportRecord }) {
  const say = useSay();
  const { done, total } = record.progress ?? { done: 0, total: record.rowCount ?? 0 };
  const progress = say(m.progress, { done: done.toLocaleString('fr'), total: total.toLocaleString('fr') });
  return (
    <Card title={say(m.running)} end={<span className="shrinks breaks muted">{record.fileName}</span>}>
      <progress
        className="block full-width import-progress"
        aria-label={say(m.running)}
        max={Math.max(1, total)}
        value={done}
      />
      <p role="status" className="digits import-progress-words">
        {progress}
      </p>
      <p className="help">{say(m.runningHelp)}</p>
    </Card>
  );
}

const kindLabels = { ...kindMessages, audit: auditTitleMessages.plural, finding: findingTitleMessages.plural };
const auditLists = { audit: '/apps/audit', finding: '/apps/audit/findings' };

type Imported = ImportRecord['imported'][number]['kind'];

const listOf = (kind: Imported) =>
  kind === 'audit' || kind === 'finding' ? auditLists[kind] : `/apps/${caseKinds[kind].route}`;

function Done({ record }: { record: ImportRecord }) {
  const say = useSay();
  return (
    <Card
      title={say(m.done[record.subject], { n: record.check?.records ?? record.rowCount ?? 0 })}
      end={<span className="shrinks breaks muted">{record.fileName}</span>}
    >
      <p className="help">{say(m.doneHelp[record.subject])}</p>
      <ul className="grid gap-4 import-results">
        {record.imported.map(({ kind, n, first, last }) => (
          <li key={kind}>
            <Link className="linkbtn" to={`${listOf(kind)}?assigned=everyone&search=${importWord(record.id)}`}>
              {say(m.showKind, { kind: say(kindLabels[kind]), n, first, last })}
            </Link>
          </li>
        ))}
      </ul>
      {record.approval && <SignatureBlock signature={record.approval} isValid={record.approval.isValid} />}
      <Again />
    </Card>
  );
}

function Refused({ record }: { record: ImportRecord }) {
  const say = useSay();
  return (
    <Card title={say(m.refused)} end={<span className="shrinks breaks muted">{record.fileName}</span>}>
      <Banner kind="warning">{record.failure ?? say(m.refused)}</Banner>
      {record.approval && <SignatureBlock signature={record.approval} isValid={record.approval.isValid} />}
      <Again />
    </Card>
  );
}

function Again() {
  const say = useSay();
  if (!permits(importsPermissions.uploadImport, useUser())) return null;
  return (
    <div className="cluster import-buttons">
      <Link className="btn" to={importPath}>
        {say(m.startAgain)}
      </Link>
    </div>
  );
}
