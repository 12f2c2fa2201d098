import type { WorkItem } from '@vigie/domain/modules/overview/contract';
import { actMessages as m } from '@vigie/domain/modules/overview/messages';
import { placeOf } from '../../platform/page/address';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';

/** What takes more than a press of a button goes on where it was left. */
export function ContinueLink({ item: { id }, address }: { item: Pick<WorkItem, 'id'>; address: string }) {
  const say = useSay();
  return (
    <Link className="btn" {...placeOf(address)} aria-label={`${say(m.continue)} ${id}`}>
      {say(m.continue)}
    </Link>
  );
}
