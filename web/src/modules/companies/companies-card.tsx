import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { ListPager } from '../../platform/lists/list-pager';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { SearchField } from '../../ui/fields/search-field';
import { EmptyState } from '../../ui/lists/empty-state';
import { Banner } from '../../ui/overlays/banner';
import { type AdminSearch, addressOfAdmin } from './admin-search';
import { CompanyDialog, type CompanyTask } from './company-dialog';
import { CompanyItem } from './company-item';
import { errorText } from './error-text';
import { type CompanyList, useCompanies, useInstallation } from './queries';

interface CompaniesCardProps {
  search: AdminSearch;
  show: (changes: Partial<AdminSearch>) => void;
}

export function CompaniesCard({ search, show }: CompaniesCardProps) {
  const say = useSay();
  const companies = useCompanies(search);
  return (
    <section className="card" aria-label={say(m.companies)}>
      <div className="row card-head companies-head">
        <SearchField label={say(m.search)} value={search.search} onChange={(text) => show({ search: text })} />
        <SegmentedControl
          label={say(m.filter)}
          value={search.archived ? 'archived' : 'active'}
          options={[
            { value: 'active', label: say(m.filterActive) },
            { value: 'archived', label: say(m.filterArchived) },
          ]}
          onChange={(chosen) => show({ archived: chosen === 'archived' })}
        />
        {companies.data && <span className="digits muted companies-count">{companies.data.total}</span>}
      </div>
      {companies.isPending && (
        <p className="companies-state muted" role="status">
          {say(m.loading)}
        </p>
      )}
      {companies.isError && !companies.data && (
        <EmptyState
          failed
          title={say(m.loadFailed, { text: errorText(companies.error, say) })}
          action={<Button onClick={() => companies.refetch()}>{say(generalMessages.retry)}</Button>}
        />
      )}
      {companies.data?.items.length === 0 && <EmptyState title={say(m.empty)} />}
      {companies.data && companies.data.items.length > 0 && (
        <Companies list={companies.data} stale={companies.isPlaceholderData} search={search} show={show} />
      )}
    </section>
  );
}

function Companies({ list, stale, search, show }: CompaniesCardProps & { list: CompanyList; stale: boolean }) {
  const [task, setTask] = useState<CompanyTask | null>(null);
  return (
    <>
      <ul className={stale ? 'companies table-stale' : 'companies'} aria-busy={stale || undefined}>
        {list.items.map((company) => (
          <CompanyItem key={company.id} company={company} onTask={setTask} />
        ))}
      </ul>
      {list.pageCount > 1 && (
        <div className="line-top companies-pager">
          <ListPager
            list={list}
            hrefOf={(page) => addressOfAdmin({ ...search, page })}
            onPage={(page) => show({ page })}
          />
        </div>
      )}
      {task && <CompanyDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}

/** Nothing while it is not known, nor where heads are sent. */
export function HeadsWarning() {
  const say = useSay();
  const { data } = useInstallation();
  if (!data || data.sendsHeads) return null;
  return <Banner kind="warning">{say(m.noHeads, { variable: 'VIGIE_HEADS_TO' })}</Banner>;
}
