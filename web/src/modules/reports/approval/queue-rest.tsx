import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useQueue } from '../queries';
import { approvalAddress } from './approval-address';

/** How many still wait for this validator, and the way to the next. */
export function QueueRest({ after }: { after: string }) {
  const say = useSay();
  const queue = useQueue(after);
  const next = queue.data?.next;
  return (
    <div className="grid gap-12 full-width line-top verdict-rest">
      <p className="digits" role="status">
        {queue.data && say(m.entriesWaiting, { n: queue.data.waiting })}
      </p>
      {next ? (
        <Link className="btn btn-primary" {...placeOf(approvalAddress('validate', next))}>
          {say(m.nextReport)}
        </Link>
      ) : (
        <Link className="btn btn-primary" to="/apps/inbox">
          {say(m.toInbox)}
        </Link>
      )}
    </div>
  );
}
