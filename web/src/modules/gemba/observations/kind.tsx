import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import {
  type Observation,
  observationList,
  observationsEndpoints,
} from '@vigie/domain/modules/gemba/observations/contract';
import { observationKind } from '@vigie/domain/modules/gemba/observations/kind';
import {
  observationFieldMessages as m,
  observationStatusMessages,
  observationTitleMessages,
} from '@vigie/domain/modules/gemba/observations/messages';
import { observationBounds } from '@vigie/domain/modules/gemba/observations/observation';
import {
  type ObservationMove,
  type ObservationStatus,
  observationChangeObjection,
  observationStatuses,
  observationWorkflow,
} from '@vigie/domain/modules/gemba/observations/workflow';
import { stationKind } from '@vigie/domain/modules/gemba/stations/kind';
import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';
import { gembaFormMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { gembaCategoryMessages } from '@vigie/domain/modules/parameters/messages/gemba-categories';
import { relatedRecordMessages } from '@vigie/domain/modules/records/messages';
import { workflowMoves } from '../../../platform/lists/board/card-moves';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { EntryPerson } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { Select } from '../../../ui/choices/select';
import {
  boardView,
  Facts,
  type FieldInputProps,
  listView,
  type PageView,
  ReadFiles,
  type RecordFields,
  RelatedRecords,
  recordTransitions,
} from '../../records/public';
import { useCategories, useOwnCategories } from './categories';
import { FollowUp } from './follow-up';
import { categoryInWords, ObservationState, VerdictMark } from './marks';
import { observationCalls as calls } from './queries';

type ObservationDetail = OutputOf<typeof observationsEndpoints.getObservation>;

const path = '/apps/gemba/observations';
const addressOf = ({ id }: { readonly id: string }) => observationKind.address(id);
const transitions = recordTransitions<ObservationMove, ObservationDetail>(calls, observationWorkflow, {
  dangerous: ['withdraw'],
});

const questionOf = ({ authorId, ownerId, status }: Observation, { companyId }: Pick<Actor, 'companyId'>) => ({
  item: { companyId, authorId, ownerId, status },
  facts: null,
});
const changeObjection = (record: Observation, actor: Actor) =>
  observationChangeObjection(questionOf(record, actor).item, actor);
/** What was seen is changed with a reason from the beginning. */
const needsReason = () => true;

/** What is offered, and what the observation has already. */
function CategoryChoice(field: FieldInputProps) {
  const say = useSay();
  const offered = useCategories();
  const all = offered.includes(field.value) ? offered : [field.value, ...offered];
  return <Select {...field} options={all.map((value) => ({ value, label: categoryInWords(value, say) }))} />;
}

const fields: RecordFields = {
  text: { label: m.text, takes: 'text', maxLength: observationBounds.text },
  category: { label: m.category, takes: gembaCategoryMessages, Input: CategoryChoice },
};

export const observationListView = listView(observationList, observationsEndpoints, {
  record: 'observation',
  title: observationTitleMessages.plural,
  path,
  fileName: 'gemba-observations.xlsx',
  ownValues: { category: useOwnCategories },
  titled: 'title',
  minor: ['department', 'category'],
  addressOf,
  cells: {
    status: ({ status }) => <ObservationState status={status} />,
    verdict: ({ verdict }) => <VerdictMark verdict={verdict} />,
    observer: ({ author }) => <EntryPerson name={author} />,
  },
  board: boardView<Observation, ObservationMove, ObservationStatus>({
    statuses: observationStatuses,
    statusLabels: observationStatusMessages,
    State: ObservationState,
    workflow: observationWorkflow,
    rules: workflowMoves(observationWorkflow, questionOf),
    transitions,
    addressOf,
    titleOf: ({ title }) => title,
    marks: ({ verdict }) => <VerdictMark verdict={verdict} />,
    bottom: ({ author, station }) => (
      <>
        <EntryPerson name={author} />
        <span className="clip">{station}</span>
      </>
    ),
  }),
});

function ObservationFacts({ observation }: { observation: ObservationDetail }) {
  const { stationId, station, site, department, walkId, author, observedAt, owner, settlement } = observation;
  return (
    <Facts
      facts={[
        {
          label: m.station,
          value: (
            <Link className="touch-link" to={stationKind.address(stationId)}>
              {station}
            </Link>
          ),
        },
        { label: m.site, value: site },
        { label: m.department, value: department },
        {
          label: m.walk,
          value: (
            <Link className="touch-link" to={walkKind.address(walkId)}>
              {walkId}
            </Link>
          ),
        },
        { label: m.observer, value: author },
        { label: m.observedAt, value: formatMinute(observedAt) },
        { label: m.owner, value: owner },
        { label: m.settlement, value: settlement },
      ]}
    />
  );
}

export const observationPage: PageView<ObservationDetail, ObservationMove> = {
  calls,
  words: observationKind.words,
  icon: 'eye',
  listPath: path,
  titleOf: ({ title }) => title,
  State: ObservationState,
  facts: ({ verdict }) => <VerdictMark verdict={verdict} />,
  fields: { title: observationTitleMessages.title, of: fields, objection: changeObjection, needsReason },
  sections: {
    photos: {
      title: m.photos,
      draw: ({ id, attachments }) => <ReadFiles calls={calls} id={id} files={attachments} />,
    },
    followUp: {
      title: gembaFormMessages.followUp,
      draw: (observation) => (
        <div className="stack">
          <FollowUp observation={observation} />
          <RelatedRecords
            kind="observation"
            id={observation.id}
            title={relatedRecordMessages.naming}
            except={observation.reportId === null ? [] : [observation.reportId]}
          />
        </div>
      ),
    },
    facts: { title: gembaFormMessages.facts, draw: (observation) => <ObservationFacts observation={observation} /> },
  },
  transitions,
  useActions: (record) => useWorkflowActions(observationWorkflow, (actor) => questionOf(record, actor)),
  commentCountOf: ({ comments }) => comments,
  files: { of: ({ attachments }) => attachments, objection: changeObjection, needsReason },
};
