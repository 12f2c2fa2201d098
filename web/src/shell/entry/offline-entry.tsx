import { offlinePageMessages as m } from '@vigie/domain/messages/offline-pages';
import { useEffect, useState } from 'react';
import { people } from '../../platform/offline/offline';
import { UnlockForm } from '../../platform/offline/unlock-form';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { Select } from '../../ui/choices/select';

interface Known {
  readonly owner: number;
  readonly name: string;
}

/** Into the application without a network, for those who have chosen a code on this device. */
export default function OfflineEntry() {
  const say = useSay();
  const { history } = useRouter();
  const [known, setKnown] = useState<readonly Known[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    people.list().then(
      (all) => setKnown(all.filter(({ wrapped }) => wrapped !== null)),
      () => {},
    );
  }, []);
  const owner = chosen ?? known[0]?.owner;
  if (owner === undefined) return null;
  return (
    <section className="stack-sm" aria-labelledby="offline-entry">
      <h2 id="offline-entry" className="text-14">
        {say(m.unlockTitle)}
      </h2>
      {known.length > 1 && (
        <Select
          label={say(m.person)}
          value={String(owner)}
          options={known.map((one) => ({ value: String(one.owner), label: one.name }))}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {known.length === 1 && <p className="muted">{known[0]?.name}</p>}
      <UnlockForm owner={owner} onOpened={() => history.push('/offline')} />
    </section>
  );
}
