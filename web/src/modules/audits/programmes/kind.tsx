import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { type Programme, programmeList, programmesEndpoints } from '@vigie/domain/modules/audits/programmes/contract';
import { programmeKind } from '@vigie/domain/modules/audits/programmes/kind';
import { programmeBounds } from '@vigie/domain/modules/audits/programmes/line';
import {
  programmeFieldMessages as m,
  programmeStatusMessages,
  programmeTitleMessages,
} from '@vigie/domain/modules/audits/programmes/messages';
import { programmePageMessages as p } from '@vigie/domain/modules/audits/programmes/page-messages';
import {
  type ProgrammeMove,
  type ProgrammeStatus,
  programmeChangeObjection,
  programmeFacts,
  programmeWorkflow,
} from '@vigie/domain/modules/audits/programmes/workflow';
import { programmeObjection } from '@vigie/domain/modules/audits/rights';
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
  recordTransitions,
} from '../../records/public';
import { LinesSummary } from './lines-summary';
import { MadeAudits } from './made-audits';
import { programmeCalls as calls, type ProgrammeDetail, useLines } from './queries';

const path = '/apps/audit/programmes';
const transitions = recordTransitions<ProgrammeMove, ProgrammeDetail>(calls, programmeWorkflow, {
  dangerous: ['end'],
});

const itemOf = ({ status }: Programme, { companyId }: Pick<Actor, 'companyId'>) => ({ companyId, status });

const looks = { draft: 'waiting', approved: 'good', ended: 'off' } as const;

function ProgrammeState({ status }: { status: ProgrammeStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(programmeStatusMessages[status])}</Status>;
}

function Revision({ programme }: { programme: Programme }) {
  const say = useSay();
  return <span>{say(p.revision, { n: programme.revision })}</span>;
}

const owner = { label: m.owner, takes: 'person' } as const;
const fields = {
  title: { label: m.title, takes: 'line', maxLength: programmeBounds.title, missing: m.titleMissing },
  validFrom: { label: m.validFrom, takes: 'day', missing: m.validFromMissing },
  validUntil: { label: m.validUntil, takes: 'day', missing: m.validUntilMissing },
  ownerId: owner,
} satisfies RecordFields;

const creation: CreationView = {
  record: calls.record,
  endpoint: programmesEndpoints.createAuditProgramme,
  title: programmeTitleMessages.newOne,
  // By default whoever begins it owns it.
  fields: { ...fields, ownerId: { ...owner, given: (id) => (id ? Number(id) : undefined) } },
  addressOf: programmeKind.address,
};

export const programmeListView = listView(programmeList, programmesEndpoints, {
  record: calls.record,
  title: programmeTitleMessages.plural,
  path,
  fileName: 'audit-programmes.xlsx',
  titled: 'title',
  addressOf: ({ id }) => programmeKind.address(id),
  cells: {
    status: ({ status }) => <ProgrammeState status={status} />,
    owner: ({ owner }) => <EntryPerson name={owner} />,
  },
  create: {
    path: `${path}/new`,
    label: programmeTitleMessages.newOne,
    objection: programmeObjection,
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
});

/** What stands in the way is known once the lines are: until then, only that there are some. */
function useProgrammeActions(programme: ProgrammeDetail) {
  const { data } = useLines(programme.id);
  const facts = data
    ? programmeFacts(data.lines, data.isAuthor)
    : { isAuthor: false, lines: programme.lineCount, incomplete: [] };
  return useWorkflowActions(programmeWorkflow, (actor) => ({ item: itemOf(programme, actor), facts }));
}

export const programmePage: PageView<ProgrammeDetail, ProgrammeMove> = {
  calls,
  words: programmeKind.words,
  icon: 'calendar',
  listPath: path,
  titleOf: ({ title }) => title,
  State: ProgrammeState,
  facts: (programme) => <Revision programme={programme} />,
  fields: {
    title: programmeTitleMessages.title,
    of: fields,
    people: ({ owner }) => ({ ownerId: owner }),
    objection: (record, actor) => programmeChangeObjection(itemOf(record, actor), actor),
    needsReason: ({ status }) => !programmeWorkflow.initial.includes(status),
  },
  sections: {
    lines: { title: auditPageMessages.programmeLines, draw: (programme) => <LinesSummary programme={programme} /> },
    audits: { title: p.audits, draw: ({ id }) => <MadeAudits of={{ programme: id }} /> },
  },
  transitions,
  useActions: useProgrammeActions,
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (record, actor) => programmeChangeObjection(itemOf(record, actor), actor),
  },
};
