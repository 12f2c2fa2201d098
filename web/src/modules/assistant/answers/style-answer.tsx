import { remarkSentence } from '@vigie/domain/modules/assistant/challenge/remark-sentence';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { StyleHint } from '@vigie/domain/modules/assistant/record';
import { type Say, useSay } from '../../../platform/page/messages';
import type { Turn } from '../assisted-case';
import { useAssisted } from '../assisted-case';
import { useProvenMeasures, useStyleHints } from '../queries';
import { FieldLink } from './field-link';
import { Part } from './part';
import { ProvenMeasures } from './proven-measures';
import { TextSuggestions } from './text-suggestions';

/** 'Improve Style': spelling and plain language, what closed cases proved, and a wording of the provider for one text. */
export function StyleAnswer({ turn }: { turn: Turn }) {
  const say = useSay();
  const { id } = useAssisted();
  const hints = useStyleHints(id, turn.step, turn.id);
  const measures = useProvenMeasures(id);
  return (
    <>
      <Part who={say(m.ofSpelling)} query={hints}>
        {(items) => (items.length > 0 ? <Hints items={items} /> : <p>{say(m.noHint)}</p>)}
      </Part>
      <Part who={say(m.ofClosedCases)} query={measures}>
        {(items) => <ProvenMeasures items={items} />}
      </Part>
      <TextSuggestions turn={turn} task="style" />
    </>
  );
}

function Hints({ items }: { items: readonly StyleHint[] }) {
  const say = useSay();
  return (
    <ol className="grid gap-12 assistant-list">
      {items.map((hint) => (
        <li key={`${hint.code} ${hint.step}.${hint.field} ${hint.start}`}>
          {hintSentence(hint, say)}
          <FieldLink step={hint.step} field={hint.field} />
        </li>
      ))}
    </ol>
  );
}

function hintSentence({ code, step, field, word, replacements, values }: StyleHint, say: Say): string {
  if (code !== 'misspelled') return remarkSentence({ code, step, field, values }, say);
  const rather = replacements.length > 0 ? ` ${say(m.replacements, { words: replacements.join(', ') })}` : '';
  return say(m.spelling, { word }) + rather;
}
