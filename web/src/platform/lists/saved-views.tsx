import { useQuery, useQueryClient } from '@tanstack/react-query';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { savedViewMessages as m } from '@vigie/domain/messages/lists';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button';
import { notify } from '../../ui/overlays/toast';
import { placeOf } from '../page/address';
import { useSay } from '../page/messages';
import { Link } from '../router/link';
import { sentenceOf } from '../transport/api-error';
import { SaveViewButton } from './save-view';

interface SavedView {
  readonly id: number;
  readonly name: string;
  readonly query: string;
}

/** Where the views of one list are kept. */
export interface ViewStore {
  readonly of: string;
  readonly list: (signal: AbortSignal) => Promise<{ items: readonly SavedView[] }>;
  readonly save: (name: string, query: string) => Promise<{ name: string }>;
  readonly remove: (id: number) => Promise<unknown>;
}

interface SavedViewsProps {
  views: ViewStore;
  /** What would be saved now. */
  current: string;
  addressOf: (query: string) => string;
}

/** The lists that this person has kept under a name. */
export function SavedViews({ views, current, addressOf }: SavedViewsProps) {
  const say = useSay();
  const saved = useQuery({ queryKey: ['saved-view', views.of], queryFn: ({ signal }) => views.list(signal) });
  const client = useQueryClient();
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const attempt = async (change: () => Promise<unknown>, then: SavedView | null) => {
    try {
      await change();
      setRemoved(then);
      await client.invalidateQueries({ queryKey: ['saved-view'] });
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    }
  };
  return (
    <div className="grid saved-views">
      <h2 className="label">{say(m.title)}</h2>
      {saved.isPending && <p className="muted">{say(generalMessages.loading)}</p>}
      {saved.isError && <p className="muted">{say(m.failed)}</p>}
      {saved.data?.items.length === 0 && <p className="muted">{say(m.none)}</p>}
      {saved.data && saved.data.items.length > 0 && (
        <ul className="cluster">
          {saved.data.items.map((view) => (
            <li className="rounded" key={view.id}>
              <Link
                className="clip"
                {...placeOf(addressOf(view.query))}
                aria-current={view.query === current || undefined}
              >
                {view.name}
              </Link>
              <IconButton
                icon="x"
                label={say(m.remove, { name: view.name })}
                tooltipAlign="end"
                onClick={() => attempt(() => views.remove(view.id), view)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {removed && (
          <>
            {say(m.removed, { name: removed.name })}{' '}
            <button
              type="button"
              className="linkbtn"
              onClick={() => attempt(() => views.save(removed.name, removed.query), null)}
            >
              {say(m.undo)}
            </button>
          </>
        )}
      </p>
      <SaveViewButton save={views.save} query={current} />
    </div>
  );
}
