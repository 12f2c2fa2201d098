import { defects } from './defects';
import { it } from './it';
import { machines } from './machines';
import { processes } from './processes';
import { quality } from './quality';
import { safety } from './safety';
import type { BuiltInWords } from './words';

/** Words that mean the same in French and English, and as people shorten them. */
export interface BuiltInGroup {
  readonly key: string;
  readonly french: readonly string[];
  readonly english: readonly string[];
}

const rooms: readonly BuiltInWords[] = [machines, defects, processes, quality, safety, it];

export const builtInGroups: readonly BuiltInGroup[] = rooms.flatMap((room) =>
  Object.entries(room).map(([key, [french, english]]) => ({
    key,
    french: french.split(', '),
    english: english.split(', '),
  })),
);
