import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { type Actor, hasRole } from '@vigie/domain/kernel/identity/actor';
import { absenceList, absenceNames, absencesEndpoints } from '@vigie/domain/modules/training/absences/contract';
import { absenceKind } from '@vigie/domain/modules/training/absences/kind';
import {
  absenceStatusMessages,
  absenceTitleMessages,
  absenceFieldMessages as f,
} from '@vigie/domain/modules/training/absences/messages';
import {
  type AbsenceMove,
  type AbsenceStatus,
  absenceChangeObjection,
  absenceWorkflow,
} from '@vigie/domain/modules/training/absences/workflow';
import { absencesPath } from '@vigie/domain/modules/training/id';
import { trainingCommonMessages } from '@vigie/domain/modules/training/messages';
import { trainingPageTitles } from '@vigie/domain/modules/training/pages/titles';
import { absenceKeepers } from '@vigie/domain/modules/training/rights';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { EntryPerson } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Status } from '../../../ui/icons/status';
import {
  type CreationView,
  listView,
  NewRecordDialog,
  type PageView,
  type RecordFields,
  recordCalls,
  recordTransitions,
} from '../../records/public';

type AbsenceDetail = OutputOf<typeof absencesEndpoints.getAbsence>;

/** Due days of trainings move with it. */
const calls = recordCalls('absence', absenceNames, absencesEndpoints, { shownBy: ['training'] });

const looks = { active: 'good', withdrawn: 'off' } as const;

function AbsenceState({ status }: { status: AbsenceStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(absenceStatusMessages[status])}</Status>;
}

const days: RecordFields = {
  firstDay: { label: f.firstDay, takes: 'day', missing: f.firstDayMissing },
  lastDay: { label: f.lastDay, takes: 'day' },
};

const creation: CreationView = {
  record: 'absence',
  endpoint: absencesEndpoints.createAbsence,
  title: trainingPageTitles.newAbsence,
  fields: { personId: { label: f.person, takes: 'person', missing: f.personMissing }, ...days },
  addressOf: absenceKind.address,
};

const enterObjection = (actor: Actor) =>
  hasRole(actor, ...absenceKeepers) ? null : { message: trainingCommonMessages.onlyAdmins };

export const absenceListView = listView(absenceList, absencesEndpoints, {
  record: 'absence',
  title: absenceTitleMessages.plural,
  path: absencesPath,
  fileName: 'absences.xlsx',
  titled: 'person',
  addressOf: ({ id }) => absenceKind.address(id),
  cells: { status: ({ status }) => <AbsenceState status={status} /> },
  create: {
    path: `${absencesPath}/new`,
    label: trainingPageTitles.newAbsence,
    objection: enterObjection,
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
});

const changeObjection = (absence: AbsenceDetail, actor: Actor) =>
  absenceChangeObjection({ ...absence, companyId: actor.companyId }, actor);

export const absencePage: PageView<AbsenceDetail, AbsenceMove> = {
  calls,
  words: absenceKind.words,
  icon: 'calendar',
  listPath: absencesPath,
  titleOf: ({ person }) => person,
  State: AbsenceState,
  facts: ({ person }) => <EntryPerson name={person} />,
  fields: {
    title: absenceTitleMessages.title,
    of: days,
    objection: changeObjection,
    needsReason: () => true,
  },
  transitions: recordTransitions<AbsenceMove, AbsenceDetail>(calls, absenceWorkflow, { dangerous: ['withdraw'] }),
  useActions: (absence) =>
    useWorkflowActions(absenceWorkflow, ({ companyId }) => ({ item: { ...absence, companyId }, facts: null })),
  commentCountOf: ({ comments }) => comments,
  files: { of: ({ attachments }) => attachments, objection: changeObjection, needsReason: () => true },
};
