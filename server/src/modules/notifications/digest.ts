import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { systemContext } from '../../platform/context';
import { listCompanyIds } from '../../platform/database/installation';
import { sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { claimDigest, findDigestReader } from './digest-repository';

/**
 * The summary of the day. One transaction for each person, which takes their news and writes their mail: two copies of
 * the program that do this at once tell no person twice, and one that is stopped goes on with the next person.
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
        const { ids, total } = await claimDigest(tx, person.userId);
        if (person.isActive && total > 0) await sendMail(tx, 'digest', { ids: [...ids], total });
      });
    }
  }
}
