import type { BuiltInGroupView, Glossary } from '@vigie/domain/modules/glossary/contract';
import { glossaryPageMessages as m } from '@vigie/domain/modules/glossary/messages/page';
import { useMemo, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { useRouter } from '../../platform/router/router';
import { Button } from '../../ui/buttons/button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { SearchField } from '../../ui/fields/search-field';
import { showUndoToast } from '../../ui/fields/undo-toast';
import { Card } from '../../ui/foundation/card';
import { Badge } from '../../ui/icons/badge';
import { EmptyState } from '../../ui/lists/empty-state';
import { type Column, Table } from '../../ui/lists/table';
import { addressOfGlossary, foundGroups, type GlossarySearch, glossarySearchOf } from './glossary-search';
import { useGlossaryCalls } from './queries';
import { useErrorToast } from './use-error-toast';

interface BuiltInGroupsProps {
  glossary: Glossary;
  mayChange: boolean;
}

/** Some of them at first: four hundred rows would keep a phone busy. */
const atOnce = 40;

export function BuiltInGroups({ glossary, mayChange }: BuiltInGroupsProps) {
  const say = useSay();
  const { history } = useRouter();
  const search = usePageSearch(glossarySearchOf);
  const [most, setMost] = useState(atOnce);
  const show = (changes: Partial<GlossarySearch>) => {
    setMost(atOnce);
    history.replace(addressOfGlossary({ ...search, ...changes }));
  };
  const found = useMemo(
    () => foundGroups(glossary.builtIn, { search: search.search, show: search.show }),
    [glossary.builtIn, search.search, search.show],
  );
  const columns = useColumns(mayChange);
  return (
    <Card title={say(m.builtIn)} end={<span className="muted">{say(m.found, { n: found.length })}</span>}>
      <p className="space-below muted glossary-help">{say(m.builtInHelp)}</p>
      <div className="cluster toolbar">
        <SearchField label={say(m.search)} value={search.search} onChange={(text) => show({ search: text })} />
        <SegmentedControl
          label={say(m.filter)}
          value={search.show}
          options={[
            { value: 'all', label: say(m.all) },
            { value: 'off', label: say(m.offOnly) },
          ]}
          onChange={(value) => show({ show: value })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={say(search.search === '' ? m.nothingOff : m.nothingFound)}
          action={<Button onClick={() => show(glossarySearchOf({}))}>{say(m.clearSearch)}</Button>}
        />
      ) : (
        <Table caption={say(m.builtIn)} columns={columns} rows={found.slice(0, most)} keyOf={({ key }) => key} />
      )}
      {found.length > most && (
        <div className="glossary-more">
          <Button onClick={() => setMost(most + 4 * atOnce)}>{say(m.showMore, { n: found.length - most })}</Button>
        </div>
      )}
    </Card>
  );
}

function useColumns(mayChange: boolean): readonly Column<BuiltInGroupView>[] {
  const say = useSay();
  return useMemo(
    () => [
      { id: 'french', label: say(m.french), cell: ({ french }) => <span lang="fr">{french.join(', ')}</span> },
      {
        id: 'english',
        label: say(m.english),
        fluid: true,
        cell: ({ english }) => <span lang="en">{english.join(', ')}</span>,
      },
      {
        id: 'use',
        label: say(m.inUse),
        cell: (group) => (mayChange ? <UseSwitch group={group} /> : <UseBadge isOff={group.isOff} />),
      },
    ],
    [say, mayChange],
  );
}

function UseBadge({ isOff }: { isOff: boolean }) {
  const say = useSay();
  return isOff ? <Badge look="warning">{say(m.offState)}</Badge> : <Badge>{say(m.inUse)}</Badge>;
}

function UseSwitch({ group }: { group: BuiltInGroupView }) {
  const say = useSay();
  const withErrorToast = useErrorToast();
  const { turn } = useGlossaryCalls();
  const words = group.french[0] ?? group.key;
  const change = (isOff: boolean) =>
    withErrorToast(async () => {
      const changed = await turn(group, isOff);
      showUndoToast(
        say(isOff ? m.switchedOff : m.switchedOn, { words }),
        say(m.undo),
        () => void withErrorToast(() => turn(changed, !isOff)),
      );
    });
  return (
    <label className="touch-target inline-row gap-10 text-13 strong switch glossary-switch">
      <input
        className="rigid relative"
        type="checkbox"
        role="switch"
        checked={!group.isOff}
        aria-checked={!group.isOff}
        aria-label={say(m.useGroup, { words })}
        onChange={(event) => void change(!event.target.checked)}
      />
    </label>
  );
}
