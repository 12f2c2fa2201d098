import { permits } from '@vigie/domain/kernel/identity/permission';
import type { ImportRecord } from '@vigie/domain/modules/imports/contract';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import { importsPermissions } from '@vigie/domain/modules/imports/policy';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { useUser } from '../../platform/session/session';
import { ParametersFrame } from '../parameters/public';
import { ApprovalStep } from './approval-step';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { EarlierImports, WaitingImports } from './earlier-imports';
import { FileStep } from './file-step';
import { type ImportStep, importSearchOf, stepShown } from './import-search';
import { useImport } from './queries';
import { ResultStep } from './result-step';
import { StepList } from './step-list';
import './imports.css';

export default function ImportPage() {
  const say = useSay();
  const { id, step } = usePageSearch(importSearchOf);
  return (
    <ParametersFrame room="import">
      <div className="import stack">
        <p className="muted import-intro">{say(m.intro)}</p>
        {id === 0 ? <Beginning /> : <OneImport key={id} id={id} wanted={step} />}
      </div>
    </ParametersFrame>
  );
}

/** Those who only approve have no file to send. */
function Beginning() {
  const mayUpload = permits(importsPermissions.uploadImport, useUser());
  return (
    <>
      {mayUpload && <StepList shown="file" record={null} />}
      <WaitingImports />
      {mayUpload && <FileStep />}
      <EarlierImports />
    </>
  );
}

function OneImport({ id, wanted }: { id: number; wanted: ImportStep | '' }) {
  const query = useImport(id);
  if (query.isPending) return <Loading lines={8} />;
  if (!query.data) return <LoadFailed query={query} />;
  return <Steps record={query.data} wanted={wanted} />;
}

function Steps({ record, wanted }: { record: ImportRecord; wanted: ImportStep | '' }) {
  const shown = stepShown(record.status, wanted);
  return (
    <>
      <StepList shown={shown} record={record} />
      {shown === 'columns' && <ColumnsStep record={record} />}
      {shown === 'check' && <CheckStep record={record} />}
      {shown === 'approval' && <ApprovalStep record={record} />}
      {shown === 'import' && <ResultStep record={record} />}
    </>
  );
}
