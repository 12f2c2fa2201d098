import { remarkSentence } from '@vigie/domain/modules/assistant/challenge/remark-sentence';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { RemarkOfCase } from '@vigie/domain/modules/assistant/record';
import { useSay } from '../../../platform/page/messages';
import type { Turn } from '../assisted-case';
import { useAssisted } from '../assisted-case';
import { useRemarks } from '../queries';
import { FieldLink } from './field-link';
import { Part } from './part';
import { ProviderPart } from './provider-part';

/** 'Challenge content': the rules first, on this step and then on the others; after them the provider. */
export function RemarksAnswer({ turn }: { turn: Turn }) {
  const say = useSay();
  const { id } = useAssisted();
  const remarks = useRemarks(id, turn.id);
  return (
    <>
      <Part who={say(m.ofRules)} query={remarks}>
        {(items) => <Remarks items={items} turn={turn} />}
      </Part>
      {turn.step && remarks.data && <ProviderPart request={{ task: 'challenge', step: turn.step }} />}
    </>
  );
}

function Remarks({ items, turn: { step } }: { items: readonly RemarkOfCase[]; turn: Turn }) {
  const say = useSay();
  const here = items.filter((one) => step === null || one.step === step || one.step === 'case');
  const elsewhere = items.filter((one) => !here.includes(one));
  if (items.length === 0) return <p>{say(m.noRemark)}</p>;
  return (
    <>
      <p>{here.length > 0 ? say(m.remarkCount, { n: here.length }) : say(m.noRemarkHere)}</p>
      {here.length > 0 && <RemarkList items={here} />}
      {elsewhere.length > 0 && (
        <details>
          <summary>{say(m.onOtherSteps, { n: elsewhere.length })}</summary>
          <RemarkList items={elsewhere} />
        </details>
      )}
    </>
  );
}

function RemarkList({ items }: { items: readonly RemarkOfCase[] }) {
  const say = useSay();
  return (
    <ol className="grid gap-12 assistant-list">
      {items.map(({ code, step, field, values }) => {
        const said = remarkSentence({ code, step, field, values }, say);
        return (
          <li key={`${code} ${step}.${field} ${said}`}>
            {said}
            {step !== 'case' && <FieldLink step={step} field={field} />}
          </li>
        );
      })}
    </ol>
  );
}
