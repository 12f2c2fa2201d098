import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { CaseEntry } from '@vigie/domain/modules/cases/list';
import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { useEffect } from 'react';
import { useSay } from '../../../platform/page/messages';
import { notify } from '../../../ui/overlays/toast';
import { CaseTransitionDialog } from '../page/case-transitions';
import { useFreshCase } from '../queries';

interface MoveCardProps {
  card: CaseEntry;
  action: CaseAction;
  onClose: () => void;
}

/** A card holds too little of its case to be signed: the case is asked for, and its version is what is signed. */
export function MoveCard({ card, action, onClose }: MoveCardProps) {
  const say = useSay();
  const isSigned = caseWorkflow.transitions[action].signature !== undefined;
  const found = useFreshCase(card.id, isSigned);
  const failed = found.error !== null;
  useEffect(() => {
    if (!failed) return;
    notify.error(say(generalMessages.loadFailed));
    onClose();
  }, [failed, onClose, say]);
  const record = isSigned ? found.data : card;
  return record ? <CaseTransitionDialog record={record} since={null} action={action} onClose={onClose} /> : null;
}
