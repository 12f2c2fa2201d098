import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import {
  type Placement,
  placementList,
  placementNames,
  placementsEndpoints,
} from '@vigie/domain/modules/placements/contract';
import { placementKind } from '@vigie/domain/modules/placements/kind';
import {
  placementFieldMessages as m,
  placementStatusMessages,
  placementTitleMessages,
  placementWorkflowMessages,
} from '@vigie/domain/modules/placements/messages';
import {
  type PlacementMove,
  type PlacementStatus,
  placementChangeObjection,
  placementWorkflow,
} from '@vigie/domain/modules/placements/workflow';
import type { ComponentProps } from 'react';
import { useSay } from '../../platform/page/messages';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';
import { EntryPerson } from '../../platform/records/entry-marks';
import { useWorkflowActions } from '../../platform/records/workflow-bar';
import { Status } from '../../ui/icons/status';
import {
  type CreationView,
  type FieldInputProps,
  listView,
  NewRecordDialog,
  type PageView,
  type RecordFields,
  recordCalls,
  recordTransitions,
} from '../records/public';
import { ValueField } from '../values/public';

type PlacementDetail = OutputOf<typeof placementsEndpoints.getPlacement>;

const path = '/apps/placements';
const calls = recordCalls('placement', placementNames, placementsEndpoints);
const transitions = recordTransitions<PlacementMove, PlacementDetail>(calls, placementWorkflow, {
  dangerous: ['withdraw'],
});

const itemOf = ({ status }: Placement, { companyId }: Pick<Actor, 'companyId'>) => ({ companyId, status });

const looks = { active: 'good', withdrawn: 'off' } as const;

function PlacementState({ status }: { status: PlacementStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(placementStatusMessages[status])}</Status>;
}

/** A value of one of the company's lists, or one that is not in it. */
const listed = (list: ComponentProps<typeof ValueField>['list']) =>
  function ListedInput(field: FieldInputProps) {
    return <ValueField {...field} list={list} />;
  };

const fields: RecordFields = {
  department: {
    label: m.department,
    takes: 'line',
    maxLength: 200,
    missing: m.departmentMissing,
    Input: listed('department'),
  },
  site: { label: m.site, takes: 'line', maxLength: 200, missing: m.siteMissing, Input: listed('site') },
  post: { label: m.post, takes: 'line', maxLength: 200 },
  validFrom: { label: m.validFrom, takes: 'day', missing: m.validFromMissing },
  validUntil: { label: m.validUntil, takes: 'day' },
};

const creation: CreationView = {
  record: 'placement',
  endpoint: placementsEndpoints.createPlacement,
  title: placementTitleMessages.title,
  fields: {
    personId: { label: m.person, takes: 'person', missing: m.personMissing },
    ...fields,
    reason: {
      label: reasonMessages.reason,
      takes: 'text',
      maxLength: 1000,
      missing: placementWorkflowMessages.reasonMissing,
    },
  },
  addressOf: placementKind.address,
};

export const placementListView = listView(placementList, placementsEndpoints, {
  record: 'placement',
  title: placementTitleMessages.plural,
  path,
  fileName: 'placements.xlsx',
  titled: 'department',
  minor: ['post'],
  addressOf: ({ id }) => placementKind.address(id),
  cells: {
    status: ({ status }) => <PlacementState status={status} />,
    person: ({ person }) => <EntryPerson name={person} />,
  },
  create: {
    path: `${path}/new`,
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
});

export const placementPage: PageView<PlacementDetail, PlacementMove> = {
  calls,
  words: placementKind.words,
  icon: 'users',
  listPath: path,
  titleOf: ({ person, department }) => `${person} – ${department}`,
  State: PlacementState,
  fields: {
    title: placementTitleMessages.title,
    of: fields,
    people: () => ({}),
    objection: (record, actor) => placementChangeObjection(itemOf(record, actor), actor),
    needsReason: () => true,
  },
  transitions,
  useActions: (record) =>
    useWorkflowActions(placementWorkflow, (actor) => ({ item: itemOf(record, actor), facts: null })),
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (record, actor) => placementChangeObjection(itemOf(record, actor), actor),
  },
};
