import { connectionMessages } from '@vigie/domain/messages/connection';
import { countProblemFields } from '@vigie/domain/modules/reports/answers';
import { wizardMessages as m, newIssueMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import { answerMessages } from '@vigie/domain/modules/reports/messages/workflow';
import {
  autoAdvanceMs,
  autoAdvancing,
  canLeave,
  completedOnReaching,
  stepAfter,
  stepBefore,
  type WizardStep,
  wizardLabels,
  wizardSteps,
} from '@vigie/domain/modules/reports/wizard';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { SavedState } from '../../../platform/autosave/saved-state';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { useRouter } from '../../../platform/router/router';
import { sentenceOf } from '../../../platform/transport/api-error';
import { isOutOfReach } from '../../../platform/transport/failures';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import { notify } from '../../../ui/overlays/toast';
import { takeOverReport } from '../queries';
import { DraftFoot } from './draft/draft-foot';
import { ResumedNote } from './draft/draft-frame';
import { keepForLater, useIsOffline } from './draft/keep-for-later';
import { OfflinePart } from './draft/offline-part';
import type { ShownDraft } from './draft/use-open-draft';
import { newIssueAddress } from './new-issue-search';
import { StepContent } from './step-content';
import { useProblems } from './use-problems';
import './question.css';
import './new-issue.css';

interface WizardStepPageProps {
  step: WizardStep;
  shown: ShownDraft;
  category: string | undefined;
  remembered: ReadonlySet<WizardStep>;
  onComplete: (steps: ReadonlySet<WizardStep>) => void;
}

const leads: Readonly<Record<Exclude<WizardStep, 'approval'>, (typeof m)[keyof typeof m]>> = {
  categories: m.categoriesLead,
  problem: m.problemLead,
  audit: m.auditLead,
  description: m.descriptionLead,
  documentation: m.documentationLead,
  immediateActions: m.immediateActionsLead,
};

export function WizardStepPage(props: WizardStepPageProps) {
  const { step, shown, category } = props;
  const say = useSay();
  const heading = useId();
  const problems = useProblems<HTMLFormElement>(shown.state.answers);
  const way = useWayOn(props, problems);
  const advance = useAutoAdvance(way.goOn);
  const position = say(m.stepOf, { n: wizardSteps.indexOf(step) + 1, total: wizardSteps.length });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    advance.cancel();
    if (isShort(step)) way.goOn();
  };
  return (
    <form className="wizard" noValidate onSubmit={onSubmit} {...problems.area}>
      <OfflinePart />
      <ResumedNote shown={shown} />
      <p className="small muted strong eyebrow">{category ? `${category} · ${position}` : position}</p>
      <h1 id={heading}>{say(wizardLabels[step])}</h1>
      <p className="lead">{step !== 'approval' && say(leads[step])}</p>
      <StepContent
        step={step}
        heading={heading}
        shown={shown}
        problems={problems.shown}
        onChange={(changes) => {
          shown.change(changes);
          if (changes.actionsTaken === false) problems.forget('immediateAction.');
        }}
        onChosen={(chosen) => (chosen && autoAdvancing.includes(step) ? advance.start() : advance.cancel())}
      />
      <WizardFoot
        {...way}
        step={step}
        shown={shown}
        goOn={() => {
          advance.cancel();
          way.goOn();
        }}
      />
    </form>
  );
}

/** Pages of one choice, where Enter goes on. */
function isShort(step: WizardStep): boolean {
  return step === 'categories' || autoAdvancing.includes(step);
}

function useWayOn(props: WizardStepPageProps, problems: ReturnType<typeof useProblems>) {
  const { step, shown, remembered, onComplete } = props;
  const say = useSay();
  const { history } = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { draft, state } = shown;
  const isOffline = useIsOffline(shown);

  /** The last step is the review of what the server has: without it, the report is kept as it is. */
  const keep = async () => {
    const n = countProblemFields(state.answers, todayHere());
    const objection = n > 0 ? null : await keepForLater(shown);
    setBusy(false);
    if (n > 0) return setFailure(say(newIssueMessages.sendMissing, { n }));
    if (objection) return setFailure(say(objection));
    notify.success(say(newIssueMessages.keptForLater));
    history.push('/offline');
  };
  const toApproval = async () => {
    setBusy(true);
    setFailure(null);
    if (isOffline) return keep();
    try {
      const id = await draft.settle();
      if (draft.state.report) takeOverReport(draft.state.report);
      history.push(`/apps/new-issue/approval/send?report=${id}`);
    } catch (error) {
      if (isOutOfReach(error)) return keep();
      setFailure(say(m.toApprovalFailed, { reason: sentenceOf(error, say(connectionMessages.unknownError)) }));
      setBusy(false);
    }
  };
  const goOn = () => {
    const next = stepAfter(step);
    if (busy || !next || !canLeave(step, draft.state.answers)) return;
    const stays = problems.found.some(
      ({ field }) => step === 'immediateActions' && field.startsWith('immediateAction.'),
    );
    if (stays || problems.hasUnreadable()) return problems.showAll();
    onComplete(completedOnReaching(next, new Set([...remembered, step])));
    if (next === 'approval') void toApproval();
    else history.push(newIssueAddress(next, { report: state.reportId }));
  };
  return { goOn, busy, failure };
}

/** A chosen card stays in sight for a moment, then the wizard goes on by itself. */
function useAutoAdvance(goOn: () => void) {
  const latest = useRef(goOn);
  const timer = useRef<number>(undefined);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const cancel = () => window.clearTimeout(timer.current);
  return {
    cancel,
    start() {
      cancel();
      timer.current = window.setTimeout(() => latest.current(), autoAdvanceMs);
    },
  };
}

interface WizardFootProps {
  step: WizardStep;
  shown: ShownDraft;
  goOn: () => void;
  busy: boolean;
  failure: string | null;
}

function WizardFoot({ step, shown, goOn, busy, failure }: WizardFootProps) {
  const say = useSay();
  const { history } = useRouter();
  const { draft, files, state } = shown;
  const before = stepBefore(step);
  const keeps = useIsOffline(shown) && stepAfter(step) === 'approval';
  const why = whyNot(step, shown);
  const waitsForFiles = stepAfter(step) === 'approval' && files.isBusy;
  const reason = why ? say(why) : waitsForFiles ? say(newIssueMessages.sendWaitsForFiles) : null;
  return (
    <DraftFoot failure={failure}>
      {before && (
        <Button
          size="large"
          icon="chevron-left"
          onClick={() => history.push(newIssueAddress(before, { report: state.reportId }))}
        >
          {say(m.previous)}
        </Button>
      )}
      <SavedState saving={state.saving} saved={say(m.draftSaved)} onRetry={() => draft.saveNow()} />
      {reason && (
        <p id="next-why" className="meta wz-why">
          {reason}
        </p>
      )}
      <Button
        type={isShort(step) ? 'submit' : 'button'}
        look="primary"
        size="large"
        busy={busy}
        disabled={reason !== null}
        aria-describedby={reason ? 'next-why' : undefined}
        {...(!isShort(step) && { onClick: goOn })}
      >
        {say(keeps ? newIssueMessages.keepForLater : m.next)}
        {!keeps && <Icon name="chevron-right" end />}
      </Button>
    </DraftFoot>
  );
}

function whyNot(step: WizardStep, { state }: ShownDraft) {
  if (canLeave(step, state.answers)) return null;
  return step === 'categories' ? answerMessages.categoryRequired : answerMessages.typeRequired;
}
