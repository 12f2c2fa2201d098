import type { CapaCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import { capaCheckMessages } from '@vigie/domain/modules/cases/messages/capa-check';
import { checkMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { useChangesSinceViewed } from '../../page/changes-since-viewed';
import { findingsDrafted, formatCriterion } from '../check-words';
import { recordCheck } from '../panel-queries';
import { VerdictDialog } from './verdict-dialog';

interface CheckDialogProps {
  record: CaseRecord;
  check: CapaCheck;
  onClose: () => void;
}

export function CheckDialog({ record, check, onClose }: CheckDialogProps) {
  const say = useSay();
  const [decided] = useState(check);
  const since = useChangesSinceViewed(record);
  const [sinceThen] = useState(since);
  const { capaId, version, titre, draft } = decided;
  return (
    <VerdictDialog
      title={say(m.recordTitle, { capa: capaId })}
      question={say(m.verdict)}
      caseId={record.id}
      judged={{ id: capaId, version }}
      since={sinceThen}
      initial={{ verdict: draft ? (draft.isEffective ? 'yes' : 'no') : '', findings: findingsDrafted(decided, say) }}
      options={{ yes: say(capaCheckMessages.effective), no: say(capaCheckMessages.notEffective) }}
      send={(body) => recordCheck(record.id, decided, body)}
      done={say(m.signed, { capa: capaId })}
      onClose={onClose}
    >
      <p className="strong">{titre}</p>
      <p>{formatCriterion(decided, say) || say(m.noCriterion)}</p>
    </VerdictDialog>
  );
}
