import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { UnderstoodQuestion } from '@vigie/domain/modules/assistant/questions/question';
import { caseMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';

/** What was understood is opened by pressing it, never by itself. */
export function UnderstoodPlaces({ read }: { read: Exclude<UnderstoodQuestion, { means: 'nothing' }> }) {
  const say = useSay();
  if (read.means === 'record') return <PlaceLink address={read.address} label={say(m.openRecord, { id: read.id })} />;
  return (
    <ul>
      {read.places.map(({ kind, address }) => (
        <li key={address}>
          <PlaceLink
            address={address}
            label={
              kind && read.places.length > 1 ? say(m.openListOf, { kind: say(caseMessages[kind]) }) : say(m.openList)
            }
          />
        </li>
      ))}
    </ul>
  );
}

function PlaceLink({ address, label }: { address: string; label: string }) {
  const [path = '/', query] = address.split('?');
  return (
    <Link className="block small assistant-place" to={path} search={Object.fromEntries(new URLSearchParams(query))}>
      {label}
    </Link>
  );
}
