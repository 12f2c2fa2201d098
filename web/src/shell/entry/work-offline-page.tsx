import { offlineNoticeMessages as notice } from '@vigie/domain/messages/offline-notice';
import { offlinePageMessages as m } from '@vigie/domain/messages/offline-pages';
import { useEffect, useState } from 'react';
import { people } from '../../platform/offline/offline';
import { UnlockForm } from '../../platform/offline/unlock-form';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useRouter } from '../../platform/router/router';
import { Select } from '../../ui/choices/select';
import { EntryFrame } from './entry-frame';

interface Known {
  readonly owner: number;
  readonly name: string;
}

/** Into the application without a network, for those who have chosen a code on this device. */
export default function WorkOfflinePage() {
  const say = useSay();
  const { history } = useRouter();
  const [known, setKnown] = useState<readonly Known[] | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    people.list().then(
      (all) => setKnown(all.filter(({ wrapped }) => wrapped !== null)),
      () => setKnown([]),
    );
  }, []);
  const owner = chosen ?? known?.[0]?.owner;
  return (
    <EntryFrame title={say(notice.unlockTitle)}>
      {known?.length === 0 && <p className="muted">{say(notice.closed)}</p>}
      {known?.length === 1 && <p className="muted">{known[0]?.name}</p>}
      {known && known.length > 1 && (
        <Select
          label={say(m.person)}
          value={String(owner)}
          options={known.map((one) => ({ value: String(one.owner), label: one.name }))}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {owner !== undefined && <UnlockForm owner={owner} onOpened={() => history.push('/offline')} />}
      <Link className="linkbtn" to="/login">
        {say(m.signInOnline)}
      </Link>
    </EntryFrame>
  );
}
