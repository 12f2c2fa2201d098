import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { shellMessages } from '@vigie/domain/messages/shell/shell';
import { useEffect } from 'react';
import { GoTo } from '../../platform/page/go-to';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { refreshUser, signOut } from '../../platform/session/account';
import { takeReturnAddress } from '../../platform/session/return-place';
import { useSession } from '../../platform/session/session';
import { Button } from '../../ui/buttons/button';
import { Banner } from '../../ui/overlays/banner';
import { Confirmation } from '../entry/confirmation';
import { EntryFrame } from '../entry/entry-frame';
import { Factors } from './factors';
import { useSecondFactor } from './queries';

/** Where the company asks for a second factor, the password opens nothing but this page. */
export default function SetUpPage() {
  const say = useSay();
  const { user } = useSession();
  // A link may have been opened in another window meanwhile.
  useEffect(() => {
    const look = () => void refreshUser().catch(() => {});
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  if (!user) return <GoTo path="/login" />;
  return (
    <EntryFrame title={say(m.setUpTitle)} lead={user.must_set_up_second_factor ? say(m.setUpLead) : undefined}>
      {user.may_add_second_factor ? <SetUp isOwed={user.must_set_up_second_factor} /> : <Confirmation />}
      <Button look="ghost" onClick={signOut}>
        {say(shellMessages.signOut)}
      </Button>
    </EntryFrame>
  );
}

function SetUp({ isOwed }: { isOwed: boolean }) {
  const say = useSay();
  const { history } = useRouter();
  const factor = useSecondFactor();
  if (factor.isPending) return <Loading lines={4} />;
  if (factor.isError) return <LoadFailed query={factor} />;
  const { passkeys, totpSince } = factor.data;
  const hasOne = passkeys.length > 0 || totpSince !== null;
  const leave = async () => {
    // The factor may have been set up in another window: until the account says so, every page leads back here.
    if (isOwed) await refreshUser().catch(() => {});
    history.replace(takeReturnAddress() ?? '/');
  };
  return (
    <>
      {hasOne && <Banner kind="success">{say(m.alreadySetUp)}</Banner>}
      <Factors factor={factor.data} objection={null} isFirst isSetUp={hasOne} />
      {(hasOne || !isOwed) && (
        <Button look="primary" size="large" block onClick={leave}>
          {say(m.setUpDone)}
        </Button>
      )}
    </>
  );
}
