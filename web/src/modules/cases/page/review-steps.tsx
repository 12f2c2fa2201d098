import { useQuery } from '@tanstack/react-query';
import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { judgedCapas } from '@vigie/domain/modules/cases/capa/capa-check';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { reviewMessages as m } from '@vigie/domain/modules/cases/messages/review';
import { stepWritingMessages } from '@vigie/domain/modules/cases/messages/step-pages';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { type StepAction, stepWorkflow } from '@vigie/domain/modules/cases/step-workflow';
import { isBlank, type StepContent, type StepName, stepFaults, steps } from '@vigie/domain/modules/cases/steps/steps';
import type { CaseAction } from '@vigie/domain/modules/cases/workflow';
import { useId, useMemo, useState } from 'react';
import { formatMinute, todayHere } from '../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { useTransition } from '../../../platform/records/use-transition';
import { actionNamed, useWorkflowActions, WorkflowBar } from '../../../platform/records/workflow-bar';
import { useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Banner } from '../../../ui/overlays/banner';
import { leftOutSentence, titleOf } from './case-place';
import { CaseTransitionDialog, useCaseActions } from './case-transitions';
import { useChangesSinceViewed } from './changes-since-viewed';
import { StepMarkIcon } from './step-mark';
import { markStep } from './step-queries';
import { StepFormContext } from './steps/form-context';
import { StepForm } from './steps/step-form';
import './review-steps.css';

const reviewKey = (id: string) => ['case', 'review', id];

/** Every step of a case on one page, each to be read and marked where it stands. */
export function ReviewSteps({ record }: { record: CaseRecord }) {
  const say = useSay();
  const { id } = record;
  const found = useQuery({
    queryKey: reviewKey(id),
    queryFn: ({ signal }) => call(casesEndpoints.listCaseSteps, { params: { id }, signal }),
  });
  const items = found.data?.items ?? [];
  const reviewed = items.filter(({ mark }) => mark === 'reviewed').length;
  const empty = items.filter(({ content }) => isBlank(content as StepContent)).length;
  return (
    <>
      <div className="row wrap step-head">
        <h2 className="title">{say(m.title)}</h2>
      </div>
      {!found.data && (found.isPending ? <Loading lines={10} /> : <LoadFailed query={found} />)}
      {found.data && (
        <>
          <p role="status">
            {say(m.sum, { reviewed, total: items.length })} {empty > 0 && say(m.empty, { n: empty })}
          </p>
          {items.map((step) => (
            <ReviewedStep key={step.name} record={record} step={step} all={items} />
          ))}
          {record.leftOutSteps.map((name) => (
            <p key={name} className="meta line-top review-step">
              <b>{titleOf(name, say)}</b> {leftOutSentence(record, say)}
            </p>
          ))}
          <CaseFoot record={record} />
        </>
      )}
    </>
  );
}

interface ReviewedStepProps {
  record: CaseRecord;
  step: CaseStepContent;
  all: readonly CaseStepContent[];
}

function ReviewedStep({ record, step, all }: ReviewedStepProps) {
  const say = useSay();
  const heading = useId();
  const { name, mark, ready, reviewed, emptyBecause } = step;
  const form = useMemo(
    () => ({
      record,
      content: { get: () => step.content, subscribe: () => () => {} },
      readOnly: true,
      wasRefused: false,
      head: null,
      change: () => {},
    }),
    [record, step.content],
  );
  const by = mark === 'reviewed' ? reviewed : ready;
  const since = mark === 'reviewed' ? stepWritingMessages.reviewedSince : stepWritingMessages.readySince;
  return (
    <section className="line-top review-step" aria-labelledby={heading}>
      <h3 id={heading} className="row strong">
        <StepMarkIcon mark={mark} />
        {titleOf(name, say)}
        <span className="sr">, {say(stepMarkMessages[mark])}</span>
      </h3>
      {emptyBecause && <Banner kind="warning">{say(stepMarkMessages.emptyBecause, { reason: emptyBecause })}</Banner>}
      {!isBlank(step.content as StepContent) && (
        <StepFormContext value={form}>
          <StepForm step={name} />
        </StepFormContext>
      )}
      <div className="row wrap">
        <ReviewButton record={record} step={step} all={all} />
        {by && <span className="meta">{say(since, { who: by.who, when: formatMinute(by.at) })}</span>}
      </div>
    </section>
  );
}

function ReviewButton({ record, step, all }: ReviewedStepProps) {
  const say = useSay();
  const { id: userId } = useUser();
  const { name, mark, version, emptyBecause } = step;
  const contentOf = (wanted: StepName) =>
    (all.find((one) => one.name === wanted)?.content as StepContent | undefined) ?? steps[wanted].empty;
  const actions = useWorkflowActions(stepWorkflow, ({ companyId }) => ({
    item: { companyId, ownerId: record.owner.id, status: record.status, mark },
    facts: {
      caseStatus: record.status,
      faults: stepFaults(name, contentOf, {
        emptyBecause,
        today: todayHere(),
        judgedCapas: judgedCapas(record.capaChecks),
      }),
      ownWork: ownWorkOf(record.contributions, userId),
    },
  }));
  const { attempt, busy, failure } = useTransition({
    send: (action: StepAction) => markStep(record.id, name, version, { action }),
    reload: () => queryClient.invalidateQueries({ queryKey: reviewKey(record.id) }),
    changedMeanwhile: say(stepWritingMessages.changedMeanwhile),
    onDone: (marked) => takeOver(record.id, marked),
  });
  const isReviewed = mark === 'reviewed';
  const { action, why } = actionNamed(actions, isReviewed ? 'unreview' : 'review');
  return (
    <>
      <WhyButton
        look={isReviewed || why ? 'plain' : 'primary'}
        why={why}
        busy={busy}
        aria-label={say(isReviewed ? m.undoOf : m.reviewOf, { step: titleOf(name, say) })}
        onClick={() => attempt(action)}
      >
        {say(isReviewed ? m.undo : m.review)}
      </WhyButton>
      {why && <span className="meta">{why}</span>}
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

/** The answer is the step as it is now. */
function takeOver(id: string, marked: CaseStepContent): void {
  queryClient.setQueryData<{ items: CaseStepContent[] }>(
    reviewKey(id),
    (before) => before && { items: before.items.map((step) => (step.name === marked.name ? marked : step)) },
  );
}

/** What comes after the last step, without a way back to the top. */
function CaseFoot({ record }: { record: CaseRecord }) {
  const { primary, shown } = useCaseActions(record);
  const since = useChangesSinceViewed(record);
  const [asked, setAsked] = useState<CaseAction | null>(null);
  return (
    <div className="row wrap line-top no-print review-foot">
      <WorkflowBar actions={shown} primary={primary} onChoose={setAsked} />
      {asked && (
        <CaseTransitionDialog key={asked} record={record} since={since} action={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
