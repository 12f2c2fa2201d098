import type { Message } from '@vigie/domain/kernel/message';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { stepFieldMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import type { Say } from '../../../../platform/page/messages';

const messages: Readonly<Record<string, Message>> = m;

/** The name of a field as its page writes it. */
export function fieldLabel(name: string, say: Say): string {
  const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
  return message ? say(message) : name;
}

/** The value of a field in words, whatever it holds: a text, an answer with its explanation, rows. */
export function formatField(value: Json | undefined, say: Say): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return say(value ? m.Yes : m.No);
  if (typeof value === 'string') return Object.hasOwn(messages, value) ? fieldLabel(value, say) : value;
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value) ? value : inOrder(value as { readonly [name: string]: Json });
  return parts
    .map((part: Json) => formatField(part, say))
    .filter(Boolean)
    .join(Array.isArray(value) ? '\n' : ' – ');
}

const order = ['answer', 'text', 'product', 'batchNumber', 'status'];

/** The database keeps the parts of a value in an order of its own. */
function inOrder(value: { readonly [name: string]: Json }): Json[] {
  const names = Object.keys(value).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return names.map((name) => value[name] ?? null);
}
