import { stepWritingMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Autosave } from '../../../platform/autosave/autosave';
import type { Content } from '../../../platform/autosave/merge';
import type { AutosaveState } from '../../../platform/autosave/rules';
import { SavedState } from '../../../platform/autosave/saved-state';
import { useAutosave } from '../../../platform/autosave/use-autosave';
import { shortTimestamp } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { fetchAhead } from '../../../platform/page-files/fetch-ahead';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { TransitionDialog } from '../../../platform/records/transition-dialog';
import { useUser } from '../../../platform/session/session';
import { Banner } from '../../../ui/overlays/banner';
import { titleOf } from './case-place';
import { QaBar } from './qa-bar';
import { keptName, stepAutosave, writeObjection } from './step-rules';
import { StepFormContext } from './steps/form-context';
import { StepForm } from './steps/step-form';

/** Rare, and it knows the words of every step. */
const StepConflict = lazyComponent(async () => ({ default: (await import('./step-conflict')).StepConflict }));
fetchAhead(StepConflict.load);

interface StepEditorProps {
  record: CaseRecord;
  step: StepName;
  stored: CaseStepContent;
}

/** One step: what it says, who may write it, whether that is saved, and its marks. */
export function StepEditor({ record, step, stored }: StepEditorProps) {
  const say = useSay();
  const user = useUser();
  const { autosave, state } = useAutosave(keptName(record.id, step), stored, stepAutosave(record.id, step));
  const refused = writeObjection(record, user);
  const whyReadOnly = refused && say(refused.message, refused.values);
  const isMarked = state.stored.mark !== 'open';
  const readOnly = refused !== null || (isMarked && state.reason === null);
  const [wasRefused, setWasRefused] = useState(false);
  const [head, setHead] = useState<HTMLElement | null>(null);
  // What is typed is shown first; what it leaves to do, and who may mark it, follow.
  const settled = useDeferredValue(state);
  const gaps = useMemo(() => steps[step].gaps(settled.content as StepContent), [step, settled.content]);
  const change = useCallback((changes: Content) => autosave.change(changes), [autosave]);
  const content = useMemo(
    () => ({ get: () => autosave.state.content, subscribe: autosave.store.subscribe }),
    [autosave],
  );
  const form = useMemo(
    () => ({ record, content, readOnly, wasRefused, head, change }),
    [record, content, readOnly, wasRefused, head, change],
  );
  const showMissing = useCallback(() => setWasRefused(true), []);
  return (
    <>
      <div className="row wrap step-head">
        <h2 className="title">{titleOf(step, say)}</h2>
        <SavedState saving={state.saving} saved={savedText(state.stored, say)} onRetry={() => autosave.saveNow()} />
        <div className="row wrap no-print step-head-tools" ref={setHead} />
      </div>
      <div className="grid step-notes">
        {whyReadOnly && <Banner>{say(m.readOnly, { why: whyReadOnly })}</Banner>}
        {state.stored.emptyBecause && (
          <Banner>{say(stepMarkMessages.emptyBecause, { reason: state.stored.emptyBecause })}</Banner>
        )}
        {!refused && <MarkedNote step={step} autosave={autosave} state={state} />}
        {state.conflict && (
          <Suspense>
            <StepConflict
              record={record}
              step={step}
              autosave={autosave}
              conflict={state.conflict}
              mine={state.content}
            />
          </Suspense>
        )}
      </div>
      <StepFormContext value={form}>
        <StepForm step={step} />
      </StepFormContext>
      {!readOnly && gaps.length > 0 && (
        <section className="note line-top no-print step-gaps" aria-label={say(m.gaps)}>
          <h3 className="strong">{say(m.gaps)}</h3>
          <ul>
            {gaps.map(({ message, values }) => (
              <li key={message.en}>{say(message, values)}</li>
            ))}
          </ul>
        </section>
      )}
      <QaBar
        record={record}
        step={step}
        state={settled}
        autosave={autosave}
        said={whyReadOnly}
        onRefused={showMissing}
      />
    </>
  );
}

type StepState = AutosaveState<CaseStepContent>;

function savedText({ changed }: CaseStepContent, say: ReturnType<typeof useSay>): string {
  if (!changed) return say(m.notWritten);
  const time = shortTimestamp(changed.at);
  return say(time.length > 5 ? m.savedOn : m.savedAt, { time });
}

interface MarkedNoteProps {
  step: StepName;
  autosave: Autosave<CaseStepContent>;
  state: StepState;
}

/** What is ready or reviewed is not changed by accident: first comes why. */
function MarkedNote({ step, autosave, state: { stored, saving, reason } }: MarkedNoteProps) {
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);
  if (stored.mark === 'open') return null;
  if (reason !== null) return <Banner>{say(m.editing)}</Banner>;
  const isLate = saving.kind === 'reason';
  const mark = say(stepMarkMessages[stored.mark]);
  return (
    <>
      <Banner kind={isLate ? 'warning' : 'info'}>
        {isLate ? say(m.markedMeanwhile) : say(m.marked, { mark })}{' '}
        <button type="button" className="linkbtn" onClick={() => setIsAsking(true)}>
          {say(isLate ? m.giveReason : m.edit)}
        </button>
      </Banner>
      {isAsking && (
        <TransitionDialog
          ask={{
            title: say(m.editTitle),
            question: say(m.editQuestion, { step: titleOf(step, say) }),
            note: say(m.editNote),
            confirmLabel: say(m.edit),
          }}
          onConfirm={async ({ reason: given }) => autosave.giveReason(given)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
