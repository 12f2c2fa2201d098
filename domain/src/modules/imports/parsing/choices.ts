import type { Message } from '../../../kernel/message';
import { type Cell, keyOf, type Parsed, shownCell, understood, wrong } from './cell';

/** A closed list, in the words of both languages and those that people use beside them. */
export function choiceOf<Value extends string>(
  labels: Readonly<Record<Value, Message>>,
  alsoCalled: Readonly<Record<Value, readonly string[]>>,
): (cell: Exclude<Cell, null>) => Parsed<Value> {
  const values = Object.keys(labels) as Value[];
  const byKey = new Map<string, Value>();
  for (const value of values) {
    const { fr, en } = labels[value];
    for (const word of [value, fr, en, ...alsoCalled[value]]) byKey.set(keyOf(word), value);
  }
  const known = values.map((value) => labels[value].fr).join(', ');
  return (cell) => {
    const found = typeof cell === 'string' || typeof cell === 'number' ? byKey.get(keyOf(String(cell))) : undefined;
    return found ? understood(found) : wrong('notAChoice', { value: shownCell(cell), known });
  };
}
