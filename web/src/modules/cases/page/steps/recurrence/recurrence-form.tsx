import { recurrencePageMessages as m } from '@vigie/domain/modules/cases/messages/recurrence-page';
import { stepFieldMessages } from '@vigie/domain/modules/cases/messages/step-pages';
import { useSay } from '../../../../../platform/page/messages';
import { ExplainedField, LongText } from '../fields';
import { Analysis } from './analysis';

/** What the search finds, and below it what the lead writer concludes. */
export function RecurrenceForm() {
  const say = useSay();
  return (
    <>
      <Analysis />
      <section className="step-section-part" aria-label={say(m.conclusion)}>
        <div className="row section-head">
          <h3 className="text-14">{say(m.conclusion)}</h3>
        </div>
        <div className="stack">
          <ExplainedField
            name="isRecurrent"
            label={stepFieldMessages.isRecurrent}
            textLabel={stepFieldMessages.explanation}
            textHelp={m.conclusionHelp}
          />
          <LongText name="findings" label={stepFieldMessages.findings} help={m.findingsHelp} rows={5} />
        </div>
      </section>
    </>
  );
}
