import { casePageMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { Suspense } from 'react';
import { LoadFailed } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { EmptyState } from '../../../ui/lists/empty-state';
import { isCapaPlace, isTemplatePlace, type PlaceName, titleOf } from './case-place';
import { StepEditor } from './step-editor';
import { useCaseStep } from './step-queries';
import { StepWalk } from './step-walk';
import { largePartOf } from './steps/step-form';
import './step.css';
import { measureFoot } from '../../../ui/foundation/measure-foot';

const CaseDefinition = lazyComponent(async () => ({ default: (await import('./case-definition')).CaseDefinition }));

const CaseAction = lazyComponent(async () => ({ default: (await import('./case-action')).CaseAction }));

const ReviewSteps = lazyComponent(async () => ({ default: (await import('./review-steps')).ReviewSteps }));

const CaseQuestionnaire = lazyComponent(async () => ({
  default: (await import('./case-questionnaire')).CaseQuestionnaire,
}));

/** Ahead of the case itself, which the address names too: what is shown of it would be asked for only once that has come. */
export function loadPlace(place: PlaceName | null): void {
  if (place === null) return;
  void partOf(place)
    ?.load()
    ?.catch(() => {});
}

function partOf(place: PlaceName): { readonly load: () => Promise<void> | undefined } | undefined {
  if (place === 'definition') return CaseDefinition;
  if (place === 'review') return ReviewSteps;
  if (isCapaPlace(place)) return CaseAction;
  return isTemplatePlace(place) ? CaseQuestionnaire : largePartOf(place);
}

/** What the last part of the address names, or the invitation to choose. */
export function StepContent({ record, place }: { record: CaseRecord; place: PlaceName | null }) {
  const say = useSay();
  if (place === null) return <EmptyState title={say(m.pickStep)} text={say(m.pickStepHelp)} />;
  if (place === 'definition') {
    return (
      <>
        <div className="step-definition">
          <Suspense fallback={<Waiting />}>
            <CaseDefinition record={record} />
          </Suspense>
        </div>
        <div ref={measureFoot} className="row wrap no-print qa-bar">
          <StepWalk record={record} place={place} />
        </div>
      </>
    );
  }
  if (place === 'review') {
    return (
      <Suspense fallback={<Waiting />}>
        <ReviewSteps record={record} />
      </Suspense>
    );
  }
  if (isCapaPlace(place)) {
    return (
      <Suspense fallback={<Waiting />}>
        <CaseAction key={place} record={record} capa={place} />
      </Suspense>
    );
  }
  if (isTemplatePlace(place)) {
    return (
      <Suspense fallback={<Waiting />}>
        <CaseQuestionnaire key={place} record={record} place={place} />
      </Suspense>
    );
  }
  return <LoadedStep key={place} record={record} step={place} />;
}

function LoadedStep({ record, step }: { record: CaseRecord; step: StepName }) {
  const say = useSay();
  const found = useCaseStep(record.id, step);
  if (found.data) return <StepEditor record={record} step={step} stored={found.data} />;
  return (
    <>
      <div className="row wrap step-head">
        <h2 className="title">{titleOf(step, say)}</h2>
      </div>
      {found.isPending ? <Waiting /> : <LoadFailed query={found} />}
    </>
  );
}

function Waiting() {
  const say = useSay();
  return (
    <p className="case-waiting" role="status">
      {say(m.loading)}
    </p>
  );
}
