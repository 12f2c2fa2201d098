import type { RecordEndpoints } from '@vigie/domain/modules/records/endpoints';
import type { Call, Handlers } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { commentOn, listCommentsOn, listReadersOf } from './comments';
import { attachTo, detachFrom, downloadFrom } from './files';
import { getHistoryOf } from './history';
import type { ServerKind, StoredRecord } from './server-kind';

type Common = RecordEndpoints<''>;
type CallTo<Name extends keyof Common> = Call<Common[Name]>;

/** Answers for the endpoints that `recordEndpoints` gives a kind. */
export function recordHandlers<Name extends string, Item extends StoredRecord>(
  platform: Platform,
  plan: ServerKind<Name, Item>,
): Handlers<RecordEndpoints<Name>> {
  const { name } = plan.names;
  const handlers = {
    [`list${name}Comments`]: ({ context, params, query }: CallTo<'listComments'>) =>
      listCommentsOn(platform, context, plan, params.id, query.before),
    [`commentOn${name}`]: ({ context, params, body }: CallTo<'commentOn'>) =>
      commentOn(platform, context, plan, params.id, body.text),
    [`list${name}Readers`]: ({ context, params, query }: CallTo<'listReaders'>) =>
      listReadersOf(platform, context, plan, params.id, query.search),
    [`get${name}History`]: ({ context, params, query }: CallTo<'getHistory'>) =>
      getHistoryOf(platform, context, plan, params.id, query),
    [`attachTo${name}`]: ({ context, params, query, request }: CallTo<'attachTo'>) =>
      attachTo(platform, context, plan, { id: params.id, reason: query.reason }, () => request.file()),
    [`detachFrom${name}`]: ({ context, params, body }: CallTo<'detachFrom'>) =>
      detachFrom(platform, context, plan, { ...params, reason: (body as { reason?: string }).reason }),
    [`download${name}Attachment`]: ({ context, params }: CallTo<'downloadAttachment'>) =>
      downloadFrom(platform, context, plan, params.id, params.attachmentId),
  };
  return handlers as unknown as Handlers<RecordEndpoints<Name>>;
}
