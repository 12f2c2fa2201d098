import { casePageMessages } from '@vigie/domain/modules/cases/messages/page';
import { stepFieldMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { peopleItems, processItems, sqippItems } from '@vigie/domain/modules/cases/steps/impact';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { type ReactNode, Suspense } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { lazyComponent } from '../../../../platform/page-files/lazy-component';
import { Toggle } from '../../../../ui/buttons/toggle';
import { CriticalityForm } from './assessments/criticality-form';
import { CustomerForm } from './assessments/customer-form';
import { RiskForm } from './assessments/risk-form';
import { Batches } from './batches';
import { CapaPlanForm } from './capa-plan/capa-plan-form';
import { ExplainedField, ImpactLevelField, LongText } from './fields';
import { useStepField } from './form-context';
import { RecurrenceForm } from './recurrence/recurrence-form';

const RootCauseForm = lazyComponent(() => import('./root-cause/root-cause-form'));

/** The page of each step. */
const forms: Readonly<Record<StepName, () => ReactNode>> = {
  productBatch: ProductBatchForm,
  process: ProcessForm,
  SQIPP: SqippForm,
  regulatory: RegulatoryForm,
  peopleEnvironment: PeopleForm,
  recurrence: RecurrenceForm,
  rootCause: RootCause,
  capaPlan: CapaPlanForm,
  'risk-analysis': RiskForm,
  'customer-notification': CustomerForm,
  'final-criticality': CriticalityForm,
};

export function StepForm({ step }: { step: StepName }) {
  const Form = forms[step];
  return (
    <div className="step-form">
      <Form />
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <section className="step-section-part">
      <div className="stack">{children}</div>
    </section>
  );
}

function ProductBatchForm() {
  return (
    <>
      <Part>
        <ImpactLevelField />
        <LongText name="justification" label={m.justification} />
      </Part>
      <Batches />
      <Part>
        <LongText name="decision" label={m.decision} rows={2} />
        <ExplainedField name="stability" label={m.stability} textLabel={m.explanation} textHelp={m.stabilityHelp} />
      </Part>
    </>
  );
}

function ProcessForm() {
  const say = useSay();
  const { value: isOff, readOnly, set } = useStepField<boolean>('notApplicable');
  return (
    <>
      <Part>
        {readOnly ? (
          isOff && <p className="strong">{say(m.notApplicable)}</p>
        ) : (
          <Toggle label={say(m.notApplicable)} help={say(m.notApplicableHelp)} checked={isOff} onChange={set} />
        )}
        {!isOff && <ImpactLevelField />}
      </Part>
      {!isOff && (
        <Part>
          {processItems.map((name) => (
            <ExplainedField key={name} name={name} label={m[name]} textLabel={m.explanation} />
          ))}
        </Part>
      )}
    </>
  );
}

function SqippForm() {
  return (
    <Part>
      {sqippItems.map((name) => (
        <ExplainedField key={name} name={name} label={m[name]} textLabel={m.justification} />
      ))}
    </Part>
  );
}

function RegulatoryForm() {
  return (
    <Part>
      <ImpactLevelField />
      <LongText name="description" label={m.description} />
      <ExplainedField name="notifyAuthorities" label={m.notifyAuthorities} textLabel={m.explanation} />
      <LongText name="complianceActions" label={m.complianceActions} />
    </Part>
  );
}

function PeopleForm() {
  return (
    <>
      <Part>
        <ImpactLevelField />
        <LongText name="justification" label={m.justification} />
      </Part>
      <Part>
        {peopleItems.map((name) => (
          <ExplainedField key={name} name={name} label={m[name]} textLabel={m.explanation} />
        ))}
        <LongText name="protectiveMeasures" label={m.protectiveMeasures} />
      </Part>
    </>
  );
}

function RootCause() {
  const say = useSay();
  return (
    <Suspense
      fallback={
        <p className="case-waiting" role="status">
          {say(casePageMessages.loading)}
        </p>
      }
    >
      <RootCauseForm />
    </Suspense>
  );
}
