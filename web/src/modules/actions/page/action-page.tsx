import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { type ReactNode, Suspense } from 'react';
import { Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { PartNav } from '../../../platform/records/part-nav';
import { RecordHead, RecordLayout, RecordTitle } from '../../../platform/records/record-layout';
import { Link } from '../../../platform/router/link';
import { useParams } from '../../../platform/router/router';
import { formatDay } from '../../../ui/fields/day';
import { Icon } from '../../../ui/icons/icon';
import { CaseFrame } from '../../cases/public';
import { actionCalls } from '../queries';
import { ActionSheet, parts } from './action-sheet';
import { type OpenedAction, useActionWrites } from './use-action-writes';
import './action-page.css';

export default function ActionPage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(m.notFound, { id }),
    text: say(m.notFoundHelp),
    to: '/apps/actions',
    label: say(m.toList),
  };
  return (
    <LoadedRecord found={actionCalls.useOne(id)} heading={id} missing={missing}>
      {(found) => <FoundAction key={found.id} found={found} />}
    </LoadedRecord>
  );
}

function FoundAction({ found }: { found: ActionDetail }) {
  const opened = useActionWrites(found);
  const { action } = opened;
  usePageTitle(`${action.id} - ${action.summary}`);
  return (
    <Frame opened={opened}>
      <ActionSheet opened={opened} />
    </Frame>
  );
}

/** An action of a case stands in its case; a task by hand stands for itself. */
function Frame({ opened: { action }, children }: { opened: OpenedAction; children: ReactNode }) {
  if (action.caseId === null) {
    return (
      <RecordLayout header={<TaskHead action={action} />} nav={<PartNav parts={parts} isRail />}>
        {children}
      </RecordLayout>
    );
  }
  const waiting = (
    <div className="page narrow">
      <Loading lines={10} />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <CaseFrame caseId={action.caseId} action={action}>
        <div className="row wrap row-between no-print part-line">
          <PartNav parts={parts} />
          <ToList />
        </div>
        {children}
      </CaseFrame>
    </Suspense>
  );
}

/** A task by hand belongs to no case: it says itself whose it is. */
function TaskHead({ action: { id, summary, createdBy, startDate } }: { action: ActionDetail }) {
  const say = useSay();
  const facts = (
    <>
      <span>{say(m.createdBy, { who: createdBy })}</span>
      <span>{say(m.started, { day: formatDay(startDate) })}</span>
    </>
  );
  return <RecordHead title={<RecordTitle id={id} title={summary} />} facts={facts} actions={<ToList />} />;
}

function ToList() {
  const say = useSay();
  return (
    <Link className="btn btn-ghost" to="/apps/actions">
      <Icon name="arrow-left" />
      {say(m.toList)}
    </Link>
  );
}
