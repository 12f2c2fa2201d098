import { appMessages } from '@vigie/domain/messages/shell/shell';
import type { Overview } from '@vigie/domain/modules/overview/contract';
import { overviewMessages as m } from '@vigie/domain/modules/overview/messages';
import { type Scope, scopes } from '@vigie/domain/modules/overview/works';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { Link } from '../../platform/router/link';
import { Page } from '../../ui/foundation/page';
import { EmptyState } from '../../ui/lists/empty-state';
import { Changes } from './changes';
import { Figures } from './figures';
import { Followed } from './followed';
import { useOverview, useVisit } from './queries';
import { WorkList } from './work-list';
import '../../ui/buttons/segmented-control.css';
import './overview.css';
import type { RawSearch } from '../../platform/page/page-search';

export const overviewPath = '/apps/overview';

/** The state of the page, all of it in the address. */
export interface OverviewSearch {
  readonly scope: Scope;
}

export function overviewSearchOf(raw: RawSearch): OverviewSearch {
  return { scope: scopes.find((scope) => scope === raw.scope) ?? 'me' };
}

export default function OverviewPage() {
  const say = useSay();
  const { scope } = usePageSearch(overviewSearchOf);
  const found = useOverview(scope);
  useVisit(found.data !== undefined);
  const total = found.data?.figures.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.total, 0);
  return (
    <Page
      title={say(appMessages.overview)}
      {...(total !== undefined && { count: say(m.waits, { n: total }) })}
      actions={<ScopeSwitch scope={scope} hasTeam={found.data?.hasTeam ?? true} />}
    >
      {found.isPending && <Loading lines={12} />}
      {!found.isPending && !found.data && <LoadFailed query={found} />}
      {found.data && <Day overview={found.data} scope={scope} />}
    </Page>
  );
}

/**
 * Links, so that the address changes at once, however long the answer takes. Each names its scope, so that they differ.
 */
function ScopeSwitch({ scope, hasTeam }: { scope: Scope; hasTeam: boolean }) {
  const say = useSay();
  const labels = { me: say(m.me), team: say(hasTeam ? m.team : m.everyone) };
  return (
    <nav className="seg overview-scope" aria-label={say(m.scope)}>
      {scopes.map((one) => (
        <Link key={one} to={overviewPath} search={{ scope: one }} aria-current={one === scope ? 'page' : undefined}>
          {labels[one]}
        </Link>
      ))}
    </nav>
  );
}

function Day({ overview, scope }: { overview: Overview; scope: Scope }) {
  const say = useSay();
  const { figures, items, followed, changes } = overview;
  return (
    <div className="grid overview">
      <Figures figures={figures} />
      <div className="items-start grid overview-columns">
        <section className="overview-waiting" aria-label={say(m.waiting)}>
          {items.length > 0 ? (
            <WorkList figures={figures} items={items} isOwn={scope === 'me'} />
          ) : (
            <Nothing scope={scope} />
          )}
        </section>
        <div className="grid overview-beside">
          <Changes changes={changes} />
          {scope === 'me' && <Followed followed={followed} />}
        </div>
      </div>
    </div>
  );
}

function Nothing({ scope }: { scope: Scope }) {
  const say = useSay();
  return (
    <div className="card">
      <EmptyState
        title={say(scope === 'me' ? m.nothing : m.nothingTeam)}
        text={say(m.nothingHelp)}
        action={
          <Link className="btn btn-primary" to="/apps/new-issue">
            {say(m.newIssue)}
          </Link>
        }
      />
    </div>
  );
}
