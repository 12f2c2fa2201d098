import { casePageMessages } from '@vigie/domain/modules/cases/messages/page';
import { stepFieldMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { peopleItems, processItems, sqippItems } from '@vigie/domain/modules/cases/steps/impact';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { lazyComponent } from '../../../../platform/page-files/lazy-component';
import { Toggle } from '../../../../ui/buttons/toggle';
import { ExplainedField, ImpactLevelField, LongText } from './fields';
import { useStepField } from './form-context';

/** A case is opened on one step; the larger ones are loaded when they are opened. */
const largeForms = {
  recurrence: lazyComponent(async () => ({ default: (await import('./recurrence/recurrence-form')).RecurrenceForm })),
  rootCause: lazyComponent(() => import('./root-cause/root-cause-form')),
  capaPlan: lazyComponent(async () => ({ default: (await import('./capa-plan/capa-plan-form')).CapaPlanForm })),
  'risk-analysis': lazyComponent(async () => ({ default: (await import('./assessments/risk-form')).RiskForm })),
  'customer-notification': lazyComponent(async () => ({
    default: (await import('./assessments/customer-form')).CustomerForm,
  })),
  'final-criticality': lazyComponent(async () => ({
    default: (await import('./assessments/criticality-form')).CriticalityForm,
  })),
};

/** Ahead of being shown: when the pointer reaches the list of steps. */
export function loadLargeForms(): void {
  for (const part of [...Object.values(largeForms), Batches]) void part.load();
}

/** What a step shows from a file of its own, where it does. */
export function largePartOf(step: StepName): { readonly load: () => Promise<void> | undefined } | undefined {
  if (step === 'productBatch') return Batches;
  return isLarge(step) ? largeForms[step] : undefined;
}

const isLarge = (step: StepName): step is StepName & keyof typeof largeForms => step in largeForms;

// In a file of its own with the lists that it offers: one step of many has batches.
const Batches = lazyComponent(async () => ({ default: (await import('./batches')).Batches }));

/** The page of each step. */
const forms: Readonly<Record<StepName, ComponentType>> = {
  productBatch: ProductBatchForm,
  process: ProcessForm,
  SQIPP: SqippForm,
  regulatory: RegulatoryForm,
  peopleEnvironment: PeopleForm,
  ...largeForms,
};

export function StepForm({ step }: { step: StepName }) {
  const say = useSay();
  const Form = forms[step];
  const waiting = (
    <p className="case-waiting" role="status">
      {say(casePageMessages.loading)}
    </p>
  );
  return (
    <div className="step-form">
      <Suspense fallback={waiting}>
        <Form />
      </Suspense>
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
            <ExplainedField
              key={name}
              name={name}
              label={m[name]}
              textLabel={name === 'ProductionStopDuration' ? m.durationInHours : m.explanation}
            />
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
