import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnaireWorkflow } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useDeferredValue, useMemo, useState } from 'react';
import { SavedState } from '../../../platform/autosave/saved-state';
import { useSay } from '../../../platform/page/messages';
import { useRecordTransition } from '../../../platform/records/record-transition';
import { ApiError } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { Banner } from '../../../ui/overlays/banner';
import type { FormPlace } from '../fill/form/form-place';
import { type ProblemsByPlace, problemsByPlace, withRefusals } from '../fill/form/problems';
import { QuestionnaireForm } from '../fill/questionnaire-form';
import { AnswerConflict } from './answer-conflict';
import { MoreOfRecord } from './more-of-record';
import { ProblemList } from './problem-list';
import { QuestionnaireHead } from './questionnaire-head';
import { questionnaireTransitions, SignedSubmission } from './questionnaire-moves';
import { type OpenedQuestionnaire, useAnswers } from './use-answers';
import { useSources } from './use-photos';

/** A questionnaire in the hands of its author. */
export function OpenQuestionnaire({ found }: { found: QuestionnaireDetail }) {
  const say = useSay();
  const opened = useAnswers(found);
  const { record, filling, state, autosave, change, write } = opened;
  const { template } = record;
  const sources = useSources(opened);
  const [place, setPlace] = useState<FormPlace | null>(() => firstOpenPlace(opened));
  const [asksAll, setAsksAll] = useState(false);
  const problems = useProblems(opened);
  return (
    <div className="stack gap-16 page">
      <QuestionnaireHead record={record} write={write}>
        <SavedState saving={state.saving} saved={say(m.saved)} onRetry={() => autosave.saveNow()} />
      </QuestionnaireHead>
      {state.ended && <Banner kind="warning">{say(m.ended)}</Banner>}
      {state.conflict && <AnswerConflict opened={opened} conflict={state.conflict} />}
      {asksAll && problems.size > 0 && <ProblemList template={template} problems={problems} onGo={setPlace} />}
      <QuestionnaireForm
        template={template}
        filling={filling}
        problems={problems}
        sources={sources}
        place={place}
        asksAll={asksAll}
        onPlace={setPlace}
        onChange={(_next, changes) => change(changes)}
        end={<Submission opened={opened} problems={problems} onRefused={() => setAsksAll(true)} />}
      />
      <MoreOfRecord record={record} />
    </div>
  );
}

/** A user who comes back goes on where something is still to be answered. */
function firstOpenPlace({ record, filling }: OpenedQuestionnaire): FormPlace | null {
  const isBegun = Object.keys(record.answers).length > 0;
  const [first] = isBegun ? problemsByPlace(record.template, filling).keys() : [];
  return first === undefined ? null : { answer: first };
}

/** What the rules say, and what the server alone can know. Drawn after the letter that was typed. */
function useProblems({ record, filling, state }: OpenedQuestionnaire): ProblemsByPlace {
  const shown = useDeferredValue(filling);
  const { template } = record;
  const found = useMemo(() => problemsByPlace(template, shown), [template, shown]);
  const error = state.saving.kind === 'failed' ? state.saving.error : null;
  return useMemo(() => (error instanceof ApiError ? withRefusals(found, error.fields) : found), [found, error]);
}

interface SubmissionProps {
  opened: OpenedQuestionnaire;
  problems: ProblemsByPlace;
  onRefused: () => void;
}

/** Sends it once nothing is missing; with a signature where the template asks for one. */
function Submission({ opened: { record, write }, problems, onRefused }: SubmissionProps) {
  const say = useSay();
  const [isSigning, setSigning] = useState(false);
  const { attempt, busy, failure } = useRecordTransition(questionnaireTransitions, write);
  const move = record.needsSignature ? 'submitSigned' : 'submit';
  const submit = () => {
    if (problems.size > 0) onRefused();
    else if (record.needsSignature) setSigning(true);
    else attempt({ record, action: move });
  };
  return (
    <div className="stack gap-8 questionnaire-submit">
      <Button size="large" look="primary" busy={busy} onClick={submit}>
        {say(questionnaireWorkflow.transitions[move].label)}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
      {isSigning && <SignedSubmission record={record} write={write} onClose={() => setSigning(false)} />}
    </div>
  );
}
