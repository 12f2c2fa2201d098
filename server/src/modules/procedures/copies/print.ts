import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { copiesEndpoints } from '@vigie/domain/modules/procedures/copies/contract';
import {
  copyUseMessages,
  copyMessages as m,
  copyPaperMessages as p,
} from '@vigie/domain/modules/procedures/copies/messages';
import { checkAddress } from '@vigie/domain/modules/procedures/id';
import { isQa } from '@vigie/domain/modules/procedures/rights';
import { type Speak, shown } from '../../../platform/documents/nodes';
import type { Call, FileAnswer } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { paperOf } from '../versions/print';
import { versionTable } from '../versions/versions';
import { copyTable } from './copies';

/** A copy is printed by those who hold it and by those who hand it out, while it is valid. */
export async function printCopy(
  platform: Platform,
  { context, params }: Call<(typeof copiesEndpoints)['printProcedureCopy']>,
): Promise<FileAnswer> {
  const { actor, style } = context;
  const { copy, version } = await platform.database.read(context, async (reader) => {
    const found = await copyTable.read(reader, context, params.id);
    return { copy: found, version: await versionTable.read(reader, context, found.versionId) };
  });
  const isOwn = copy.holderId === actor.userId || copy.authorId === actor.userId || version.ownerId === actor.userId;
  if (!isOwn && !isQa(actor)) throw new Refusal('not_allowed', { message: m.onlyHolder });
  if (copy.status !== 'issued') throw new Refusal('wrong_state', { message: m.ended });
  const { label, use, validUntil, token } = copy;
  const speak: Speak = (message, values) => say(style, message, values);
  const facts = [
    speak(p.copy, { label, use: speak(copyUseMessages[use]) }),
    ...(validUntil === null ? [] : [speak(p.until, { when: shown(validUntil) })]),
  ];
  return paperOf(platform, context, version, {
    name: label,
    facts,
    address: `${platform.publicUrl()}${checkAddress(token)}`,
  });
}
