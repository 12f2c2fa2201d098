import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { routeKind } from '@vigie/domain/modules/gemba/routes/kind';
import { type Walk, walkList, walksEndpoints } from '@vigie/domain/modules/gemba/walks/contract';
import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';
import {
  walkFieldMessages as m,
  walkStatusMessages,
  walkTitleMessages,
} from '@vigie/domain/modules/gemba/walks/messages';
import { gembaFormMessages, walkingMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import {
  type WalkMove,
  type WalkStatus,
  walkChangeObjection,
  walkStatuses,
  walkWorkflow,
} from '@vigie/domain/modules/gemba/walks/workflow';
import { workflowMoves } from '../../../platform/lists/board/card-moves';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { EntryPerson } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { formatDay } from '../../../ui/fields/day';
import { Status } from '../../../ui/icons/status';
import { boardView, Facts, listView, type PageView, type RecordFields, recordTransitions } from '../../records/public';
import { ObservationLines } from '../observations/observation-lines';
import { walkCalls as calls } from './queries';
import { Stops } from './stops';
import { walkingAddress } from './walking-address';

type WalkDetail = OutputOf<typeof walksEndpoints.getGembaWalk>;

const path = '/apps/gemba';
const addressOf = ({ id }: { readonly id: string }) => walkKind.address(id);
const transitions = recordTransitions<WalkMove, WalkDetail>(calls, walkWorkflow, {
  questions: { finish: { question: walkingMessages.finishQuestion } },
  dangerous: ['skip'],
});

const questionOf = ({ walkerId, status }: Walk, { companyId }: Pick<Actor, 'companyId'>) => ({
  item: { companyId, walkerId, status },
  facts: null,
});

const looks = { planned: 'waiting', in_progress: 'waiting', finished: 'good', skipped: 'off' } as const;

export function WalkState({ status }: { status: WalkStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(walkStatusMessages[status])}</Status>;
}

const fields: RecordFields = {
  title: { label: m.title, takes: 'line', maxLength: 200 },
  dueDate: { label: m.dueDate, takes: 'day' },
};

export const walkListView = listView(walkList, walksEndpoints, {
  record: 'gemba_walk',
  title: walkTitleMessages.plural,
  path,
  fileName: 'gemba-walks.xlsx',
  titled: 'title',
  addressOf,
  cells: {
    status: ({ status }) => <WalkState status={status} />,
    walker: ({ walker }) => <EntryPerson name={walker} />,
  },
  create: {
    path: `${path}/new`,
    label: gembaPageMessages.newWalk,
    Dialog: lazyDialog(() => import('./new-walk-dialog')),
  },
  board: boardView<Walk, WalkMove, WalkStatus>({
    statuses: walkStatuses,
    statusLabels: walkStatusMessages,
    State: WalkState,
    workflow: walkWorkflow,
    rules: workflowMoves(walkWorkflow, questionOf),
    transitions,
    addressOf,
    titleOf: ({ title }) => title,
    marks: ({ dueDate }) => <time dateTime={dueDate}>{formatDay(dueDate)}</time>,
    bottom: ({ walker }) => <EntryPerson name={walker} />,
  }),
});

function WalkFacts({ walk }: { walk: WalkDetail }) {
  const say = useSay();
  const { walker, routeId, startedAt, finishedAt, good, improve } = walk;
  return (
    <Facts
      facts={[
        { label: m.walker, value: walker },
        {
          label: m.route,
          value: routeId ? (
            <Link className="touch-link" to={routeKind.address(routeId)}>
              {routeId}
            </Link>
          ) : (
            say(m.noRoute)
          ),
        },
        { label: m.startedAt, value: startedAt && formatMinute(startedAt) },
        { label: m.finishedAt, value: finishedAt && formatMinute(finishedAt) },
        { label: m.improve, value: String(improve) },
        { label: m.good, value: String(good) },
      ]}
    />
  );
}

/** For the walker who is on the way. */
function GoOn({ walk: { id, walkerId, status } }: { walk: WalkDetail }) {
  const say = useSay();
  const { id: me } = useUser();
  if (status !== 'in_progress' || walkerId !== me) return null;
  return (
    <Link className="btn btn-sm btn-primary" to={walkingAddress(id)}>
      {say(walkingMessages.goOn)}
    </Link>
  );
}

export const walkPage: PageView<WalkDetail, WalkMove> = {
  calls,
  words: walkKind.words,
  icon: 'eye',
  listPath: path,
  titleOf: ({ title }) => title,
  State: WalkState,
  facts: (walk) => <GoOn walk={walk} />,
  fields: {
    title: walkTitleMessages.title,
    of: fields,
    objection: (record, actor) => walkChangeObjection(questionOf(record, actor).item, actor),
    needsReason: ({ status }) => !walkWorkflow.initial.includes(status),
  },
  sections: {
    facts: { title: gembaFormMessages.facts, draw: (walk) => <WalkFacts walk={walk} /> },
    stops: { title: walkingMessages.stops, draw: ({ id }) => <Stops walkId={id} /> },
    observations: {
      title: walkingMessages.ofWalk,
      draw: ({ id }) => <ObservationLines of={{ walk: id }} none={walkingMessages.noneOfWalk} />,
    },
  },
  transitions,
  useActions: (record) => useWorkflowActions(walkWorkflow, (actor) => questionOf(record, actor)),
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (record, actor) => walkChangeObjection(questionOf(record, actor).item, actor),
  },
};
