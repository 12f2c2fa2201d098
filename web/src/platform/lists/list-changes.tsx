import type { BulkOutcome } from '@vigie/domain/kernel/listing';
import type { Message } from '@vigie/domain/kernel/message';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { Suspense, useState } from 'react';
import type { IconName } from '../../ui/icons/icon';
import { useSay } from '../page/messages';
import { lazyComponent } from '../page-files/lazy-component';
import type { SharedChange } from '../records/change-dialog';
import type { ExportSource } from './list-export';
import { type DocumentsOf, ListSelection } from './list-selection-bar';
import type { Chosen } from './list-table';

const ChangeDialog = lazyComponent(async () => ({ default: (await import('../records/change-dialog')).ChangeDialog }));

interface ListChange extends SharedChange {
  readonly icon: IconName;
}

interface ListChangesProps<Row, Change extends ListChange> extends Chosen<Row> {
  changes: readonly Change[];
  texts: Readonly<Record<'which' | 'changed' | 'refused' | 'tooMany', Message>>;
  source: ExportSource;
  documents?: DocumentsOf;
  /** What stands in the way of changing one of them. */
  objectionTo: (row: Row, name: Change['name']) => Objection | null;
  apply: (name: Change['name'], value: string, reason: string, ids: readonly string[]) => Promise<BulkOutcome>;
}

/** The selection of a list whose rows can be changed together. */
export function ListChanges<Row extends { readonly id: string }, Change extends ListChange>(
  props: ListChangesProps<Row, Change>,
) {
  const { changes, texts, objectionTo, apply, ...chosen } = props;
  const { entries, onDrop } = chosen;
  const say = useSay();
  const [changing, setChanging] = useState<Change | null>(null);
  // Where only some refuse, the server says which.
  const whyNone = (name: Change['name']) => {
    const objections = entries.map((row) => objectionTo(row, name));
    const first = objections[0];
    return first && objections.every((objection) => objection !== null) ? say(first.message, first.values) : undefined;
  };
  return (
    <>
      <ListSelection
        {...chosen}
        tooMany={texts.tooMany}
        actions={changes.map((change) => ({
          id: change.name,
          icon: change.icon,
          label: say(change.title),
          why: whyNone(change.name),
          onPress: () => setChanging(change),
        }))}
      />
      {changing && (
        <Suspense>
          <ChangeDialog
            change={changing}
            ids={entries.map(({ id }) => id)}
            texts={texts}
            apply={(value, reason, concerned) => apply(changing.name, value, reason, concerned)}
            onChanged={onDrop}
            onClose={() => setChanging(null)}
          />
        </Suspense>
      )}
    </>
  );
}
