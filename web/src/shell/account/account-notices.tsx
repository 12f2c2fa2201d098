import { connectionMessages } from '@vigie/domain/messages/connection';
import { type AccountNotice, accountsEndpoints } from '@vigie/domain/modules/accounts/contract';
import { lostFactorWaitDays } from '@vigie/domain/modules/accounts/identity';
import { accountNewsMessages as m } from '@vigie/domain/modules/accounts/messages/account-news';
import { useState } from 'react';
import { formatMinute } from '../../platform/page/dates';
import { type Say, useSay } from '../../platform/page/messages';
import { updateUser } from '../../platform/session/session';
import { call } from '../../platform/transport/api';
import { sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { Banner } from '../../ui/overlays/banner';
import { notify } from '../../ui/overlays/toast';

/** What administrators did to the own account. It stays on every page until its person says that they have read it. */
export default function AccountNotices({ notices }: { notices: readonly AccountNotice[] }) {
  return (
    <div className="page-notice stack-sm">
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function Notice({ notice }: { notice: AccountNotice }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const acknowledge = async () => {
    setBusy(true);
    try {
      updateUser(await call(accountsEndpoints.acknowledgeNotice, { params: { id: notice.id } }));
    } catch (error) {
      setBusy(false);
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    }
  };
  return (
    <Banner kind="warning">
      <p>{sentence(notice, say)}</p>
      <Button size="small" busy={busy} onClick={acknowledge}>
        {say(m.acknowledge)}
      </Button>
    </Banner>
  );
}

function sentence({ kind, by, confirmed_by: confirmedBy, reason, at }: AccountNotice, say: Say): string {
  const values = { by, reason, when: formatMinute(at) };
  if (kind === 'second_factor_removed') {
    const from = new Date(Date.parse(at) + lostFactorWaitDays * 86_400_000).toISOString();
    return say(m.secondFactorRemoved, { ...values, from: formatMinute(from) });
  }
  return confirmedBy ? say(m.passwordResetByTwo, { ...values, confirmedBy }) : say(m.passwordReset, values);
}
