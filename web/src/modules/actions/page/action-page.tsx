import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { type ReactNode, Suspense } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-title';
import { Link } from '../../../platform/router/link';
import { useParams } from '../../../platform/router/router';
import { isStatus } from '../../../platform/transport/failures';
import { adoptStyles } from '../../../ui/foundation/adopted-styles';
import { Icon } from '../../../ui/icons/icon';
import { EmptyState } from '../../../ui/lists/empty-state';
import { CaseFrame, CaseLayout } from '../../cases/public';
import { useAction } from '../queries';
import styles from './action-page.css?inline';
import { ActionSheet } from './action-sheet';
import { PartNav } from './part-nav';
import { TaskHeader } from './task-header';
import { type OpenedAction, useActionWrites } from './use-action-writes';

adoptStyles(styles);

export default function ActionPage() {
  const { id = '' } = useParams();
  const found = useAction(id);
  // Whoever may no longer read the action has none of it on the page.
  if (found.data && !isUnknown(found.error)) return <FoundAction key={found.data.id} found={found.data} />;
  return (
    <div className="page narrow">
      <h1 className="sr">{id}</h1>
      {found.isPending && <Loading lines={10} />}
      {!found.isPending && (isUnknown(found.error) ? <NotFound id={id} /> : <LoadFailed query={found} />)}
    </div>
  );
}

/** A number that was never given, that is another company's, or that is no number of an action at all. */
function isUnknown(error: unknown): boolean {
  return isStatus(error, 404) || isStatus(error, 422);
}

function NotFound({ id }: { id: string }) {
  const say = useSay();
  return (
    <EmptyState
      title={say(m.notFound, { id })}
      text={say(m.notFoundHelp)}
      action={
        <Link className="btn" to="/apps/actions">
          {say(m.toList)}
        </Link>
      }
    />
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
  const say = useSay();
  if (action.caseId === null) {
    return (
      <CaseLayout header={<TaskHeader action={action} />} nav={<PartNav isRail />}>
        {children}
      </CaseLayout>
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
        <div className="part-line">
          <PartNav />
          <Link className="btn btn-ghost" to="/apps/actions">
            <Icon name="arrow-left" />
            {say(m.toList)}
          </Link>
        </div>
        {children}
      </CaseFrame>
    </Suspense>
  );
}
