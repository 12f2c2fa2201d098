import { caseExportMessages as m } from '@vigie/domain/messages/case-list';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { useSay } from '../../../platform/messages';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { sizeShown } from '../../attachments/public';
import type { CaseSearch } from './case-search';
import { useExport } from './use-export';

interface ExportButtonProps {
  kind: Kind;
  search: CaseSearch;
  empty: boolean;
}

export function ExportButton({ kind, search, empty }: ExportButtonProps) {
  const say = useSay();
  const { received, start, cancel } = useExport(kind, search);
  if (received === null) {
    return (
      <Button icon="download" disabled={empty} title={empty ? say(m.nothing) : undefined} onClick={() => start()}>
        {say(m.export)}
      </Button>
    );
  }
  return (
    <span className="cases-export">
      <Button busy>{received > 0 ? say(m.received, { size: sizeShown(received) }) : say(m.exporting)}</Button>
      <IconButton icon="x" label={say(m.cancel)} tooltipAlign="end" onClick={cancel} autoFocus />
    </span>
  );
}
