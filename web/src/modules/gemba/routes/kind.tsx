import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { listMessages } from '@vigie/domain/messages/lists';
import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { editorObjection } from '@vigie/domain/modules/gemba/rights';
import { type Route, routeList, routesEndpoints } from '@vigie/domain/modules/gemba/routes/contract';
import { routeKind } from '@vigie/domain/modules/gemba/routes/kind';
import {
  routeFieldMessages as m,
  routeStatusMessages,
  routeTitleMessages,
} from '@vigie/domain/modules/gemba/routes/messages';
import {
  type RouteMove,
  type RouteStatus,
  routeChangeObjection,
  routeWorkflow,
} from '@vigie/domain/modules/gemba/routes/workflow';
import { stationKind } from '@vigie/domain/modules/gemba/stations/kind';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { EntryNone, EntryPerson } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { Status } from '../../../ui/icons/status';
import {
  type CreationView,
  listView,
  NewRecordDialog,
  type PageView,
  type RecordFields,
  recordTransitions,
} from '../../records/public';
import { useStationOptions } from '../stations/queries';
import { routeCalls as calls } from './queries';
import { StationsField } from './stations-field';
import { stationsIn } from './stations-order';

type RouteDetail = OutputOf<typeof routesEndpoints.getGembaRoute>;

const path = '/apps/gemba/routes';
const transitions = recordTransitions<RouteMove, RouteDetail>(calls, routeWorkflow, { dangerous: ['retire'] });

const itemOf = ({ status }: Route, { companyId }: Pick<Actor, 'companyId'>) => ({ companyId, status });

const looks = { active: 'good', retired: 'off' } as const;

function RouteState({ status }: { status: RouteStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(routeStatusMessages[status])}</Status>;
}

const fields: RecordFields = {
  title: { label: m.title, takes: 'line', maxLength: 200, missing: m.titleMissing },
  responsibleId: { label: m.responsible, takes: 'person' },
  stations: {
    label: m.stations,
    takes: 'line',
    missing: m.stationsMissing,
    Input: StationsField,
    given: stationsIn,
    hasSection: true,
  },
};

const creation: CreationView = {
  record: 'gemba_route',
  endpoint: routesEndpoints.createGembaRoute,
  title: gembaPageMessages.newRoute,
  fields,
  addressOf: routeKind.address,
};

export const routeListView = listView(routeList, routesEndpoints, {
  record: 'gemba_route',
  title: routeTitleMessages.plural,
  path,
  fileName: 'routes.xlsx',
  titled: 'title',
  addressOf: ({ id }) => routeKind.address(id),
  cells: {
    status: ({ status }) => <RouteState status={status} />,
    responsible: ({ responsible }, { say }) =>
      responsible ? <EntryPerson name={responsible} /> : <EntryNone why={say(listMessages.notGiven)} />,
  },
  create: {
    path: `${path}/new`,
    label: gembaPageMessages.newRoute,
    objection: (actor) => editorObjection({ companyId: actor.companyId }, actor),
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
});

/** Its stations by name; one that is retired has its number alone. */
function StationsInOrder({ stations }: Pick<RouteDetail, 'stations'>) {
  const options = useStationOptions().data ?? [];
  return (
    <ol className="lines">
      {stations.map((id, at) => {
        const station = options.find((one) => one.id === id);
        return (
          <li key={id} className="row">
            <span className="muted digits">{at + 1}.</span>
            <Link className="grow breaks touch-link" to={stationKind.address(id)}>
              {station?.label ?? id}
            </Link>
            <span className="note">{station?.department}</span>
          </li>
        );
      })}
    </ol>
  );
}

export const routePage: PageView<RouteDetail, RouteMove> = {
  calls,
  words: routeKind.words,
  icon: 'eye',
  listPath: path,
  titleOf: ({ title }) => title,
  State: RouteState,
  fields: {
    title: routeTitleMessages.title,
    of: fields,
    people: ({ responsible }) => ({ responsibleId: responsible ?? '' }),
    objection: (record, actor) => routeChangeObjection(itemOf(record, actor), actor),
    needsReason: ({ status }) => !routeWorkflow.initial.includes(status),
  },
  sections: { stations: { title: m.stations, draw: (record) => <StationsInOrder stations={record.stations} /> } },
  transitions,
  useActions: (record) => useWorkflowActions(routeWorkflow, (actor) => ({ item: itemOf(record, actor), facts: null })),
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (record, actor) => routeChangeObjection(itemOf(record, actor), actor),
  },
};
