import { definitionMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseKinds } from '@vigie/domain/modules/cases/public';
import { definitionOf, type ImmediateAction, initialsOfName } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { reportDossierEndpoints } from '@vigie/domain/modules/reports/list';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import type { ReactNode } from 'react';
import { formatMinute } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { DossierMenu } from '../../platform/records/dossier-menu';
import { formatDay } from '../../ui/fields/day';
import { Card } from '../../ui/foundation/card';
import { Avatar } from '../../ui/icons/avatar';
import { Badge } from '../../ui/icons/badge';
import { Icon } from '../../ui/icons/icon';
import { DefinitionList } from '../cases/public';
import { OriginsCard, ReadFiles } from '../records/public';
import { reportCalls } from './queries';
import { ReportBadge } from './report-status';
import './reports.css';

const { getReportDossier, getReportDossierData } = reportDossierEndpoints;
const dossierSource = { pdf: getReportDossier, json: getReportDossierData };

interface ReportHeadProps {
  report: Report;
  /** What else is true of it, after the names and dates. */
  facts?: readonly string[];
  actions?: ReactNode;
}

/** Which report it is, what it is about, who filed it and when; R28: a late entry says so beside both dates. */
export function ReportHead({ report, facts = [], actions }: ReportHeadProps) {
  const say = useSay();
  const { id, answers, author, createdAt, submittedAt, commentCount } = report;
  const kind = answers.category && say(caseKinds[answers.category].label);
  const filed = submittedAt
    ? say(m.reportedBy, { when: formatMinute(submittedAt) })
    : say(m.begunBy, { when: formatMinute(createdAt) });
  const said = [filed, ...(commentCount > 0 ? [say(m.commentCount, { n: commentCount })] : []), ...facts];
  return (
    <header className="cluster report-head">
      <div className="grow">
        <p className="row wrap small muted report-eyebrow">
          <span>{[id, kind].filter(Boolean).join(' · ')}</span>
          <ReportBadge status={report.status} />
        </p>
        <h1 className="title breaks">{report.summary || say(m.untitled)}</h1>
        <p className="row wrap text-13 report-byline">
          <Avatar initials={initialsOfName(author.displayName)} />
          <span className="strong">{author.displayName}</span>
          <span className="muted">{said.join(' · ')}</span>
        </p>
        <LateEntry report={report} />
      </div>
      <div className="row wrap report-actions">
        <DossierMenu source={dossierSource} id={id} />
        {actions}
      </div>
    </header>
  );
}

function LateEntry({ report: { lateEntryDays, answers, submittedAt } }: { report: Report }) {
  const say = useSay();
  if (lateEntryDays === 0 || !answers.detectionDate || !submittedAt) return null;
  return (
    <p className="row wrap small muted report-late">
      <Badge look="warning">
        <Icon name="alert" />
        {say(m.lateEntry, { n: lateEntryDays })}
      </Badge>
      <span className="muted">
        {say(m.detectedOn, { when: formatDay(answers.detectionDate) })} ·{' '}
        {say(m.enteredOn, { when: formatMinute(submittedAt) })}
      </span>
    </p>
  );
}

/** All that a report says, to be read. */
export function ReportView({ report }: { report: Report }) {
  const say = useSay();
  return (
    <div className="grid gap-16 shrinks report-cards">
      <Card title={say(definitionMessages.title)}>
        <DefinitionList definition={definitionOf(report.answers)} />
      </Card>
      <Card title={say(m.immediateActions)}>
        {report.answers.actionsTaken ? (
          <ActionTaken id={report.immediateActionId} action={report.answers.immediateAction} />
        ) : (
          <p className="muted">{say(m.noImmediateAction)}</p>
        )}
      </Card>
      <ReportFiles report={report} />
      <OriginsCard kind="report" id={report.id} />
    </div>
  );
}

export function ReportFiles({ report }: { report: Report }) {
  const say = useSay();
  const { id, attachments } = report;
  return (
    <Card
      title={say(m.documentation)}
      end={attachments.length > 0 && <span className="muted">{attachments.length}</span>}
    >
      <ReadFiles calls={reportCalls} id={id} files={attachments} none={m.noFiles} />
    </Card>
  );
}

function ActionTaken({ id, action }: { id: string | null; action: ImmediateAction }) {
  const say = useSay();
  const day = action.date && formatDay(action.date);
  const when = [day, action.hour].filter(Boolean).join(', ');
  const answer = (value: boolean) => say(value ? m.yes : m.no);
  const notes = [
    action.whyNecessary && say(m.whyNecessary, { text: action.whyNecessary }),
    action.stopIssue !== null && say(m.stopIssue, { answer: answer(action.stopIssue) }),
    action.canReoccur !== null && say(m.canReoccur, { answer: answer(action.canReoccur) }),
  ].filter((note) => note !== false && note !== '');
  return (
    <div className="row-top gap-12 phone-wrap action-taken">
      {id && <span className="muted strong nowrap">{id}</span>}
      <div className="grow">
        <p className="prose said">{action.whatAction || '–'}</p>
        <p className="help">{[when, action.responsible, action.howLong].filter(Boolean).join(' · ')}</p>
        {notes.map((note) => (
          <p key={String(note)} className="prose help said">
            {note}
          </p>
        ))}
      </div>
      <Badge look="reviewed">
        <Icon name="check" />
        {say(m.done)}
      </Badge>
    </div>
  );
}
