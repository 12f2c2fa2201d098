import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { findNotice } from '@vigie/domain/kernel/records/notices';
import { notificationMailMessages as m } from '@vigie/domain/modules/notifications/messages/notifications';
import type { Reader } from '../../platform/database/tx';
import { type Mail, type MailKinds, mailStyle } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { listMailedNews } from './repository';

/** Where to look and nothing else: neither a name nor what it is about. */
export function notificationMails({ publicUrl, notices }: Pick<Platform, 'publicUrl' | 'notices'>): MailKinds {
  const full = (address: string) => new URL(address, publicUrl()).href;
  const titleOf = (type: string, style: SpokenStyle) => {
    const notice = findNotice(notices, type);
    // A type that a later release no longer has still says where to look.
    return notice ? say(style, notice.mail) : type;
  };

  const notification = async (reader: Reader, companyId: number, { id }: { id: number }): Promise<Mail | null> => {
    const [news] = await listMailedNews(reader, companyId, [id]);
    if (!news) return null;
    const style = mailStyle(news.style);
    const values = { title: titleOf(news.type, style), id: news.recordId };
    return {
      to: news.email,
      subject: say(style, m.subject, values),
      text: say(style, findNotice(notices, news.type)?.isUrgent ? m.urgentBody : m.body, {
        ...values,
        address: full(news.address),
      }),
    };
  };

  const digest = async (
    reader: Reader,
    companyId: number,
    { ids, total }: { ids: number[]; total: number },
  ): Promise<Mail | null> => {
    const items = await listMailedNews(reader, companyId, ids);
    const [first] = items;
    if (!first) return null;
    const style = mailStyle(first.style);
    const lines = items.map(({ type, recordId, address }) =>
      say(style, m.digestLine, { title: titleOf(type, style), id: recordId, address: full(address) }),
    );
    const left = total - items.length;
    if (left > 0) lines.push(say(style, m.digestMore, { n: left, address: full('/apps/notifications') }));
    return {
      to: first.email,
      subject: say(style, m.digestSubject, { n: total }),
      text: [...lines, say(style, m.digestFoot)].join('\n\n'),
    };
  };

  return { notification, digest };
}
