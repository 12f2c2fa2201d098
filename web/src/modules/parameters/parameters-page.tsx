import { appMessages } from '@vigie/domain/messages/shell/shell';
import { parametersMessages, rulesMessages } from '@vigie/domain/modules/parameters/messages';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { useRouter } from '../../platform/router/router';
import { useUser } from '../../platform/session/session';
import { Page } from '../../ui/foundation/page';
import { Tabs } from '../../ui/lists/tabs';
import { TeamsTab, type UsersSearch, UsersTab, usersSearchOf } from '../accounts/public';
import { addressOfParameters, type ParametersTab, parametersSearchOf, tabsFor } from './parameters-search';
import { RulesTab } from './rules-tab';
import { UsageLine } from './usage-line';

const tabLabels = { users: parametersMessages.tabUsers, teams: parametersMessages.tabTeams, rules: rulesMessages.tab };

export default function ParametersPage() {
  const say = useSay();
  const { history } = useRouter();
  const tabs = tabsFor(useUser());
  const search = usePageSearch((raw) => parametersSearchOf(raw, tabs));
  const addressOf = (users: UsersSearch, tab: ParametersTab = search.tab) =>
    addressOfParameters({ ...users, tab }, tabs);
  const show = (changes: Partial<UsersSearch>) => {
    const address = addressOf({ ...search, page: 1, ...changes });
    // Typing into the search would otherwise fill the history.
    if ('search' in changes) history.replace(address);
    else history.push(address);
  };
  return (
    <Page title={say(appMessages.parameters)}>
      <Tabs
        label={say(appMessages.parameters)}
        tabs={tabs.map((value) => ({ value, label: say(tabLabels[value]) }))}
        value={search.tab}
        onChange={(tab) => history.push(addressOf(usersSearchOf({}), tab))}
      >
        {search.tab === 'users' && <UsageLine />}
        {search.tab === 'users' && <UsersTab search={search} show={show} addressOf={addressOf} />}
        {search.tab === 'teams' && <TeamsTab />}
        {search.tab === 'rules' && <RulesTab />}
      </Tabs>
    </Page>
  );
}
