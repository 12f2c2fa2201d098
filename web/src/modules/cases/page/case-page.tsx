import { connectionMessages } from '@vigie/domain/messages/connection';
import { appMessages, generalMessages, shellMessages } from '@vigie/domain/messages/shell/shell';
import { caseAddress, caseKinds, defaultStep, type Kind } from '@vigie/domain/modules/cases/kinds';
import { casePageMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { memo, type ReactNode, useDeferredValue, useEffect } from 'react';
import { GoTo } from '../../../platform/page/go-to';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-title';
import { Link } from '../../../platform/router/link';
import { useParams, useRoutePath } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { ApiError, sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/lists/empty-state';
import { AssistantButton } from '../../assistant/public';
import '../case.css';
import { kindAt } from '../kind-at';
import { CasePanel } from '../panel/case-panel';
import { useCase } from '../queries';
import { CaseHeader } from './case-header';
import { CaseLayout } from './case-layout';
import { placeAddress, placeOf } from './case-place';
import { ViewedCase } from './changes-since-viewed';
import { StepContent } from './step-content';
import { StepNav } from './step-nav';
import { fetchStep } from './step-queries';
import { sendStoredSteps } from './stored-steps';

export default function CasePage() {
  const say = useSay();
  const { id = '', step } = useParams();
  const kind = kindAt(useRoutePath());
  const found = useCase(id);
  // Before what was read earlier: whoever may no longer read the case has none of it on the page.
  if (isUnknown(found.error)) {
    return (
      <Without id={id}>
        <NotFound id={id} kind={kind} />
      </Without>
    );
  }
  if (found.data) return <FoundCase record={found.data} kind={kind} step={step} />;
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
    <Without id={id}>
      <Failed found={found} />
    </Without>
  );
}

/** A number that was never given, that is another company's, or that is no number of a case at all. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

function FoundCase({ record, kind, step }: { record: CaseRecord; kind: Kind; step: string | undefined }) {
  if (record.kind !== kind || !step) {
    return <GoTo path={`${caseAddress(record)}/${step ?? defaultStep(record.kind)}${window.location.search}`} />;
  }
  return (
    <ViewedCase key={record.id} record={record}>
      <Case record={record} segment={step} />
    </ViewedCase>
  );
}

function Case({ record, segment }: { record: CaseRecord; segment: string }) {
  usePageTitle(`${record.id} - ${record.title}`);
  const { id: userId } = useUser();
  useEffect(() => sendStoredSteps(userId, record.id), [userId, record.id]);
  const place = placeOf(segment);
  // The list of steps follows at once; what is read is drawn after that, and beside it the panel. Colleagues hear of it then.
  const shownPlace = useDeferredValue(place);
  const showsPanel = useDeferredValue(true, false);
  return (
    <>
      <CaseLayout
        header={<Header record={record} step={shownPlace ?? ''} />}
        nav={<StepNav record={record} place={place} />}
        panel={showsPanel ? <Panel record={record} /> : <div className="case-panel" />}
      >
        <Content record={record} place={shownPlace} />
      </CaseLayout>
      <AssistantButton
        id={record.id}
        place={shownPlace}
        addressOf={(step) => placeAddress(record, step as StepName)}
        readStep={(step) => fetchStep(record.id, step as StepName)}
      />
    </>
  );
}

const Header = memo(CaseHeader);
const Content = memo(StepContent);
const Panel = memo(CasePanel);

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
