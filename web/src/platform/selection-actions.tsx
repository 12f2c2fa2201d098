import { exportMessages, selectionMessages as m } from '@vigie/domain/messages/lists';
import { type SelectionAction, SelectionBar } from '../ui/selection-bar';
import { sizeShown } from './file-size';
import { type ExportSource, useExport } from './list-export';
import { useSay } from './messages';

interface SelectionActionsProps {
  ids: readonly string[];
  actions: readonly SelectionAction[];
  source: ExportSource;
  /** Why the selection cannot be exported. */
  why: string | undefined;
  onClear: () => void;
}

/** What can be done with the chosen rows of a list: what the list says, and the export of them alone. */
export function SelectionActions({ ids, actions, source, why, onClear }: SelectionActionsProps) {
  const say = useSay();
  const { received, start, cancel } = useExport(source);
  const exporting = received !== null;
  return (
    <SelectionBar
      label={say(m.label)}
      count={say(m.count, { n: ids.length })}
      clearLabel={say(m.clear)}
      onClear={onClear}
      actions={[
        ...actions,
        {
          id: 'export',
          icon: exporting ? 'x' : 'download',
          label: exporting ? `${say(exportMessages.cancel)} (${sizeShown(received)})` : say(exportMessages.export),
          why,
          onPress: () => (exporting ? cancel() : void start(ids)),
        },
      ]}
    />
  );
}
