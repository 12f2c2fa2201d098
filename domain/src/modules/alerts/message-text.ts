import type { Objection } from '../../kernel/workflow';
import { alertTextLimit } from './contract';
import { alertsMessages as m } from './messages';

/** As the limit counts it: an emoji is one character, and space around the message is not sent. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

/** Null when it can be sent. */
export function textObjection(text: string): Objection | null {
  const length = lengthOf(text);
  if (length === 0) return { message: m.blank };
  if (length > alertTextLimit) return { message: m.tooLong, values: { n: length - alertTextLimit } };
  return null;
}
