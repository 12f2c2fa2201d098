import { createHash } from 'node:crypto';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { fieldsRewrittenBy } from '@vigie/domain/kernel/trail/audit-event';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Comment } from '@vigie/domain/modules/comments/public';
import { type Subject, walkHistory } from '../../../platform/audit/events';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { walkComments } from '../../comments/public';
import type { Seal } from './plan';

export type Piece =
  | { readonly part: 'comments'; readonly items: readonly Comment[] }
  | { readonly part: 'history'; readonly items: readonly RecordedEvent[] }
  | { readonly part: 'seal'; readonly seal: Seal };

/**
 * The talk, then the history up to an event, both oldest first and some at a time, then the seal on all of it. The hash is fed
 * in the order of canonical JSON, so that nothing has to be held for it.
 */
export async function* piecesOf(
  { database, publicKey }: Platform,
  context: Context,
  subject: Subject,
  contents: Readonly<Record<string, unknown>>,
  upTo: number,
): AsyncGenerator<Piece> {
  const hash = createHash('sha256');
  const fields = new Set<string>();
  const known: Readonly<Record<string, () => unknown>> = {
    publicKey: () => publicKey,
    rewritten: () => [...fields].sort(),
  };
  const feedItems = (items: readonly unknown[], isFirst: boolean) => {
    for (const [place, item] of items.entries()) {
      hash.update(`${isFirst && place === 0 ? '' : ','}${canonicalJson(item as Json)}`);
    }
  };
  const keys = [...Object.keys(contents), ...Object.keys(known), 'comments', 'history'].sort();
  for (const [place, key] of keys.entries()) {
    hash.update(`${place === 0 ? '{' : ','}"${key}":`);
    if (key !== 'comments' && key !== 'history') {
      hash.update(canonicalJson((known[key]?.() ?? contents[key]) as Json));
      continue;
    }
    hash.update('[');
    let isFirst = true;
    if (key === 'comments') {
      for await (const items of walkComments(database, context, subject)) {
        feedItems(items, isFirst);
        isFirst = false;
        yield { part: 'comments', items };
      }
    } else {
      for await (const items of walkHistory(database, context, subject, upTo)) {
        feedItems(items, isFirst);
        isFirst = false;
        for (const field of items.flatMap(fieldsRewrittenBy)) fields.add(field);
        yield { part: 'history', items };
      }
    }
    hash.update(']');
  }
  hash.update('}');
  yield { part: 'seal', seal: { rewritten: [...fields].sort(), hash: hash.digest('hex') } };
}
