import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { lazyDialog } from '../../../../../platform/page-files/lazy-dialog';
import type { Asking, CauseActions } from './cause-editor';
import { CauseMenu } from './cause-menu';
import type { OutlineRow } from './outline-rows';

const EvidenceDialog = lazyDialog(async () => ({ default: (await import('./evidence-dialog')).EvidenceDialog }));
const MoveDialog = lazyDialog(async () => ({ default: (await import('./move-dialog')).MoveDialog }));

interface CauseDialogsProps {
  record: CaseRecord;
  causes: Causes;
  rows: readonly OutlineRow[];
  asking: Asking | null;
  actions: CauseActions;
}

/** What stands over the tree: one thing at a time, about one cause, and gone when that cause is. Its row asks by itself. */
export function CauseDialogs({ record, causes, rows, asking, actions }: CauseDialogsProps) {
  const row = rows.find(({ id }) => id === asking?.id);
  if (!asking || !row) return null;
  const { id } = row;
  const close = () => actions.ask(null);
  switch (asking.kind) {
    case 'menu':
      return <CauseMenu row={row} causes={causes} actions={actions} trigger={asking.trigger} />;
    case 'move':
      return <MoveDialog causes={causes} line={row} onMove={(to) => actions.moveTo(id, to)} onClose={close} />;
    case 'remove':
      return null;
    case 'evidence':
      return (
        <EvidenceDialog
          record={record}
          number={row.number}
          before={asking.at === null ? null : (row.cause.evidence[asking.at] ?? null)}
          onSave={(evidence) => actions.saveEvidence(id, asking.at, evidence)}
          onClose={close}
        />
      );
  }
}
