import type { Alert } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import type { Say } from '../../platform/page/messages';

const longest = 240;
const namesInRow = 2;

/** One line of a message: what a row can show of it, and what a screen reader should read of it. */
export function excerptOf(text: string): string {
  const line = text.trim().replace(/\s+/gu, ' ');
  if (line.length <= longest) return line;
  return `${Array.from(line.slice(0, longest + 1))
    .slice(0, -1)
    .join('')}…`;
}

/** How a possible recipient is shown. */
export function formatUser({ username, id }: { readonly username: string; readonly id: number }): string {
  return `${username} (${id})`;
}

/** Whom an alert went to, in the little room of a row. */
export function recipientsInRow({ isEveryone, names }: Alert['recipients'], say: Say): string {
  if (isEveryone) return say(m.everyone);
  const first = names.slice(0, namesInRow).join(', ');
  return names.length > namesInRow ? say(m.andMore, { names: first, n: names.length - namesInRow }) : first;
}
