import { gembaFormMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useMemo } from 'react';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { RecordListPage } from '../../records/public';
import { GembaNav } from '../gemba-nav';
import { observationListView } from './kind';
import { narrowedList, narrowedTo } from './narrowed-list';
import './observations.css';

/** All of them, or those of a station or a walk that another page leads to. */
export default function ObservationListPage() {
  const { stationId, walk } = usePageSearch(narrowedTo);
  const view = useMemo(() => {
    const of = { ...(stationId && { stationId }), ...(walk && { walk }) };
    const { list, calls } = observationListView;
    return { ...observationListView, list: narrowedList(list, of), calls: { ...calls, of } };
  }, [stationId, walk]);
  return (
    <>
      <GembaNav at="observations" />
      <div className="observation-rows">
        <RecordListPage view={view} begin={(stationId || walk) && <Narrowed stationId={stationId} walk={walk} />} />
      </div>
    </>
  );
}

function Narrowed({ stationId, walk }: { stationId: string | undefined; walk: string | undefined }) {
  const say = useSay();
  return (
    <>
      {stationId && (
        <Link className="btn" to={`/apps/gemba/stations/${stationId}`}>
          {say(m.narrowedToStation, { id: stationId })}
        </Link>
      )}
      {walk && (
        <Link className="btn" to={`/apps/gemba/${walk}`}>
          {say(m.narrowedToWalk, { id: walk })}
        </Link>
      )}
      <Link className="btn btn-ghost" to="/apps/gemba/observations" aria-current={false}>
        <Icon name="x" />
        {say(m.showAll)}
      </Link>
    </>
  );
}
