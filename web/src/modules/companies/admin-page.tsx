import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { useRouter } from '../../platform/router/router';
import { Page } from '../../ui/foundation/page';
import { Tabs } from '../../ui/lists/tabs';
import { WaitingResets } from '../accounts/public';
import { FeedbackList, feedbackStateOf } from '../feedback/public';
import { AddAdminForm } from './add-admin-form';
import { type AdminSearch, addressOfAdmin, adminSearchOf, adminTabs } from './admin-search';
import { CompaniesCard, HeadsWarning } from './companies-card';
import { CreateCompanyForm } from './create-company-form';
import { CreateUserForm } from './create-user-form';
import { Gate } from './gate';
import { LinkProviderForm } from './link-provider-form';
import './admin.css';

/** Unlocked for this page's life; the calls behind it need the role whatever the page shows. */
export default function AdminPage() {
  const [unlocked, setUnlocked] = useState(false);
  return unlocked ? <Administration /> : <Gate onOpen={() => setUnlocked(true)} />;
}

const tabLabels = { accounts: m.tabAccounts, feedback: m.tabFeedback };

function Administration() {
  const say = useSay();
  const { history } = useRouter();
  const search = usePageSearch(adminSearchOf);
  const usual = adminSearchOf({});
  const show = (changes: Partial<AdminSearch>) => {
    const address = addressOfAdmin({ ...search, page: 1, ...changes });
    // Typing into the search would otherwise fill the history.
    if ('search' in changes) history.replace(address);
    else history.push(address);
  };
  return (
    <div className="admin-page">
      <Page title={say(pageTitleMessages.administration)}>
        <Tabs
          label={say(pageTitleMessages.administration)}
          tabs={adminTabs.map((value) => ({ value, label: say(tabLabels[value]) }))}
          value={search.tab}
          onChange={(tab) => history.push(addressOfAdmin({ ...usual, tab }))}
        >
          {search.tab === 'accounts' ? (
            <Accounts search={search} show={show} />
          ) : (
            <FeedbackList
              state={feedbackStateOf(search.state)}
              page={search.page}
              addressOf={(shown) => addressOfAdmin({ ...usual, tab: 'feedback', ...shown })}
              onShow={show}
            />
          )}
        </Tabs>
      </Page>
    </div>
  );
}

function Accounts(props: { search: AdminSearch; show: (changes: Partial<AdminSearch>) => void }) {
  return (
    <div className="items-start grid admin">
      <div className="admin-list stack">
        <HeadsWarning />
        <WaitingResets />
        <CompaniesCard {...props} />
      </div>
      <div className="admin-forms stack">
        <CreateCompanyForm />
        <AddAdminForm />
        <LinkProviderForm />
      </div>
      <div className="admin-foot">
        <CreateUserForm />
      </div>
    </div>
  );
}
