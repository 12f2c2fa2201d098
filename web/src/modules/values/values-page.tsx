import type { Value } from '@vigie/domain/modules/values/contract';
import { listLabels, valueLists } from '@vigie/domain/modules/values/lists';
import { valuesPageMessages as m } from '@vigie/domain/modules/values/messages/page';
import { valueStates } from '@vigie/domain/modules/values/value';
import { valueWorkflow } from '@vigie/domain/modules/values/workflow';
import { useState } from 'react';
import { ListPager } from '../../platform/lists/list-pager';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { useRouter } from '../../platform/router/router';
import { Button } from '../../ui/buttons/button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { SearchField } from '../../ui/fields/search-field';
import { EmptyState } from '../../ui/lists/empty-state';
import { Table } from '../../ui/lists/table';
import { ParametersFrame } from '../parameters/public';
import { AddValuesDialog } from './add-values-dialog';
import { EditValueDialog } from './edit-value-dialog';
import { useValues } from './queries';
import { RetireValueDialog } from './retire-value-dialog';
import { useValueColumns } from './value-columns';
import { addressOfValues, type ValuesSearch, valuesSearchOf } from './values-search';
import './values.css';

export default function ValuesPage() {
  const say = useSay();
  const { history } = useRouter();
  const search = usePageSearch(valuesSearchOf);
  const values = useValues(search);
  const [open, setOpen] = useState<'add' | { deed: 'edit' | 'retire'; value: Value } | null>(null);
  const close = () => setOpen(null);
  // As changed by others meanwhile.
  const current = (value: Value) => values.data?.items.find(({ id }) => id === value.id) ?? value;
  const show = (changes: Partial<ValuesSearch>) => {
    const address = addressOfValues({ ...search, page: 1, ...changes });
    // Typing into the search would otherwise fill the history.
    if ('search' in changes) history.replace(address);
    else history.push(address);
  };
  return (
    <ParametersFrame room="values">
      <div className="values">
        <p className="muted values-intro">{say(m.intro)}</p>
        <ValuesToolbar search={search} show={show} total={values.data?.total} onAdd={() => setOpen('add')} />
        {search.parent > 0 && (
          <p>
            <Button size="small" icon="x" onClick={() => show({ parent: 0 })}>
              {say(m.onlyOf, { parent: values.data?.items[0]?.parentLabel ?? '' })}
            </Button>
          </p>
        )}
        {values.isPending && <Loading lines={10} />}
        {values.isError && !values.data && <LoadFailed query={values} />}
        {values.data && (
          <ValueList
            list={values.data}
            stale={values.isPlaceholderData}
            search={search}
            show={show}
            onDeed={(deed, value) => setOpen({ deed, value })}
          />
        )}
        {open === 'add' && <AddValuesDialog list={search.list} onClose={close} />}
        {open && open !== 'add' && open.deed === 'edit' && (
          <EditValueDialog value={current(open.value)} onClose={close} />
        )}
        {open && open !== 'add' && open.deed === 'retire' && (
          <RetireValueDialog value={current(open.value)} onClose={close} />
        )}
      </div>
    </ParametersFrame>
  );
}

interface ShownProps {
  search: ValuesSearch;
  show: (changes: Partial<ValuesSearch>) => void;
}

function ValuesToolbar({ search, show, total, onAdd }: ShownProps & { total: number | undefined; onAdd: () => void }) {
  const say = useSay();
  return (
    <>
      <div className="space-below values-lists">
        <SegmentedControl
          label={say(m.list)}
          value={search.list}
          options={valueLists.map((value) => ({ value, label: say(listLabels[value]) }))}
          onChange={(list) => show({ ...valuesSearchOf({}), list })}
        />
      </div>
      <div className="cluster toolbar">
        <SearchField label={say(m.search)} value={search.search} onChange={(text) => show({ search: text })} />
        <SegmentedControl
          label={say(m.state)}
          value={search.state}
          options={[
            { value: 'all' as const, label: say(m.all) },
            ...valueStates.map((value) => ({ value, label: say(valueWorkflow.stateLabels[value]) })),
          ]}
          onChange={(state) => show({ state })}
        />
        {total !== undefined && <span className="digits muted">{say(m.count, { n: total })}</span>}
        <span className="push">
          <Button look="primary" icon="plus" onClick={onAdd}>
            {say(m.add)}
          </Button>
        </span>
      </div>
    </>
  );
}

interface ValueListProps extends ShownProps {
  list: NonNullable<ReturnType<typeof useValues>['data']>;
  stale: boolean;
  onDeed: (deed: 'edit' | 'retire', value: Value) => void;
}

function ValueList({ list, stale, search, show, onDeed }: ValueListProps) {
  const say = useSay();
  const columns = useValueColumns(search.list, onDeed);
  const isNarrowed = search.search !== '' || search.state !== 'all' || search.parent > 0;
  if (list.items.length === 0) {
    return isNarrowed ? (
      <EmptyState
        title={say(m.nothingFound)}
        action={<Button onClick={() => show({ search: '', state: 'all', parent: 0 })}>{say(m.clearSearch)}</Button>}
      />
    ) : (
      <EmptyState title={say(m.empty)} text={say(m.emptyHelp)} />
    );
  }
  return (
    <>
      <Table
        caption={say(listLabels[search.list])}
        columns={columns}
        rows={list.items}
        keyOf={({ id }) => id}
        stale={stale}
      />
      <ListPager
        list={list}
        hrefOf={(page) => addressOfValues({ ...search, page })}
        onPage={(page) => show({ page })}
      />
    </>
  );
}
