import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { actionAddress } from '@vigie/domain/modules/actions/public';
import { definitionMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { casePageMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { Card } from '../../../ui/foundation/card';
import { Badge } from '../../../ui/icons/badge';
import { Icon } from '../../../ui/icons/icon';
import { OriginsCard, ReadFiles } from '../../records/public';
import '../case-marks.css';
import { DefinitionList } from '../definition-list';
import { caseCalls } from '../queries';
import { isCapaPlace } from './case-place';
import { ImportedCase } from './imported-case';

/** What the report said, as the case took it over. */
export function CaseDefinition({ record }: { record: CaseRecord }) {
  const say = useSay();
  const taken = record.actions.filter(({ origin }) => !isCapaPlace(origin));
  return (
    <div className="stack">
      {record.imported && <ImportedCase imported={record.imported} by={record.reporter.displayName} />}
      <Card title={say(definitionMessages.title)} end={<OriginalReport record={record} />}>
        <DefinitionList definition={record.definition} />
      </Card>
      <OriginsCard kind="case" id={record.id} />
      <Card title={say(m.actions)} end={<Count of={taken} />}>
        <Actions actions={taken} />
      </Card>
      <Card title={say(m.files)} end={<Count of={record.attachments} />}>
        <ReadFiles calls={caseCalls} id={record.id} files={record.attachments} none={m.noFiles} />
      </Card>
    </div>
  );
}

function Count({ of: items }: { of: readonly unknown[] }) {
  return items.length > 0 ? <span className="muted digits">{items.length}</span> : null;
}

const reportReaders = ['validator', 'qa', 'company_admin'] as const;

function OriginalReport({ record: { reportId, reporter } }: { record: CaseRecord }) {
  const say = useSay();
  const user = useUser();
  const mayRead = user.id === reporter.id || hasRole(user, ...reportReaders);
  if (reportId === null) return null;
  return (
    <span className="note" title={mayRead ? undefined : say(m.originReserved)}>
      {say(m.origin)}{' '}
      {mayRead ? (
        <Link className="linkbtn" to={`/apps/inbox/entry/${reportId}`}>
          {reportId}
        </Link>
      ) : (
        reportId
      )}
    </span>
  );
}

function Actions({ actions }: Pick<CaseRecord, 'actions'>) {
  const say = useSay();
  if (actions.length === 0) return <p className="muted">{say(m.noActions)}</p>;
  return (
    <ul className="lines case-actions">
      {actions.map((action) => (
        <li key={action.id}>
          <Link className="muted strong digits nowrap case-id" to={actionAddress(action.id)}>
            {action.id}
          </Link>
          <span className="grow breaks">
            {action.summary}
            <small className="small muted block">
              {[action.responsible, doneOn(action)].filter(Boolean).join(' · ')}
            </small>
          </span>
          <ActionBadge status={action.status} />
        </li>
      ))}
    </ul>
  );
}

type Action = CaseRecord['actions'][number];

function doneOn({ completedAt }: Action): string | null {
  return completedAt && formatMinute(completedAt);
}

function ActionBadge({ status }: Pick<Action, 'status'>) {
  const say = useSay();
  if (status !== 'completed') return <Badge>{say(actionStatusMessages[status])}</Badge>;
  return (
    <Badge look="reviewed">
      <Icon name="check" />
      {say(m.done)}
    </Badge>
  );
}
