import { listMessages } from '@vigie/domain/messages/lists';
import { initialsOfName } from '@vigie/domain/modules/reports/answers';
import { reportList as declared, reportListEndpoints } from '@vigie/domain/modules/reports/list';
import { inboxMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { placeOf } from '../../platform/page/address';
import { Link } from '../../platform/router/link';
import { Avatar } from '../../ui/icons/avatar';
import { Icon } from '../../ui/icons/icon';
import { listView } from '../records/public';
import { rowTarget } from './approval/approval-address';
import { InboxSelection } from './inbox/inbox-selection';
import { ReportState, SeverityMark, shortDay } from './report-status';

export const inboxView = listView(declared, reportListEndpoints, {
  record: 'report',
  title: m.title,
  path: '/apps/inbox',
  fileName: 'inbox.xlsx',
  texts: m,
  counted: m,
  titled: 'summary',
  addressOf: rowTarget,
  unseen: ['severity', 'category'],
  cells: {
    status: ({ status }) => <ReportState status={status} />,
    summary: (entry, { say, me }) => (
      <span className="row gap-12 inbox-summary">
        <Link className="row-link" {...placeOf(rowTarget(entry, me))}>
          {entry.summary || say(listMessages.untitled)}
        </Link>
        <SeverityMark severity={entry.severity} />
      </span>
    ),
    detector: ({ detector }) => <Named name={detector} />,
    appraiser: ({ appraiser }, { say }) =>
      appraiser ? (
        <Named name={appraiser} />
      ) : (
        <span className="muted inbox-nobody" title={say(m.undecided)}>
          –
        </span>
      ),
    date: ({ createdAt }) => <time dateTime={createdAt}>{shortDay(createdAt)}</time>,
    comments: ({ comments }) => (
      <span className="row gap-6 muted icons-14">
        <Icon name="message" />
        {comments}
      </span>
    ),
  },
  Selection: InboxSelection,
});

function Named({ name }: { name: string }) {
  if (!name) return <span className="muted">–</span>;
  return (
    <span className="row inbox-person">
      <Avatar initials={initialsOfName(name)} />
      <span className="clip">{name}</span>
    </span>
  );
}
