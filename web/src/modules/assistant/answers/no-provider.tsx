import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { Assistant } from '@vigie/domain/modules/assistant/record';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';

const sentences = {
  not_configured: { what: m.notConfigured, help: m.notConfiguredHelp },
  switched_off: { what: m.switchedOff, help: m.switchedOffHelp },
  budget_spent: { what: m.budgetSpent, help: m.budgetSpentHelp },
};

/** Plainly that none answers, why, and where that is changed. */
export function NoProvider({ assistant }: { assistant: Assistant }) {
  const say = useSay();
  const user = useUser();
  const { state, usedTokens, monthlyTokens } = assistant;
  if (state === 'ready') return null;
  const { what, help } = sentences[state];
  const isSetHere = state !== 'not_configured' && hasRole(user, 'company_admin');
  return (
    <div className="assistant-part">
      <p className="strong">{say(what, { used: usedTokens, most: monthlyTokens })}</p>
      <p className="muted">{say(help)}</p>
      {isSetHere && (
        <Link className="assistant-place" to="/apps/parameters" search={{ tab: 'rules' }}>
          {say(m.toParameters)}
        </Link>
      )}
    </div>
  );
}
