import { casePageMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { capaActions, neighboursOf, type PlaceName, placeAddress, templatePlaces, titleOf } from './case-place';

/** To the step before and the one after, in the order of the list. */
export function StepWalk({ record, place }: { record: CaseRecord; place: PlaceName }) {
  const say = useSay();
  const measures = capaActions(record.actions).map(({ origin }) => origin);
  const { questionnaires } = record;
  const { previous, next } = neighboursOf(record, place, [...templatePlaces(questionnaires), ...measures]);
  return (
    <div className="flex push step-walk">
      {previous && (
        <Link
          className="btn btn-ghost"
          to={placeAddress(record, previous)}
          search={true}
          aria-label={`${say(m.previous)} : ${titleOf(previous, say, questionnaires)}`}
        >
          <Icon name="chevron-left" />
          {say(m.previous)}
        </Link>
      )}
      {next && (
        <Link
          className="btn"
          to={placeAddress(record, next)}
          search={true}
          aria-label={`${say(m.next)} : ${titleOf(next, say, questionnaires)}`}
        >
          <span>{say(m.next)}</span>
          <Icon name="chevron-right" end />
        </Link>
      )}
    </div>
  );
}
