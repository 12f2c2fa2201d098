import { caseKinds } from '@vigie/domain/modules/cases/public';
import { stepNamed, stepToShow, type WizardStep } from '@vigie/domain/modules/reports/wizard';
import { useState } from 'react';
import { GoTo } from '../../../platform/page/go-to';
import { useSay } from '../../../platform/page/messages';
import { useParams } from '../../../platform/router/router';
import { localStore } from '../../../platform/storage/browser-storage';
import { DraftFrame } from './draft/draft-frame';
import { OfflineGate } from './draft/offline-gate';
import { type ShownDraft, useOpenDraft } from './draft/use-open-draft';
import { newIssueAddress } from './new-issue-search';
import { StepList } from './step-list';
import { completedSteps, rememberedSteps, rememberSteps } from './wizard-memory';
import { WizardStepPage } from './wizard-step-page';

/** One question a page, for those who would rather be led. */
export default function WizardPage() {
  return (
    <OfflineGate>
      <OpenWizard />
    </OfflineGate>
  );
}

function OpenWizard() {
  const { step } = useParams();
  const shown = useOpenDraft();
  return (
    <DraftFrame shown={shown}>
      <Wizard key={shown.key} segment={step} shown={shown} />
    </DraftFrame>
  );
}

function Wizard({ segment, shown }: { segment: string | undefined; shown: ShownDraft }) {
  const say = useSay();
  const { answers, reportId } = shown.state;
  const [remembered, setRemembered] = useState(() => rememberedSteps(localStore));
  const completed = completedSteps(remembered, answers);
  const step = stepToShow(stepNamed(segment), completed);
  if (step !== segment) return <GoTo path={newIssueAddress(step, { report: reportId })} />;
  const complete = (steps: ReadonlySet<WizardStep>) => {
    rememberSteps(localStore, steps);
    setRemembered(steps);
  };
  const category = answers.category ? say(caseKinds[answers.category].label) : undefined;
  return (
    <>
      <StepList current={step} completed={completed} reportId={reportId} note={category} />
      <WizardStepPage
        key={step}
        step={step}
        shown={shown}
        category={category}
        remembered={remembered}
        onComplete={complete}
      />
    </>
  );
}
