import { platformCompanyId } from '@vigie/domain/kernel/actor';
import { say } from '@vigie/domain/kernel/message';
import { notificationMailMessages as m } from '@vigie/domain/messages/notifications';
import { systemContext } from '../../platform/context';
import { listCompanyIds } from '../../platform/database/companies';
import { type Mail, mailStyle, sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { claimDigest, type Digest, type DigestReader, findDigestReader } from './digest-repository';

/**
 * The summary of the day. One transaction for each person, which takes their news and writes their mail: two copies of
 * the program that do this at once tell nobody twice, and one that is stopped goes on with the next person.
 */
export async function sendDigests(platform: Platform): Promise<void> {
  const { database } = platform;
  for (const companyId of await database.read(systemContext(platformCompanyId), listCompanyIds)) {
    const context = systemContext(companyId, 'digest');
    let last = -1;
    for (;;) {
      const person = await database.read(context, (reader) => findDigestReader(reader, companyId, last));
      if (!person) break;
      last = person.userId;
      await database.transaction(context, async (tx) => {
        const digest = await claimDigest(tx, person.userId);
        if (person.isActive && digest.total > 0) await sendMail(tx, digestMail(person, digest, platform.publicUrl()));
      });
    }
  }
}

/** Where to look and nothing else: neither a name nor what it is about. */
function digestMail({ email, style }: DigestReader, { total, items }: Digest, publicUrl: string): Mail {
  const language = mailStyle(style);
  const full = (address: string) => new URL(address, publicUrl).href;
  const lines = items.map(({ type, recordId, address }) =>
    say(language, m.digestLine, { title: say(language, m[type]), id: recordId, address: full(address) }),
  );
  const left = total - items.length;
  if (left > 0) lines.push(say(language, m.digestMore, { n: left, address: full('/apps/notifications') }));
  return {
    to: email,
    subject: say(language, m.digestSubject, { n: total }),
    text: [...lines, say(language, m.digestFoot)].join('\n\n'),
  };
}
