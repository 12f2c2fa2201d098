import { connectionMessages } from '@vigie/domain/messages/connection';
import type { RecurrenceAnalysis, RecurrenceView } from '@vigie/domain/modules/cases/investigation-contract';
import { recurrencePageMessages as m } from '@vigie/domain/modules/cases/messages/recurrence-page';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatMinute } from '../../../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../../../platform/page/loading';
import { useSay } from '../../../../../platform/page/messages';
import { sentenceOf } from '../../../../../platform/transport/api-error';
import { WhyButton } from '../../../../../ui/buttons/why-button';
import { Select } from '../../../../../ui/choices/select';
import { Glyph, type GlyphName } from '../../../../../ui/icons/glyph';
import { Banner } from '../../../../../ui/overlays/banner';
import { useContributionWhy } from '../../../panel/case-rules';
import { useStepForm } from '../form-context';
import { AnalysisInputs } from './analysis-inputs';
import { DismissedCases } from './dismissed-cases';
import { MatchTable } from './match-table';
import { dismissedElsewhere } from './reasons';
import { useAnalysis, useRecurrence } from './recurrence-queries';
import './recurrence.css';

/** The search for similar cases: run, kept with its date, run again. */
export function Analysis() {
  const { record } = useStepForm();
  const found = useRecurrence(record.id);
  if (found.data) return <Analyses view={found.data} />;
  return found.isPending ? <Loading lines={6} /> : <LoadFailed query={found} />;
}

function Analyses({ view }: { view: RecurrenceView }) {
  const say = useSay();
  const { record } = useStepForm();
  const why = useContributionWhy(record);
  const analysis = useAnalysis(record.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const [newest] = view.analyses;
  const shown = view.analyses.find(({ n }) => n === chosen) ?? newest;
  const isRunning = analysis.isPending;
  const button = useRef<HTMLButtonElement>(null);
  const elsewhere = dismissedElsewhere(view.dismissals, shown);
  useReturnedFocus(button, Number(isRunning));
  useReturnedFocus(button, elsewhere.length);
  const run = () => {
    setChosen(null);
    analysis.mutate();
  };
  return (
    <section className="grid gap-12 step-section-part recurrence" aria-label={say(m.similar)}>
      <div className="row wrap row-between recurrence-head">
        <State isRunning={isRunning} shown={shown} />
        <WhyButton
          ref={button}
          look={newest ? 'plain' : 'primary'}
          icon={newest ? 'retry' : 'search'}
          why={why}
          tooltipAlign="end"
          busy={isRunning}
          onClick={run}
        >
          {say(newest ? m.runAgain : m.run)}
        </WhyButton>
      </div>
      {analysis.error && (
        <Banner kind="error">
          {say(m.failed, { reason: sentenceOf(analysis.error, say(connectionMessages.unknownError)) })}
        </Banner>
      )}
      {!isRunning && shown && view.analyses.length > 1 && (
        <Choice analyses={view.analyses} shown={shown} onChoose={setChosen} />
      )}
      {!isRunning && shown && shown !== newest && <Banner>{say(m.earlier)}</Banner>}
      <MatchTable analysis={shown} dismissals={view.dismissals} isRunning={isRunning} />
      {!isRunning && <DismissedCases dismissals={elsewhere} />}
      {!isRunning && shown && <AnalysisInputs key={shown.n} analysis={shown} />}
    </section>
  );
}

/** What is switched off while it works, or is gone once it has worked, loses the focus, and a keyboard its place. */
function useReturnedFocus(button: RefObject<HTMLButtonElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) button.current?.focus();
    before.current = count;
  }, [button, count]);
}

const states = {
  ready: { glyph: 'draft', message: m.ready },
  running: { glyph: 'progress', message: m.running },
  complete: { glyph: 'ready', message: m.complete },
} as const satisfies Record<string, { glyph: GlyphName; message: (typeof m)['ready'] }>;

function State({ isRunning, shown }: { isRunning: boolean; shown: RecurrenceAnalysis | undefined }) {
  const say = useSay();
  const name = isRunning ? 'running' : shown ? 'complete' : 'ready';
  const { glyph, message } = states[name];
  return (
    <p className={`row wrap text-13 recurrence-state recurrence-${name}`} role="status">
      <Glyph name={glyph} />
      <span className="strong">{say(message)}</span>
      {!isRunning && shown && (
        <span className="muted">{say(m.ranBy, { when: formatMinute(shown.ranAt), who: shown.ranBy })}</span>
      )}
    </p>
  );
}

interface ChoiceProps {
  analyses: readonly RecurrenceAnalysis[];
  shown: RecurrenceAnalysis;
  onChoose: (n: number) => void;
}

function Choice({ analyses, shown, onChoose }: ChoiceProps) {
  const say = useSay();
  return (
    <div className="recurrence-choice">
      <Select
        label={say(m.which)}
        value={String(shown.n)}
        onChange={(n) => onChoose(Number(n))}
        options={analyses.map(({ n, ranAt, ranBy, matches }) => ({
          value: String(n),
          label: say(m.choice, { when: formatMinute(ranAt), who: ranBy, n: matches.length }),
        }))}
      />
    </div>
  );
}
