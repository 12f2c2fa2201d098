import type { Message } from '@vigie/domain/kernel/message';
import type { ParetoKey } from '@vigie/domain/modules/insights/indicators';
import { auditFigureMessages } from '@vigie/domain/modules/insights/messages/audit-figures';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { type ReactNode, useId } from 'react';
import { Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { AuditFigures } from './charts/audit-figures';
import { Causes } from './charts/causes-chart';
import { BacklogByAge, OpenedAndClosed } from './charts/flow-charts';
import { KeyFigures } from './charts/key-figures';
import { Workload } from './charts/people-charts';
import { CostCard, RateCard } from './charts/rate-card';
import type { Shown } from './charts/shown';
import { LeadTimes } from './charts/time-charts';

interface SectionsProps {
  shown: Shown;
  by: ParetoKey;
  onBy: (by: ParetoKey) => void;
}

/** Everything the page shows, in the order in which it is asked. */
export function Sections({ shown, by, onBy }: SectionsProps) {
  return (
    <>
      <Section title={m.keyFigures} isHidden>
        <KeyFigures shown={shown} />
      </Section>
      <Section title={m.flow}>
        <div className="grid gap-16 chart-grid">
          <OpenedAndClosed shown={shown} />
          <BacklogByAge shown={shown} />
        </div>
      </Section>
      <Section title={m.time}>
        <div className="grid gap-16 chart-grid">
          <LeadTimes shown={shown} />
          <RateCard shown={shown} figure="onTime" />
          <RateCard shown={shown} figure="overdue" />
        </div>
      </Section>
      <Section title={m.causes}>
        <div className="grid gap-16 chart-grid">
          <Causes shown={shown} by={by} onBy={onBy} />
        </div>
      </Section>
      <Section title={m.quality}>
        <div className="grid gap-16 chart-grid kpi-quality">
          <RateCard shown={shown} figure="recurrence" />
          <RateCard shown={shown} figure="effectiveness" />
          <RateCard shown={shown} figure="firstTime" />
          <RateCard shown={shown} figure="extended" />
          <RateCard shown={shown} figure="reopened" />
        </div>
      </Section>
      <Section title={auditFigureMessages.title}>
        <AuditFigures shown={shown} />
      </Section>
      <Section title={m.people}>
        <div className="grid gap-16 chart-grid">
          <Workload shown={shown} of="cases" />
          <Workload shown={shown} of="actions" />
        </div>
      </Section>
      <Section title={m.cost}>
        <div className="grid gap-16 chart-grid">
          <CostCard shown={shown} />
        </div>
      </Section>
    </>
  );
}

interface SectionProps {
  title: Message;
  /** Said to those who hear the page; those who see it need no heading there. */
  isHidden?: boolean;
  children: ReactNode;
}

function Section({ title, isHidden = false, children }: SectionProps) {
  const heading = useId();
  const say = useSay();
  return (
    <section className="kpi-section" aria-labelledby={heading}>
      <h2 id={heading} className={isHidden ? 'sr' : undefined}>
        {say(title)}
      </h2>
      {children}
    </section>
  );
}

/** As high as what will stand there first, so that nothing moves when it does. */
export function WaitingSections() {
  return (
    <div className="kpi-waiting">
      <Loading lines={18} />
    </div>
  );
}
