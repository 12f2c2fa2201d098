import { listMessages } from '@vigie/domain/messages/lists';
import { procedureAddress, proceduresPath } from '@vigie/domain/modules/procedures/id';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import {
  type ProcedureEntry,
  procedureList,
  proceduresEndpoints,
} from '@vigie/domain/modules/procedures/procedures/contract';
import { procedureTitleMessages } from '@vigie/domain/modules/procedures/procedures/messages';
import { beginObjection } from '@vigie/domain/modules/procedures/rights';
import { versionStatusMessages } from '@vigie/domain/modules/procedures/versions/messages';
import { formatMinute } from '../../../platform/page/dates';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { ConfidentialMark, EntryNone, EntryPerson } from '../../../platform/records/entry-marks';
import { listView } from '../../records/public';
import { ProcedureState, ReviewDay } from '../marks';

export const procedureListView = listView(procedureList, proceduresEndpoints, {
  record: 'procedure',
  title: procedureTitleMessages.plural,
  path: proceduresPath,
  fileName: 'procedures.xlsx',
  titled: 'title',
  addressOf: ({ id }) => procedureAddress(id),
  marks: ({ isConfidential }: ProcedureEntry) => isConfidential && <ConfidentialMark />,
  minor: ['department', 'coming', 'since'],
  cells: {
    status: ({ status }) => <ProcedureState status={status} />,
    owner: ({ owner }) => <EntryPerson name={owner} />,
    versionNumber: ({ versionNumber }, { say }) =>
      versionNumber === null ? <EntryNone why={say(p.noVersion)} /> : versionNumber,
    since: ({ since }, { say }) =>
      since === null ? (
        <EntryNone why={say(listMessages.notGiven)} />
      ) : (
        <span className="nowrap">{formatMinute(since)}</span>
      ),
    reviewDueOn: ({ reviewDueOn }, { say }) =>
      reviewDueOn === null ? <EntryNone why={say(listMessages.notGiven)} /> : <ReviewDay dueOn={reviewDueOn} />,
    coming: ({ coming }, { say }) =>
      coming === null ? (
        <EntryNone why={say(p.noVersion)} />
      ) : (
        say(p.comingIn, { status: say(versionStatusMessages[coming.status]), n: coming.versionNumber })
      ),
  },
  create: {
    path: `${proceduresPath}/new`,
    label: procedureTitleMessages.newOne,
    objection: beginObjection,
    Dialog: lazyDialog(() => import('./new-procedure-dialog')),
  },
});
