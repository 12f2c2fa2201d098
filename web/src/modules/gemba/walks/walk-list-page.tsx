import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { walkingMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { RecordListPage } from '../../records/public';
import { GembaNav } from '../gemba-nav';
import { walkListView } from './kind';
import { useOpenWalk } from './queries';
import { walkingAddress } from './walking-address';

export default function WalkListPage() {
  return (
    <>
      <GembaNav at="walks" />
      <RecordListPage view={walkListView} begin={<Begin />} />
    </>
  );
}

/** A walker who is on the way goes on; another walk can still be planned. */
function Begin() {
  const say = useSay();
  const open = useOpenWalk().data;
  return (
    <>
      {open && (
        <Link className="btn btn-primary" to={walkingAddress(open)}>
          {say(walkingMessages.goOn)}
        </Link>
      )}
      <Link className={open ? 'btn' : 'btn btn-primary'} to="/apps/gemba/new" search={true}>
        <Icon name="plus" />
        {say(gembaPageMessages.newWalk)}
      </Link>
    </>
  );
}
