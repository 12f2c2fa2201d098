import { exportMessages as m } from '@vigie/domain/messages/lists';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { sizeShown } from './file-size';
import { type ExportSource, useExport } from './list-export';
import { useSay } from './messages';

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
    <span className="list-export">
      <Button busy>{received > 0 ? say(m.received, { size: sizeShown(received) }) : say(m.exporting)}</Button>
      <IconButton icon="x" label={say(m.cancel)} tooltipAlign="end" onClick={cancel} autoFocus />
    </span>
  );
}
