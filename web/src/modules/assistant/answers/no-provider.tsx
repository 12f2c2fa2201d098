import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { providerStateMessages } from '@vigie/domain/modules/assistant/messages/assistant';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { Assistant } from '@vigie/domain/modules/assistant/record';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';

/** Plainly that none answers, why, and where that is changed. */
export function NoProvider({ assistant }: { assistant: Assistant }) {
  const say = useSay();
  const user = useUser();
  const { state } = assistant;
  if (state === 'ready') return null;
  const isSetHere = state !== 'not_configured' && hasRole(user, 'company_admin');
  return (
    <div className="assistant-part">
      <p>{say(providerStateMessages[state])}</p>
      {isSetHere && (
        <Link className="block small assistant-place" to="/apps/parameters" search={{ tab: 'rules' }}>
          {say(m.toParameters)}
        </Link>
      )}
    </div>
  );
}
