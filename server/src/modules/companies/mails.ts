import { say } from '@vigie/domain/kernel/message';
import { mailMessages as m } from '@vigie/domain/messages/mails';
import type { Reader } from '../../platform/database/tx';
import type { MailKinds } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { linkOf } from './sign-up';
import { findMailedSignUp } from './sign-up-repository';

export function companyMails({ publicUrl, linkTokens }: Pick<Platform, 'publicUrl' | 'linkTokens'>): MailKinds {
  return {
    'sign-up': async (reader: Reader, _companyId: number, { id }: { id: string }) => {
      const asked = await findMailedSignUp(reader, id);
      if (!asked) return null;
      const link = `${publicUrl()}/confirm-sign-up#token=${linkTokens.tokenOf(linkOf(id))}`;
      return {
        to: asked.email,
        subject: say(asked.style, m.signUpSubject),
        text: say(asked.style, m.signUpText, { name: asked.firstName, company: asked.companyName, link }),
      };
    },
  };
}
