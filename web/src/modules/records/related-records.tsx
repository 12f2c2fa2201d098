import { useQuery } from '@tanstack/react-query';
import type { Message } from '@vigie/domain/kernel/message';
import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import { relatedRecordMessages } from '@vigie/domain/modules/records/messages';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { call } from '../../platform/transport/api';
import { Card } from '../../ui/foundation/card';

interface RelatedRecordsProps {
  /** The name of the kind. */
  kind: string;
  id: string;
  /** Those that the page shows already. */
  except?: readonly string[];
}

/** Other kinds than the own one, of which any may change what is related. */
const records = ['finding', 'observation', 'report'];
const noIds: readonly string[] = [];

function useRelated({ kind, id, except = noIds }: RelatedRecordsProps) {
  const found = useQuery({
    queryKey: ['related', kind, id],
    queryFn: ({ signal }) => call(recordsEndpoints.listRelatedRecords, { params: { kind, id }, signal }),
    meta: { records },
  });
  return (found.data?.items ?? []).filter((one) => !except.includes(one.id));
}

/** The findings and observations that a record came from, or the reports that name it; nothing where there are none. */
export function RelatedRecords(props: RelatedRecordsProps & { title: Message }) {
  const say = useSay();
  const items = useRelated(props);
  if (items.length === 0) return null;
  return (
    <section className="stack-sm" aria-label={say(props.title)}>
      <h3 className="meta">{say(props.title)}</h3>
      <RelatedLines items={items} />
    </section>
  );
}

/** The same as a card of its own. */
export function OriginsCard(props: RelatedRecordsProps) {
  const say = useSay();
  const items = useRelated(props);
  if (items.length === 0) return null;
  return (
    <Card title={say(relatedRecordMessages.origins)}>
      <RelatedLines items={items} />
    </Card>
  );
}

function RelatedLines({ items }: { items: ReturnType<typeof useRelated> }) {
  return (
    <ul className="lines">
      {items.map(({ id, title, address }) => (
        <li key={id}>
          <Link className="touch-link breaks" to={address}>
            {`${id} - ${title}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
