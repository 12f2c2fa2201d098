import { searchWords } from '@vigie/domain/kernel/search-words';
import { auditTypeMessages } from '@vigie/domain/modules/audits/audits/messages';
import type { NamedLine } from '@vigie/domain/modules/audits/programmes/contract';
import { isTypedIn } from '../../../platform/lists/typed-match';
import { textOf } from '../../../platform/page/address';
import type { Say } from '../../../platform/page/messages';
import type { RawSearch } from '../../../platform/page/page-search';

export interface NumberedLine {
  readonly line: NamedLine;
  /** Counted from 1, as people read it. */
  readonly n: number;
}

export interface LinesSearch {
  readonly find: string;
  /** The line that is open: its id, `new`, or `copy-` with the id of the one that is copied. */
  readonly line: string;
}

export function linesSearchOf({ find, line = '' }: RawSearch): LinesSearch {
  return { find: textOf(find), line: /^(new|(copy-)?[0-9a-f]{8}-[0-9a-f-]{27})$/.test(line) ? line : '' };
}

export function linesAddress(programme: string, { find = '', line = '' }: Partial<LinesSearch>): string {
  const query = new URLSearchParams({ ...(find && { find }), ...(line && { line }) });
  const path = `/apps/audit/programmes/${programme}/lines`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Those that say every word somewhere. */
export function matchingLines(lines: readonly NumberedLine[], find: string, say: Say): readonly NumberedLine[] {
  const words = searchWords(find);
  if (words.length === 0) return lines;
  return lines.filter(({ line }) => {
    const text = textOfLine(line, say);
    return words.every((word) => isTypedIn(text, word));
  });
}

function textOfLine(line: NamedLine, say: Say): string {
  const standards = line.standards.flatMap(({ standard, clauses }) => [standard, ...clauses]);
  const texts = [say(auditTypeMessages[line.type]), line.site, line.supplier, line.lead ?? '', line.template ?? ''];
  return [...texts, ...line.departments, ...line.processes, ...standards].join(' ');
}
