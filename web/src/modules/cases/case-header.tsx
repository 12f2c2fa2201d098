import { casePageMessages as m } from '@vigie/domain/messages/case-page';
import type { CaseRecord } from '@vigie/domain/modules/cases/contract';
import { useSay } from '../../platform/messages';
import { dayShown } from '../../ui/day';
import { CaseState, CriticalityBadge } from './case-marks';
import './case.css';
import { KindIcon } from './kind-icon';

export function CaseHeader({ record }: { record: CaseRecord }) {
  const say = useSay();
  return (
    <header className="case-head">
      <KindIcon kind={record.kind} />
      <div className="grow">
        <h1>
          <span className="case-id">{record.id}</span> - {record.title}
        </h1>
        <div className="case-meta">
          <CriticalityBadge criticality={record.criticality} />
          <CaseState status={record.status} />
          <span>
            {say(m.detectionDate)} <b>{dayShown(record.detectionDate)}</b>
          </span>
          <span>
            {say(m.leadWriter)} <b>{record.owner.displayName}</b>
          </span>
          <span>
            {say(m.dueDate)} <b>{dayShown(record.dueDate)}</b>
          </span>
        </div>
      </div>
    </header>
  );
}
