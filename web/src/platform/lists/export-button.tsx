import { exportMessages as m } from '@vigie/domain/messages/lists';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { formatSize } from '../page/file-size';
import { useSay } from '../page/messages';
import { type ExportSource, useExport } from './list-export';

interface ExportButtonProps {
  source: ExportSource;
  empty: boolean;
}

export function ExportButton({ source, empty }: ExportButtonProps) {
  const say = useSay();
  const { received, start, cancel } = useExport(source);
  if (received === null) {
    return (
      <Button icon="download" disabled={empty} title={empty ? say(m.nothing) : undefined} onClick={() => start()}>
        {say(m.export)}
      </Button>
    );
  }
  return (
    <span className="inline-row gap-4 digits">
      <Button busy>{received > 0 ? say(m.received, { size: formatSize(received) }) : say(m.exporting)}</Button>
      <IconButton icon="x" label={say(m.cancel)} tooltipAlign="end" onClick={cancel} autoFocus />
    </span>
  );
}
