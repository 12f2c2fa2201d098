import { followUpDateOf } from '@vigie/domain/modules/cases/follow-up';
import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import { retentionMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { casePageMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { urgencyOf } from '@vigie/domain/modules/cases/urgency';
import { caseWaitsFor } from '@vigie/domain/modules/cases/waits-for';
import type { CaseAction } from '@vigie/domain/modules/cases/workflow';
import { useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { ConfidentialMark, ImportedMark } from '../../../platform/records/entry-marks';
import { RecordHead, RecordTitle } from '../../../platform/records/record-layout';
import { WaitsFor } from '../../../platform/records/waits-for';
import { WorkflowBar } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { formatDay } from '../../../ui/fields/day';
import { CaseState, CriticalityBadge } from '../case-marks';
import '../case-marks.css';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { moduleDrawings } from '../../../platform/records/module-drawings';
import { CaseMenu } from '../panel/case-menu';
import { CaseTeamButton } from '../panel/team';
import { CaseTransitionDialog, useCaseActions } from './case-transitions';
import { useChangesSinceViewed } from './changes-since-viewed';
import { Colleagues } from './colleagues';
import '../kind-icon.css';

interface CaseHeaderProps {
  record: CaseRecord;
  step: string;
  /** Above something that belongs to the case and has a heading of its own: leads to the case, and does not move it. */
  isAbove?: boolean;
}

export function CaseHeader({ record, step, isAbove = false }: CaseHeaderProps) {
  const say = useSay();
  const followUpDate = followUpDateOf(record.actions, record.capaChecks);
  const urgency = urgencyOf({ ...record, followUpDate }, todayHere());
  const title = isAbove ? (
    <p className="breaks semibold case-title">
      <Link className="muted strong digits nowrap case-id" to={caseAddress(record)}>
        {record.id}
      </Link>{' '}
      - {record.title}
    </p>
  ) : (
    <RecordTitle id={record.id} title={record.title} />
  );
  const facts = (
    <>
      <CriticalityBadge criticality={record.criticality} />
      <CaseState status={record.status} />
      {record.confidentiality && <ConfidentialMark />}
      {record.imported && <ImportedMark />}
      <span>
        {say(m.detectionDate)} <b>{formatDay(record.detectionDate)}</b>
      </span>
      <span>
        {say(m.leadWriter)} <b>{record.owner.displayName}</b>
      </span>
      <span>
        {say(m.dueDate)} <b>{formatDay(record.dueDate)}</b>
      </span>
      {record.status === 'closed' && (
        <span>
          {record.keptUntil
            ? say(retentionMessages.keptUntil, { day: formatDay(record.keptUntil) })
            : say(retentionMessages.keptForEver)}
        </span>
      )}
      {record.cost !== null && (
        <span>
          {say(m.cost)} <b>{record.cost.toLocaleString('fr-FR')} €</b>
        </span>
      )}
      <span className={`strong nowrap case-urgency-${urgency.kind}`}>{say(urgency.message, urgency.values)}</span>
      <WaitsFor waits={caseWaitsFor(record)} />
    </>
  );
  const actions = (
    <>
      <Colleagues id={record.id} step={step} />
      <CaseTeamButton record={record} />
      {!isAbove && <CaseActions record={record} />}
    </>
  );
  return <RecordHead icon={<KindIcon kind={record.kind} />} title={title} facts={facts} actions={actions} />;
}

function CaseActions({ record }: { record: CaseRecord }) {
  const { primary, shown, rest } = useCaseActions(record);
  const since = useChangesSinceViewed(record);
  const [asked, setAsked] = useState<CaseAction | null>(null);
  return (
    <>
      <WorkflowBar actions={shown} primary={primary} tooltipAlign="end" onChoose={setAsked} />
      <CaseMenu record={record} actions={rest} onAction={setAsked} />
      {asked && (
        <CaseTransitionDialog key={asked} record={record} since={since} action={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg className="rigid rounded kind-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {moduleDrawings[caseKinds[kind].route]}
    </svg>
  );
}
