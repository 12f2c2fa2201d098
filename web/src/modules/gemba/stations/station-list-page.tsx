import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { RecordListPage } from '../../records/public';
import { GembaNav } from '../gemba-nav';
import { stationListView } from './kind';

export default function StationListPage() {
  const say = useSay();
  return (
    <>
      <GembaNav at="stations" />
      <RecordListPage
        view={stationListView}
        beside={
          <Link className="btn" to="/apps/gemba/codes">
            <Icon name="printer" />
            {say(gembaPageMessages.codes)}
          </Link>
        }
      />
    </>
  );
}
