import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { say } from '@vigie/domain/kernel/message';
import { bucketStart, endedBuckets } from '@vigie/domain/modules/insights/control-charts/buckets';
import { monthlyMailMessages as m } from '@vigie/domain/modules/insights/control-charts/messages';
import { monthName } from '@vigie/domain/modules/insights/control-charts/signal';
import { type Context, systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Reader } from '../../../platform/database/tx';
import { type Mail, type MailKinds, mailStyle, sendMail } from '../../../platform/mail/mail';
import type { Platform } from '../../../platform/platform';
import { findUser } from '../../accounts/public';
import type { InsightsReader } from '../insights';
import { insightsPdf } from '../print';
import { claimMonth, findSubscription, listWaitingSubscribers } from './subscription-repository';

/**
 * The figures of the month that has ended, to each who subscribed: one transaction a person, so that two copies of the program
 * send no person two, and one that is stopped goes on with the next person.
 */
export async function sendMonthlyFigures(
  { database }: Platform,
  today = new Date().toISOString().slice(0, 10),
): Promise<void> {
  const [{ from: month } = { from: bucketStart('month', today) }] = endedBuckets('month', 1, today);
  for (const companyId of await database.read(systemContext(platformCompanyId), listCompanyIds)) {
    const context = systemContext(companyId, 'monthly-figures');
    for (const userId of await database.read(context, (reader) => listWaitingSubscribers(reader, companyId, month))) {
      await database.transaction(context, async (tx) => {
        const claimed = await claimMonth(tx, userId, month);
        if (!claimed) return;
        await sendMail(tx, 'monthlyFigures', { userId, month });
        tx.audit({
          action: 'kpi_subscription.sent',
          record: 'kpi_subscription',
          recordId: userId,
          changes: [{ field: 'sentMonth', from: claimed.before, to: month }],
        });
      });
    }
  }
}

/** Read as the subscriber: what is confidential is in the file of those alone who may read it. */
export function monthlyMails(platform: Platform, figures: InsightsReader): MailKinds {
  const monthlyFigures = async (
    reader: Reader,
    companyId: number,
    { userId, month }: { userId: number; month: string },
  ): Promise<Mail | null> => {
    const [user, subscription] = await Promise.all([
      findUser(reader, companyId, userId),
      findSubscription(reader, companyId, userId),
    ]);
    if (user?.state !== 'active' || !subscription?.isOn) return null;
    const style = mailStyle(user.preferences.languageStyle);
    const context: Context = {
      actor: {
        companyId,
        userId,
        username: user.username,
        roles: user.roles,
        displayName: `${user.firstName} ${user.lastName}`,
      },
      requestId: 'monthly-figures',
      style,
    };
    const [year = '', number = ''] = month.split('-');
    const to = new Date(Date.UTC(Number(year), Number(number), 0)).toISOString().slice(0, 10);
    const words = { month: monthName(style, month) };
    const address = new URL(`/apps/kpi?from=${month}&to=${to}`, platform.publicUrl()).href;
    return {
      to: user.email,
      subject: say(style, m.subject, words),
      text: say(style, m.body, { ...words, address }),
      attachments: [
        {
          filename: say(style, m.fileName, { month: `${year}-${number}` }),
          content: await insightsPdf(platform, figures, context, { from: month, to }),
          contentType: 'application/pdf',
        },
      ],
    };
  };
  return { monthlyFigures };
}
