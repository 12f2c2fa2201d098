import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/lists/empty-state';
import { LoadFailed, Loading } from '../page/loading';
import { Link } from '../router/link';
import { isStatus } from '../transport/failures';

/** A number that was never given, that is another company's, or that is no number of this kind at all. */
export function isUnknown(error: unknown): boolean {
  return isStatus(error, 404) || isStatus(error, 422);
}

/** What is said of a record that does not exist, and where to look instead. */
export interface MissingRecord {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

interface LoadedRecordProps<Detail> {
  found: {
    readonly data: Detail | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** Names the page while the record does not. */
  heading: string;
  missing: MissingRecord;
  className?: string;
  waiting?: ReactNode;
  children: (record: Detail) => ReactNode;
}

/** A record once it is loaded; until then waiting, failing and not being there, said once for every kind. */
export function LoadedRecord<Detail>(props: LoadedRecordProps<Detail>) {
  const { found, heading, missing, className = 'page narrow', waiting = <Loading lines={10} />, children } = props;
  // Before what was read earlier: the page shows nothing of a record that its reader may no longer read.
  const isMissing = isUnknown(found.error);
  if (found.data && !isMissing) return children(found.data);
  return (
    <div className={className}>
      <h1 className="sr">{heading}</h1>
      {found.isPending && waiting}
      {!found.isPending && (isMissing ? <Missing {...missing} /> : <LoadFailed query={found} />)}
    </div>
  );
}

function Missing({ title, text, to, label }: MissingRecord) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link className="btn" to={to}>
          {label}
        </Link>
      }
    />
  );
}
