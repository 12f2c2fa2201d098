import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { type Duty, dutiesEndpoints, dutyList, dutyNames } from '@vigie/domain/modules/gemba/duties/contract';
import { dutyKind } from '@vigie/domain/modules/gemba/duties/kind';
import {
  dutyRhythmMessages,
  dutyStatusMessages,
  dutyTitleMessages,
  dutyFieldMessages as m,
} from '@vigie/domain/modules/gemba/duties/messages';
import {
  type DutyMove,
  type DutyStatus,
  dutyChangeObjection,
  dutyWorkflow,
} from '@vigie/domain/modules/gemba/duties/workflow';
import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { plannerObjection } from '@vigie/domain/modules/gemba/rights';
import { routeKind } from '@vigie/domain/modules/gemba/routes/kind';
import { gembaFormMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { EntryPerson } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { Select } from '../../../ui/choices/select';
import { formatDay } from '../../../ui/fields/day';
import { Status } from '../../../ui/icons/status';
import {
  type CreationView,
  Facts,
  type FieldInputProps,
  listView,
  NewRecordDialog,
  type PageView,
  type RecordFields,
  recordCalls,
  recordTransitions,
} from '../../records/public';
import { useRouteOptions } from '../routes/queries';

type DutyDetail = OutputOf<typeof dutiesEndpoints.getGembaDuty>;

const path = '/apps/gemba/duties';
const calls = recordCalls('gemba_duty', dutyNames, dutiesEndpoints, { shownBy: ['gemba_walk'] });
const transitions = recordTransitions<DutyMove, DutyDetail>(calls, dutyWorkflow, { dangerous: ['end'] });

const itemOf = ({ status }: Duty, { companyId }: Pick<Actor, 'companyId'>) => ({ companyId, status });

const looks = { active: 'good', ended: 'off' } as const;

function DutyState({ status }: { status: DutyStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(dutyStatusMessages[status])}</Status>;
}

function RouteChoice(field: FieldInputProps) {
  const say = useSay();
  const routes = useRouteOptions().data ?? [];
  return (
    <Select
      {...field}
      options={[
        { value: '', label: say(gembaFormMessages.chooseRoute) },
        ...routes.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}

const person = { label: m.person, takes: 'person', missing: m.personMissing } as const;
const asked: RecordFields = {
  routeId: { label: m.route, takes: 'line', missing: m.routeMissing, Input: RouteChoice },
  personId: person,
  rhythm: { label: m.rhythm, takes: dutyRhythmMessages },
  firstDay: { label: m.firstDay, takes: 'day', missing: m.firstDayMissing },
};

const creation: CreationView = {
  record: 'gemba_duty',
  endpoint: dutiesEndpoints.createGembaDuty,
  title: gembaPageMessages.newDuty,
  fields: asked,
  addressOf: dutyKind.address,
};

export const dutyListView = listView(dutyList, dutiesEndpoints, {
  record: 'gemba_duty',
  title: dutyTitleMessages.plural,
  path,
  fileName: 'regular-walks.xlsx',
  titled: 'title',
  addressOf: ({ id }) => dutyKind.address(id),
  cells: {
    status: ({ status }) => <DutyState status={status} />,
    person: ({ person: name }) => <EntryPerson name={name} />,
  },
  create: {
    path: `${path}/new`,
    label: gembaPageMessages.newDuty,
    objection: (actor) => plannerObjection({ companyId: actor.companyId }, actor),
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => (
        <NewRecordDialog view={creation} initial={{ firstDay: todayHere() }} onClose={onClose} />
      ),
    })),
  },
});

function DutyFacts({ duty: { routeId, title, rhythm, firstDay } }: { duty: DutyDetail }) {
  const say = useSay();
  return (
    <Facts
      facts={[
        {
          label: m.route,
          value: (
            <Link className="touch-link" to={routeKind.address(routeId)}>
              {title}
            </Link>
          ),
        },
        { label: m.rhythm, value: say(dutyRhythmMessages[rhythm]) },
        { label: m.firstDay, value: formatDay(firstDay) },
      ]}
    />
  );
}

export const dutyPage: PageView<DutyDetail, DutyMove> = {
  calls,
  words: dutyKind.words,
  icon: 'calendar',
  listPath: path,
  titleOf: ({ title }) => title,
  State: DutyState,
  fields: {
    title: dutyTitleMessages.title,
    of: { personId: person },
    people: ({ person: name }) => ({ personId: name }),
    objection: (record, actor) => dutyChangeObjection(itemOf(record, actor), actor),
    needsReason: ({ status }) => !dutyWorkflow.initial.includes(status),
  },
  sections: { facts: { title: gembaFormMessages.facts, draw: (duty) => <DutyFacts duty={duty} /> } },
  transitions,
  useActions: (record) => useWorkflowActions(dutyWorkflow, (actor) => ({ item: itemOf(record, actor), facts: null })),
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (record, actor) => dutyChangeObjection(itemOf(record, actor), actor),
  },
};
