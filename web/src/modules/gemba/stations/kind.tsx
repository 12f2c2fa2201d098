import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { listMessages } from '@vigie/domain/messages/lists';
import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { editorObjection } from '@vigie/domain/modules/gemba/rights';
import { type Station, stationList, stationsEndpoints } from '@vigie/domain/modules/gemba/stations/contract';
import { stationKind } from '@vigie/domain/modules/gemba/stations/kind';
import {
  stationFieldMessages as m,
  stationStatusMessages,
  stationTitleMessages,
} from '@vigie/domain/modules/gemba/stations/messages';
import {
  type StationMove,
  type StationStatus,
  stationChangeObjection,
  stationWorkflow,
} from '@vigie/domain/modules/gemba/stations/workflow';
import { gembaFormMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import type { ComponentProps } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { EntryNone, EntryPerson } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Status } from '../../../ui/icons/status';
import {
  type CreationView,
  type FieldInputProps,
  listView,
  NewRecordDialog,
  type PageView,
  type RecordFields,
  recordTransitions,
} from '../../records/public';
import { ValueField } from '../../values/public';
import { ObservationLines } from '../observations/observation-lines';
import { stationCalls as calls } from './queries';
import { StationCode } from './station-code-view';

type StationDetail = OutputOf<typeof stationsEndpoints.getGembaStation>;

const path = '/apps/gemba/stations';
const transitions = recordTransitions<StationMove, StationDetail>(calls, stationWorkflow, { dangerous: ['retire'] });

const itemOf = ({ status }: Station, { companyId }: Pick<Actor, 'companyId'>) => ({ companyId, status });

const looks = { active: 'good', retired: 'off' } as const;

function StationState({ status }: { status: StationStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(stationStatusMessages[status])}</Status>;
}

/** A value of one of the company's lists, or one that is not in it. */
const listed = (list: ComponentProps<typeof ValueField>['list']) =>
  function ListedInput(field: FieldInputProps) {
    return <ValueField {...field} list={list} />;
  };

const fields: RecordFields = {
  label: { label: m.label, takes: 'line', maxLength: 200, missing: m.labelMissing },
  site: { label: m.site, takes: 'line', missing: m.siteMissing, Input: listed('site') },
  department: { label: m.department, takes: 'line', missing: m.departmentMissing, Input: listed('department') },
  equipment: { label: m.equipment, takes: 'line', Input: listed('equipment') },
  responsibleId: { label: m.responsible, takes: 'person' },
};

const creation: CreationView = {
  record: 'gemba_station',
  endpoint: stationsEndpoints.createGembaStation,
  title: gembaPageMessages.newStation,
  fields,
  addressOf: stationKind.address,
};

export const stationListView = listView(stationList, stationsEndpoints, {
  record: 'gemba_station',
  title: stationTitleMessages.plural,
  path,
  fileName: 'stations.xlsx',
  titled: 'label',
  minor: ['equipment'],
  addressOf: ({ id }) => stationKind.address(id),
  cells: {
    status: ({ status }) => <StationState status={status} />,
    responsible: ({ responsible }, { say }) =>
      responsible ? <EntryPerson name={responsible} /> : <EntryNone why={say(listMessages.notGiven)} />,
  },
  create: {
    path: `${path}/new`,
    label: gembaPageMessages.newStation,
    objection: (actor) => editorObjection({ companyId: actor.companyId }, actor),
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
});

export const stationPage: PageView<StationDetail, StationMove> = {
  calls,
  words: stationKind.words,
  icon: 'eye',
  listPath: path,
  titleOf: ({ label }) => label,
  State: StationState,
  fields: {
    title: stationTitleMessages.title,
    of: fields,
    people: ({ responsible }) => ({ responsibleId: responsible ?? '' }),
    objection: (record, actor) => stationChangeObjection(itemOf(record, actor), actor),
    needsReason: ({ status }) => !stationWorkflow.initial.includes(status),
  },
  sections: {
    code: { title: m.token, draw: (record) => <StationCode station={record} /> },
    observations: {
      title: gembaFormMessages.recent,
      draw: ({ id }) => <ObservationLines of={{ stationId: id }} />,
    },
  },
  transitions,
  useActions: (record) =>
    useWorkflowActions(stationWorkflow, (actor) => ({ item: itemOf(record, actor), facts: null })),
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (record, actor) => stationChangeObjection(itemOf(record, actor), actor),
  },
};
