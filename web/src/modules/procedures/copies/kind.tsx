import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { copiesEndpoints, copyList } from '@vigie/domain/modules/procedures/copies/contract';
import { copyKind } from '@vigie/domain/modules/procedures/copies/kind';
import {
  copyTitleMessages,
  copyUseMessages,
  copyFieldMessages as f,
} from '@vigie/domain/modules/procedures/copies/messages';
import { type CopyMove, copyChangeObjection, copyWorkflow } from '@vigie/domain/modules/procedures/copies/workflow';
import { copyAddress, procedureAddress, proceduresPath, versionAddress } from '@vigie/domain/modules/procedures/id';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import { procedureBounds } from '@vigie/domain/modules/procedures/procedures/procedure';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { EntryPerson } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { Button } from '../../../ui/buttons/button';
import { Facts, listView, type PageView, type RecordFields, recordTransitions } from '../../records/public';
import { CopyState } from '../marks';
import { savePdf } from '../print';
import { type CopyDetail, copyCalls as calls } from './queries';

const path = `${proceduresPath}/copies`;
const itemOf = (copy: CopyDetail, { companyId }: Pick<Actor, 'companyId'>) => ({ ...copy, companyId });
const transitions = recordTransitions<CopyMove, CopyDetail>(calls, copyWorkflow, { dangerous: ['lose'] });

export const copyListView = listView(copyList, copiesEndpoints, {
  record: calls.record,
  title: copyTitleMessages.plural,
  path,
  fileName: 'procedure-copies.xlsx',
  titled: 'label',
  addressOf: ({ id }) => copyAddress(id),
  minor: ['use', 'title'],
  cells: {
    status: ({ status }) => <CopyState status={status} />,
    holder: ({ holder }) => <EntryPerson name={holder} />,
  },
});

const fields = {
  place: { label: f.place, takes: 'line', maxLength: procedureBounds.place, missing: f.placeMissing },
  holderId: { label: f.holder, takes: 'person' },
} satisfies RecordFields;

function CopyOf({ copy }: { copy: CopyDetail }) {
  const say = useSay();
  const { procedureId, versionId, code, title, label, use, validUntil, status } = copy;
  return (
    <div className="stack-sm">
      <Facts
        facts={[
          {
            label: f.procedure,
            value: (
              <Link className="touch-link" to={procedureAddress(procedureId)}>
                {code} · {title}
              </Link>
            ),
          },
          {
            label: f.label,
            value: (
              <Link className="touch-link" to={versionAddress(versionId)}>
                {label}
              </Link>
            ),
          },
          { label: f.use, value: say(copyUseMessages[use]) },
          ...(validUntil ? [{ label: f.validUntil, value: formatMinute(validUntil) }] : []),
        ]}
      />
      {status === 'issued' && (
        <div className="row">
          <Button
            icon="printer"
            look="primary"
            onClick={() =>
              void savePdf(copiesEndpoints.printProcedureCopy, { params: { id: copy.id } }, `${label}.pdf`)
            }
          >
            {say(p.print)}
          </Button>
        </div>
      )}
    </div>
  );
}

export const copyPage: PageView<CopyDetail, CopyMove> = {
  calls,
  words: copyKind.words,
  icon: 'copy',
  listPath: path,
  titleOf: ({ label }) => label,
  State: CopyState,
  fields: {
    title: f.place,
    of: fields,
    people: ({ holder }) => ({ holderId: holder }),
    objection: (copy, actor) => copyChangeObjection(itemOf(copy, actor), actor),
    needsReason: () => false,
  },
  sections: { copy: { title: copyTitleMessages.title, draw: (copy) => <CopyOf copy={copy} /> } },
  transitions,
  useActions: (copy) => useWorkflowActions(copyWorkflow, (actor) => ({ item: itemOf(copy, actor), facts: null })),
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (copy, actor) => copyChangeObjection(itemOf(copy, actor), actor),
  },
};
