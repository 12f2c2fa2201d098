import type { Message } from '@vigie/domain/kernel/message';
import { exportMessages, selectionMessages as m } from '@vigie/domain/messages/lists';
import { type SelectionAction, SelectionBar } from '../../ui/lists/selection-bar';
import { formatSize } from '../page/file-size';
import { useSay } from '../page/messages';
import { type ExportSource, type ListExport, useExport } from './list-export';
import type { Chosen } from './list-table';

/** As many as the server changes or exports at once. */
const maxAtOnce = 200;

export interface DocumentsOf {
  readonly label: Message;
  readonly source: ExportSource;
  readonly most: number;
  /** Why there is none for some of the chosen rows. */
  readonly why?: Message | undefined;
}

interface ListSelectionProps<Row> extends Chosen<Row> {
  source: ExportSource;
  /** Said when more are chosen than can be dealt with at once. */
  tooMany: Message;
  /** What this list does with them, beside exporting them. */
  actions: readonly SelectionAction[];
  /** Everything about each of them, where there is such a file. */
  documents?: DocumentsOf | undefined;
}

/** The bar of what can be done with the chosen rows of a list: what the list knows, and the export of them alone. */
export function ListSelection<Row extends { readonly id: string }>(props: ListSelectionProps<Row>) {
  const { entries, source, tooMany, actions, documents, onClear } = props;
  const say = useSay();
  const list = useExport(source);
  const whole = useExport(documents?.source ?? source);
  const ids = entries.map(({ id }) => id);
  const moreThan = (most: number) => (entries.length > most ? say(tooMany, { most }) : undefined);
  const exportAction = (
    { label, ...action }: { id: string; label: Message; why: string | undefined },
    { received, start, cancel }: ListExport,
  ) => {
    const isUnderWay = received !== null;
    return {
      ...action,
      icon: isUnderWay ? ('x' as const) : ('download' as const),
      label: isUnderWay ? `${say(exportMessages.cancel)} (${formatSize(received)})` : say(label),
      onPress: () => (isUnderWay ? cancel() : void start(ids)),
    };
  };
  const documentsAction = ({ label, why, most }: DocumentsOf) =>
    exportAction({ id: 'documents', label, why: why ? say(why) : moreThan(most) }, whole);
  return (
    <SelectionBar
      label={say(m.label)}
      count={say(m.count, { n: ids.length })}
      clearLabel={say(m.clear)}
      onClear={onClear}
      actions={[
        ...actions.map((action) => ({ ...action, why: moreThan(maxAtOnce) ?? action.why })),
        exportAction({ id: 'export', label: exportMessages.export, why: moreThan(maxAtOnce) }, list),
        ...(documents ? [documentsAction(documents)] : []),
      ]}
    />
  );
}
