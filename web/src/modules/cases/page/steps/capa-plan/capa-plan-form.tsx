import { capaPlanMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import { casePageMessages } from '@vigie/domain/modules/cases/messages/page';
import { type CapaPlan, type CauseOfPlan, planOf } from '@vigie/domain/modules/cases/steps/capa-plan';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { useState } from 'react';
import { LoadFailed } from '../../../../../platform/page/loading';
import { useSay } from '../../../../../platform/page/messages';
import { Button } from '../../../../../ui/buttons/button';
import { useRestoredFocus } from '../../../../../ui/foundation/use-restored-focus';
import { Tabs } from '../../../../../ui/lists/tabs';
import { useCaseStep } from '../../step-queries';
import { useStepForm } from '../form-context';
import { CauseDialog } from './cause-dialog';
import { PlanCause } from './plan-cause';
import './capa-plan.css';

const tabs = ['treated', 'eliminated'] as const;

/** The causes of the case, what is done about each, and why nothing is done about some. */
export function CapaPlanForm() {
  const say = useSay();
  const { record, content } = useStepForm();
  const [tab, setTab] = useState<(typeof tabs)[number]>('treated');
  const found = useCaseStep(record.id, 'rootCause');
  if (!found.data) {
    if (found.isError) return <LoadFailed query={found} />;
    return (
      <p className="case-waiting" role="status">
        {say(casePageMessages.loading)}
      </p>
    );
  }
  const causes = planOf(found.data.content as Causes, content as unknown as CapaPlan);
  const shown = { treated: causes.filter((one) => !one.rejeter), eliminated: causes.filter((one) => one.rejeter) };
  return (
    <div className="capa-plan">
      <Tabs
        label={say(m.tabs)}
        tabs={tabs.map((value) => ({ value, label: say(m[value]), count: shown[value].length }))}
        value={tab}
        onChange={setTab}
      >
        <CauseList key={tab} causes={shown[tab]} isEliminated={tab === 'eliminated'} />
      </Tabs>
    </div>
  );
}

function CauseList({ causes, isEliminated }: { causes: readonly CauseOfPlan[]; isEliminated: boolean }) {
  const say = useSay();
  const { readOnly } = useStepForm();
  const [isAdding, setIsAdding] = useState(false);
  const list = useRestoredFocus<HTMLDivElement>(causes.length);
  return (
    <div ref={list} tabIndex={-1} className="grid gap-12 plan-causes">
      {causes.length === 0 && (
        <div className="centred rounded plan-none">
          <p className="strong">{say(isEliminated ? m.noneEliminated : m.noneTreated)}</p>
          {!isEliminated && <p className="muted">{say(m.noneTreatedHelp)}</p>}
        </div>
      )}
      {causes.map((cause) => (
        <PlanCause key={cause.id} cause={cause} />
      ))}
      {!readOnly && !isEliminated && (
        <div>
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            {say(m.addCause)}
          </Button>
        </div>
      )}
      {isAdding && <CauseDialog cause={null} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
