import { type Message, say } from '@vigie/domain/kernel/message';
import { mailMessages as m } from '@vigie/domain/messages/mails';
import type { LinkPurpose } from '@vigie/domain/modules/accounts/identity';
import type { Reader } from '../../platform/database/tx';
import { type Mail, type MailKinds, mailStyle } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { findSentLink } from './account-link-repository';
import { findCompanyName, findSession, findUser, type UserRecord } from './repository';

const linkMails: Record<LinkPurpose, { readonly page: string; readonly subject: Message; readonly text: Message }> = {
  invitation: { page: '/accept-invitation', subject: m.invitationSubject, text: m.invitationText },
  password_reset: { page: '/reset-password', subject: m.passwordResetSubject, text: m.passwordResetText },
  email_confirmation: { page: '/confirm-email', subject: m.emailConfirmationSubject, text: m.emailConfirmationText },
};

/** Texts of mails about a second factor. */
export type FactorNewsText = Extract<
  keyof typeof m,
  `secondFactor${string}Text` | `passkey${string}Text` | `totp${string}Text` | `recovery${string}Text`
>;

interface FactorNews {
  readonly userId: number;
  readonly text: FactorNewsText;
  readonly values: Record<string, string>;
}

type Facts<Name extends string> = Readonly<Record<Name, string>>;

export function accountMails({ publicUrl, linkTokens }: Pick<Platform, 'publicUrl' | 'linkTokens'>): MailKinds {
  return {
    'account-link': async (reader: Reader, companyId: number, { linkId }: Facts<'linkId'>) => {
      const link = await findSentLink(reader, companyId, linkId);
      const user = link && (await findUser(reader, companyId, link.userId));
      if (!user) return null;
      const { purpose, email, sentBy: inviter } = link;
      const { page, subject, text } = linkMails[purpose];
      const company = (await findCompanyName(reader, companyId)) ?? '';
      const address = `${publicUrl()}${page}#token=${linkTokens.tokenOf({ companyId, id: linkId, purpose })}`;
      return mailTo({ ...user, email }, subject, text, { link: address, company, inviter });
    },
    // To the address that the account had when the change was asked for, even when it has the new one by now.
    'email-change': async (reader: Reader, companyId: number, { linkId }: Facts<'linkId'>) => {
      const link = await findSentLink(reader, companyId, linkId);
      const user = link && (await findUser(reader, companyId, link.userId));
      if (!user) return null;
      const values = { who: link.sentBy, email: link.email };
      return mailTo({ ...user, email: link.accountEmail }, m.emailChangeSubject, m.emailChangeText, values);
    },
    'password-changed': async (reader: Reader, companyId: number, { userId }: { userId: number }) => {
      const user = await findUser(reader, companyId, userId);
      return user && mailTo(user, m.passwordChangedSubject, m.passwordChangedText);
    },
    'second-factor': async (reader: Reader, companyId: number, { userId, text, values }: FactorNews) => {
      const user = await findUser(reader, companyId, userId);
      return user && mailTo(user, m.secondFactorSubject, m[text], values);
    },
    'sign-in': async (reader: Reader, companyId: number, { sessionId }: Facts<'sessionId'>) => {
      const session = await findSession(reader, companyId, sessionId);
      const user = session && (await findUser(reader, companyId, session.userId));
      if (!user) return null;
      const values = { name: `${user.firstName} ${user.lastName}`, address: session.address };
      return mailTo(user, m.signInSubject, m.signInText, values);
    },
  };
}

function mailTo(user: UserRecord, subject: Message, text: Message, values: Record<string, string> = {}): Mail {
  const all = { name: user.firstName, username: user.username, ...values };
  const style = mailStyle(user.preferences.languageStyle);
  return { to: user.email, subject: say(style, subject, all), text: say(style, text, all) };
}
