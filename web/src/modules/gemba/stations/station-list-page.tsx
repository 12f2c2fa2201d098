import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { editorObjection } from '@vigie/domain/modules/gemba/rights';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { Icon } from '../../../ui/icons/icon';
import { RecordListPage } from '../../records/public';
import { BeginButton } from '../begin-button';
import { GembaNav } from '../gemba-nav';
import { stationListView } from './kind';

export default function StationListPage() {
  const say = useSay();
  const actor = actorOf(useUser());
  return (
    <>
      <GembaNav at="stations" />
      <RecordListPage
        view={stationListView}
        begin={
          <>
            <Link className="btn" to="/apps/gemba/codes">
              <Icon name="printer" />
              {say(gembaPageMessages.codes)}
            </Link>
            <BeginButton
              path="/apps/gemba/stations/new"
              label={gembaPageMessages.newStation}
              objection={editorObjection({ companyId: actor.companyId }, actor)}
            />
          </>
        }
      />
    </>
  );
}
