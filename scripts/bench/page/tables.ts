import type { LongestOfTree } from '../cause-tree';
import { median, printTable } from '../medians';
import type { Longest } from './interactions';
import type { Visit } from './visits';

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
const middle = (visits: readonly Visit[], of: (visit: Visit) => number) => median(visits.map(of));

/** The first two are the yardsticks. */
export function printVisits(found: readonly { readonly name: string; readonly visits: readonly Visit[] }[]): void {
  const times = found.map(({ visits }) => middle(visits, ({ shown }) => shown));
  const [still = Number.NaN, rendered = Number.NaN] = times;
  printTable(
    ['', 'visible', 'to static', 'to rendered', 'processor', 'requests', 'KB', 'script KB', 'then requests', 'then KB'],
    found.map(({ name, visits }, at) => {
      const time = times[at] ?? Number.NaN;
      const requests = middle(visits, ({ traffic }) => traffic.requests);
      const bytes = middle(visits, ({ traffic }) => traffic.bytes);
      return [
        name,
        ms(time),
        (time / still).toFixed(2),
        (time / rendered).toFixed(2),
        ms(middle(visits, ({ processor }) => processor)),
        String(requests),
        kilobytes(bytes),
        kilobytes(middle(visits, ({ traffic }) => traffic.scriptBytes)),
        `+${middle(visits, ({ whole }) => whole.requests) - requests}`,
        `+${kilobytes(middle(visits, ({ whole }) => whole.bytes) - bytes)}`,
      ];
    }),
  );
}

/** Of each rate in turn, the first being the processor as it is. */
export function printInteractions(
  lines: readonly { readonly name: string; readonly found: readonly (readonly Longest[])[] }[],
): void {
  printTable(
    ['', '1x', 'longest frame', '4x', 'longest frame', '4x to 1x'],
    lines.map(({ name, found }) => {
      const interaction = found.map((longest) => median(longest.map((one) => one.interaction)));
      const frame = found.map((longest) => median(longest.map((one) => one.frame)));
      const [once = 0, slowed = 0] = interaction;
      return [name, ms(once), frameShown(frame[0]), ms(slowed), frameShown(frame[1]), (slowed / once).toFixed(1)];
    }),
  );
}

export function printTree(longest: ReadonlyMap<string, LongestOfTree>): void {
  printTable(
    ['', 'longest task', 'longest frame'],
    [...longest].map(([name, { task, frame }]) => [name, `${task.toFixed(1)} ms`, frameShown(frame)]),
  );
}

const frameShown = (value = 0) => (value === 0 ? '< 50 ms' : ms(value));
