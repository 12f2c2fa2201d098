import type { CauseLine } from '../../../cases/public';
import type { Reading } from '../reading';
import type { Found, Rule } from '../remark';
import { spelled } from '../text/spelled';
import { isSystemCause } from '../text/system-words';
import { isHumanError } from './human-error';

const fewestWhys = 3;

const at = ({ id, number }: CauseLine, values: Found['values'] = {}): Found => ({
  step: 'rootCause',
  field: `${id}.text`,
  values: { why: number, ...values },
});

const closesChain = (text: string) => isSystemCause(spelled(text).plain) && !isHumanError(text);

export const whyChainShort: Rule = {
  code: 'why_chain_short',
  steps: ['rootCause'],
  find: ({ lines }) =>
    lines
      .filter(({ cause, depth }) => cause.isRootCause && depth + 1 < fewestWhys && !closesChain(cause.text))
      .map((line) => at(line, { n: line.depth + 1 })),
};

const negation = /\b(?:pas|non|jamais|aucune?|sans|not|no|never|without)\b|n't\b/;

/** Whether one says nothing that the other has not said. */
function repeats(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared === one.size || (2 * shared) / (one.size + other.size) >= 0.9;
}

function ancestorsOf({ lineOf }: Reading, line: CauseLine): readonly CauseLine[] {
  const above: CauseLine[] = [];
  for (let one = lineOf.get(line.cause.parentId ?? ''); one; one = lineOf.get(one.cause.parentId ?? ''))
    above.push(one);
  return above;
}

export const whyRepeats: Rule = {
  code: 'why_repeats',
  steps: ['rootCause'],
  find: (reading) => {
    const none: ReadonlySet<string> = new Set();
    const termsOf = ({ id }: CauseLine) => reading.termsOfCause.get(id) ?? none;
    const isNegated = ({ id }: CauseLine) => negation.test(reading.plainOfCause.get(id) ?? '');
    return reading.lines.flatMap((line) => {
      const said = ancestorsOf(reading, line).find(
        (above) => repeats(termsOf(line), termsOf(above)) && isNegated(line) === isNegated(above),
      );
      return said ? [at(line, { other: said.number })] : [];
    });
  },
};
