import { createHash } from 'node:crypto';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import { fieldsRewrittenBy } from '@vigie/domain/modules/cases/signing/rewritten-fields';
import type { Comment } from '@vigie/domain/modules/comments/public';
import { walkHistory } from '../../../platform/audit/events';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { walkComments } from '../../comments/public';
import { ownerOf } from '../case-view';
import type { Dossier, Seal } from './data';

export type Piece =
  | { readonly part: 'comments'; readonly items: readonly Comment[] }
  | { readonly part: 'history'; readonly items: readonly RecordedEvent[] }
  | { readonly part: 'seal'; readonly seal: Seal };

/**
 * The talk, then the history, both oldest first and some at a time, then the seal on all of it. The hash is fed in the
 * order of canonical JSON, so that nothing has to be held for it.
 */
export async function* piecesOf(platform: Platform, context: Context, dossier: Dossier): AsyncGenerator<Piece> {
  const { database, publicKey } = platform;
  const subject = { companyId: context.actor.companyId, ...ownerOf(dossier.case.id) };
  const hash = createHash('sha256');
  const feed = (key: string, value: unknown) => hash.update(`"${key}":${canonicalJson(value as Json)}`);
  const feedItems = (items: readonly unknown[], isFirst: boolean) => {
    for (const [place, item] of items.entries()) {
      hash.update(`${isFirst && place === 0 ? '' : ','}${canonicalJson(item as Json)}`);
    }
  };

  hash.update('{');
  feed('case', dossier.case);
  hash.update(',"comments":[');
  let isFirst = true;
  for await (const items of walkComments(database, context, subject)) {
    feedItems(items, isFirst);
    isFirst = false;
    yield { part: 'comments', items };
  }
  hash.update('],');
  feed('decisions', dossier.decisions);
  hash.update(',"history":[');
  const fields = new Set<string>();
  isFirst = true;
  for await (const items of walkHistory(database, context, subject, dossier.upTo)) {
    feedItems(items, isFirst);
    isFirst = false;
    for (const field of items.flatMap(fieldsRewrittenBy)) fields.add(field);
    yield { part: 'history', items };
  }
  hash.update('],');
  const rewritten = [...fields].sort();
  feed('publicKey', publicKey);
  hash.update(',');
  feed('questionnaires', dossier.questionnaires);
  hash.update(',');
  feed('recurrence', dossier.recurrence);
  hash.update(',');
  feed('rewritten', rewritten);
  hash.update(',');
  feed('steps', dossier.steps);
  hash.update('}');
  yield { part: 'seal', seal: { rewritten, hash: hash.digest('hex') } };
}
