import { appMessages, shellMessages } from '@vigie/domain/messages/shell/shell';
import { caseAddress, caseKinds, firstStep, type Kind } from '@vigie/domain/modules/cases/kinds';
import { casePageMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { GoTo } from '../../../platform/page/go-to';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { RecordLayout } from '../../../platform/records/record-layout';
import { useParams, useRoutePath } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { AssistantButton } from '../../assistant/public';
import '../case-marks.css';
import { kinds } from '@vigie/domain/modules/cases/kinds';
import { CasePanel } from '../panel/case-panel';
import { caseCalls } from '../queries';
import { CaseHeader } from './case-header';
import { placeAddress, placeOf } from './case-place';
import { ViewedCase } from './changes-since-viewed';
import { loadPlace, StepContent } from './step-content';
import { StepNav } from './step-nav';
import { fetchStep } from './step-queries';
import { sendStoredSteps } from './stored-steps';

export default function CasePage() {
  const say = useSay();
  const { id = '', step } = useParams();
  const kind = kindAt(useRoutePath());
  useState(() => loadPlace(placeOf(step ?? '')));
  // The requirements write this sentence with a small letter, and the name of the category with a capital one.
  const name = kind === 'nonConformity' ? appMessages['non-conformity'] : caseKinds[kind].label;
  const missing = {
    title: say(m.notFound, { kind: say(name), id }),
    text: say(m.notFoundHelp),
    to: '/home',
    label: say(shellMessages.home),
  };
  const waiting = (
    <p className="case-waiting" role="status">
      {say(m.loading)}
    </p>
  );
  return (
    <LoadedRecord found={caseCalls.useOne(id)} heading={id} missing={missing} className="page" waiting={waiting}>
      {(record) => <FoundCase record={record} kind={kind} step={step} />}
    </LoadedRecord>
  );
}

function FoundCase({ record, kind, step }: { record: CaseRecord; kind: Kind; step: string | undefined }) {
  // A list leads to the first step of the kind, which the company may leave out.
  const isLeftOut = record.leftOutSteps.some((name) => name === step);
  if (record.kind !== kind || !step || isLeftOut) {
    const to = step && !isLeftOut ? step : firstStep(record);
    return <GoTo path={`${caseAddress(record)}/${to}${window.location.search}`} />;
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
      <RecordLayout
        header={<Header record={record} step={shownPlace ?? ''} />}
        nav={<StepNav record={record} place={place} />}
        panel={showsPanel ? <Panel record={record} /> : <div className="breaks shrinks surface no-print case-panel" />}
      >
        <Content record={record} place={shownPlace} />
      </RecordLayout>
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

/** The kind that a route belongs to: `/apps/non-conformity/$id` shows non-conformities. */
export function kindAt(routePath: string): Kind {
  const found = kinds.find((kind) => routePath.startsWith(`/apps/${caseKinds[kind].route}/`));
  if (!found) throw new Error(`No kind of case lives at ${routePath}`);
  return found;
}
