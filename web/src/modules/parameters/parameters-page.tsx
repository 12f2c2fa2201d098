import { usePageSearch } from '../../platform/page/page-search';
import { fetchAhead } from '../../platform/page-files/fetch-ahead';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import { useRouter } from '../../platform/router/router';
import { useUser } from '../../platform/session/session';
import { TeamsTab, type UsersSearch, UsersTab } from '../accounts/public';
import { ParametersFrame } from './parameters-frame';
import { addressOfParameters, parametersSearchOf } from './parameters-search';
import { tabsFor } from './rooms';
import { UsageLine } from './usage-line';

/** The page opens on the users. */
const RulesTab = lazyComponent(async () => ({ default: (await import('./rules-tab')).RulesTab }));
fetchAhead(RulesTab.load);

export default function ParametersPage() {
  const { history } = useRouter();
  const tabs = tabsFor(useUser());
  const search = usePageSearch((raw) => parametersSearchOf(raw, tabs));
  const addressOf = (users: UsersSearch) => addressOfParameters({ ...users, tab: search.tab }, tabs);
  const show = (changes: Partial<UsersSearch>) => {
    const address = addressOf({ ...search, page: 1, ...changes });
    // Typing into the search would otherwise fill the history.
    if ('search' in changes) history.replace(address);
    else history.push(address);
  };
  return (
    <ParametersFrame room={search.tab}>
      {search.tab === 'users' && <UsageLine />}
      {search.tab === 'users' && <UsersTab search={search} show={show} addressOf={addressOf} />}
      {search.tab === 'teams' && <TeamsTab />}
      {search.tab === 'rules' && <RulesTab />}
    </ParametersFrame>
  );
}
