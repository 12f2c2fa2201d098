import type { BulkOutcome } from '@vigie/domain/kernel/listing';
import type { Message } from '@vigie/domain/kernel/message';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { exportMessages, selectionMessages as m } from '@vigie/domain/messages/lists';
import { useState } from 'react';
import type { IconName } from '../../ui/icons/icon';
import { SelectionBar } from '../../ui/lists/selection-bar';
import { sizeShown } from '../page/file-size';
import { useSay } from '../page/messages';
import { ChangeDialog, type SharedChange } from '../records/change-dialog';
import { type ExportSource, type ListExport, useExport } from './list-export';
import type { Chosen } from './list-table';

/** As many as the server changes or exports at once. */
const mostAtOnce = 200;

interface ListChange extends SharedChange {
  readonly icon: IconName;
}

interface ListChangesProps<Row, Change extends ListChange> extends Chosen<Row> {
  changes: readonly Change[];
  texts: Readonly<Record<'which' | 'changed' | 'refused' | 'tooMany', Message>>;
  source: ExportSource;
  /** Everything about each of them, where there is such a file. */
  documents?: {
    readonly label: Message;
    readonly source: ExportSource;
    readonly most: number;
    /** Why there is none for some of the chosen rows. */
    readonly why: Message | undefined;
  };
  /** What stands in the way of changing one of them. */
  objectionTo: (row: Row, name: Change['name']) => Objection | null;
  apply: (name: Change['name'], value: string, reason: string, ids: readonly string[]) => Promise<BulkOutcome>;
}

/** What can be done with the chosen rows of a list: the changes that it knows, and the export of them alone. */
export function ListChanges<Row extends { readonly id: string }, Change extends ListChange>(
  props: ListChangesProps<Row, Change>,
) {
  const { entries, changes, texts, source, documents, objectionTo, apply, onDrop, onClear } = props;
  const say = useSay();
  const list = useExport(source);
  const whole = useExport(documents?.source ?? source);
  const [changing, setChanging] = useState<Change | null>(null);
  const ids = entries.map(({ id }) => id);
  const moreThan = (most: number) => (entries.length > most ? say(texts.tooMany, { most }) : undefined);
  const tooMany = moreThan(mostAtOnce);
  // Where only some refuse, the server says which.
  const whyNone = (name: Change['name']) => {
    const objections = entries.map((row) => objectionTo(row, name));
    const first = objections[0];
    return first && objections.every((objection) => objection !== null) ? say(first.message, first.values) : undefined;
  };
  const exportAction = (
    { label, ...action }: { id: string; label: Message; why: string | undefined },
    { received, start, cancel }: ListExport,
  ) => {
    const isUnderWay = received !== null;
    return {
      ...action,
      icon: isUnderWay ? ('x' as const) : ('download' as const),
      label: isUnderWay ? `${say(exportMessages.cancel)} (${sizeShown(received)})` : say(label),
      onPress: () => (isUnderWay ? cancel() : void start(ids)),
    };
  };
  return (
    <>
      <SelectionBar
        label={say(m.label)}
        count={say(m.count, { n: ids.length })}
        clearLabel={say(m.clear)}
        onClear={onClear}
        actions={[
          ...changes.map((change) => ({
            id: change.name,
            icon: change.icon,
            label: say(change.title),
            why: tooMany ?? whyNone(change.name),
            onPress: () => setChanging(change),
          })),
          exportAction({ id: 'export', label: exportMessages.export, why: tooMany }, list),
          ...(documents
            ? [
                exportAction(
                  {
                    id: 'documents',
                    label: documents.label,
                    why: documents.why ? say(documents.why) : moreThan(documents.most),
                  },
                  whole,
                ),
              ]
            : []),
        ]}
      />
      {changing && (
        <ChangeDialog
          change={changing}
          ids={ids}
          texts={texts}
          apply={(value, reason, concerned) => apply(changing.name, value, reason, concerned)}
          onChanged={onDrop}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
