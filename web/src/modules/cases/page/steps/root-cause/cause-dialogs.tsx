import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import type { Asking, CauseActions } from './cause-editor';
import { CauseMenu } from './cause-menu';
import { EvidenceDialog } from './evidence-dialog';
import { MoveDialog } from './move-dialog';
import type { OutlineRow } from './outline-rows';

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
      return <CauseMenu {...{ row, causes, actions }} trigger={asking.trigger} />;
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
