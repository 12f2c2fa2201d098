import { useRouter, useSearch } from '@tanstack/react-router';
import { parametersMessages as m } from '@vigie/domain/messages/parameters';
import { appMessages } from '@vigie/domain/messages/shell';
import { useSay } from '../../platform/messages';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import './parameters.css';
import { addressOfParameters, type ParametersSearch, parametersSearchOf, parametersTabs } from './parameters-search';
import { TeamsTab } from './teams-tab';
import { UsersTab } from './users-tab';

const tabLabels = { users: m.tabUsers, teams: m.tabTeams };

export default function ParametersPage() {
  const say = useSay();
  const { history } = useRouter();
  const search = parametersSearchOf(useSearch({ strict: false }));
  const show = (changes: Partial<ParametersSearch>) => {
    const address = addressOfParameters({ ...search, page: 1, ...changes });
    // Typing into the search would otherwise fill the history.
    if ('search' in changes) history.replace(address);
    else history.push(address);
  };
  return (
    <Page title={say(appMessages.parameters)}>
      <Tabs
        label={say(appMessages.parameters)}
        tabs={parametersTabs.map((value) => ({ value, label: say(tabLabels[value]) }))}
        value={search.tab}
        onChange={(tab) => history.push(addressOfParameters({ ...parametersSearchOf({}), tab }))}
      >
        {search.tab === 'users' ? <UsersTab search={search} show={show} /> : <TeamsTab />}
      </Tabs>
    </Page>
  );
}
