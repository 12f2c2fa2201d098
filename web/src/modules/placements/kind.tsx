import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { type Placement, placementList, placementsEndpoints } from '@vigie/domain/modules/placements/contract';
import { placementKind } from '@vigie/domain/modules/placements/kind';
import {
  placementFieldMessages as m,
  placementStatusMessages,
  placementTitleMessages,
} from '@vigie/domain/modules/placements/messages';
import { placementPageTitles } from '@vigie/domain/modules/placements/page-titles';
import {
  type PlacementMove,
  type PlacementStatus,
  placementChangeObjection,
  placementWorkflow,
  placingObjection,
} from '@vigie/domain/modules/placements/workflow';
import type { ComponentProps } from 'react';
import { useSay } from '../../platform/page/messages';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';
import { useWorkflowActions } from '../../platform/records/workflow-bar';
import { Status } from '../../ui/icons/status';
import { type FieldInputProps, listView, type PageView, type RecordFields, recordTransitions } from '../records/public';
import { ValueField } from '../values/public';
import { placementCalls as calls } from './queries';

type PlacementDetail = OutputOf<typeof placementsEndpoints.getPlacement>;

const path = '/apps/placements';
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

export const placementListView = listView(placementList, placementsEndpoints, {
  record: 'placement',
  title: placementTitleMessages.plural,
  path,
  fileName: 'placements.xlsx',
  titled: 'person',
  addressOf: ({ id }) => placementKind.address(id),
  minor: ['status'],
  cells: { status: ({ status }) => <PlacementState status={status} /> },
  create: {
    path: `${path}/new`,
    label: placementPageTitles.place,
    objection: placingObjection,
    Dialog: lazyDialog(() => import('./place-dialog')),
  },
});

export const placementPage: PageView<PlacementDetail, PlacementMove> = {
  calls,
  words: placementKind.words,
  icon: 'users',
  listPath: path,
  titleOf: ({ person, department }) => `${person}, ${department}`,
  State: PlacementState,
  fields: {
    title: placementTitleMessages.title,
    of: fields,
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
