import { Link, useMatch, useParams } from '@tanstack/react-router';
import { casePageMessages as m } from '@vigie/domain/messages/case-page';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { appMessages, generalMessages, shellMessages } from '@vigie/domain/messages/shell';
import type { CaseRecord } from '@vigie/domain/modules/cases/contract';
import { caseAddress, caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import type { ReactNode } from 'react';
import { ApiError, sentenceOf } from '../../platform/api-error';
import { GoTo } from '../../platform/go-to';
import { useSay } from '../../platform/messages';
import { usePageTitle } from '../../platform/page-title';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import './case.css';
import { CaseDefinition } from './case-definition';
import { CaseHeader } from './case-header';
import { kindAt } from './kind-at';
import { useCase } from './queries';

export default function CasePage() {
  const say = useSay();
  const { id = '' } = useParams({ strict: false });
  const kind = kindAt(useMatch({ strict: false }).fullPath);
  const found = useCase(id);
  if (found.data) {
    return found.data.kind === kind ? <Case record={found.data} /> : <GoTo path={caseAddress(found.data)} />;
  }
  if (found.isPending) {
    return (
      <Without id={id}>
        <p className="case-waiting" role="status">
          {say(m.loading)}
        </p>
      </Without>
    );
  }
  return (
    <Without id={id}>{isUnknown(found.error) ? <NotFound id={id} kind={kind} /> : <Failed found={found} />}</Without>
  );
}

/** A number that was never given, that is another company's, or that is no number of a case at all. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

/** The steps of the case will stand to the left of what is shown of it. */
function Case({ record }: { record: CaseRecord }) {
  usePageTitle(`${record.id} - ${record.title}`);
  return (
    <>
      <CaseHeader record={record} />
      <div className="case">
        <div className="case-main">
          <CaseDefinition record={record} />
        </div>
      </div>
    </>
  );
}

function Without({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="page">
      <h1 className="sr">{id}</h1>
      {children}
    </div>
  );
}

function NotFound({ id, kind }: { id: string; kind: Kind }) {
  const say = useSay();
  // The requirements write this sentence with a small letter, and the name of the category with a capital one.
  const name = kind === 'nonConformity' ? appMessages['non-conformity'] : caseKinds[kind].label;
  return (
    <EmptyState
      title={say(m.notFound, { kind: say(name), id })}
      text={say(m.notFoundHelp)}
      action={
        <Link className="btn" to="/home">
          {say(shellMessages.home)}
        </Link>
      }
    />
  );
}

function Failed({ found }: { found: ReturnType<typeof useCase> }) {
  const say = useSay();
  return (
    <EmptyState
      failed
      title={say(generalMessages.loadFailed)}
      text={sentenceOf(found.error, say(connectionMessages.unknownError))}
      action={<Button onClick={() => found.refetch()}>{say(generalMessages.retry)}</Button>}
    />
  );
}
