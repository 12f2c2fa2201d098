import { type Kind, kindOfRoute } from '@vigie/domain/modules/cases/kinds';
import { inboxMessages } from '@vigie/domain/modules/reports/messages/inbox';
import { useMemo } from 'react';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useRoutePath } from '../../../platform/router/router';
import { Icon } from '../../../ui/icons/icon';
import { RecordListPage } from '../../records/public';
import { caseListView } from '../kind';

export default function CaseListPage() {
  const kind = kindOfRoute(useRoutePath().split('/')[2] ?? '');
  if (!kind) throw new Error('No kind of case lives at this address');
  // What was selected or typed belongs to one kind.
  return <CaseList key={kind} kind={kind} />;
}

function CaseList({ kind }: { kind: Kind }) {
  const view = useMemo(() => caseListView(kind), [kind]);
  return <RecordListPage view={view} begin={<NewIssueLink kind={kind} />} />;
}

function NewIssueLink({ kind }: { kind: Kind }) {
  const say = useSay();
  return (
    <Link className="btn btn-primary" {...placeOf(`/apps/new-issue/form?category=${kind}`)}>
      <Icon name="plus" />
      {say(inboxMessages.newIssue)}
    </Link>
  );
}
