import { draftObjection } from '@vigie/domain/modules/audits/audits/workflow';
import type { FindingEntry } from '@vigie/domain/modules/audits/findings/contract';
import { checklistMessages as m } from '@vigie/domain/modules/audits/pages/checklist-messages';
import { findingFormMessages } from '@vigie/domain/modules/audits/pages/finding-messages';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { actorOf, useUser } from '../../../platform/session/session';
import { Button } from '../../../ui/buttons/button';
import { Card } from '../../../ui/foundation/card';
import type { AuditDetail } from '../audits/queries';
import type { KeptFinding, KeptWork, TakenFinding } from '../phone/kept-work';
import { itemOf } from '../plan/plan';
import { KeptOne } from './kept-findings';
import { Noted } from './question-finding';

const NoteFindingDialog = lazyDialog(() => import('./note-finding-dialog'));

interface FreeFindingsProps {
  audit: AuditDetail;
  findings: readonly FindingEntry[] | undefined;
  kept: KeptWork;
}

const isFree = ({ questionKey }: { readonly questionKey: string | null }) => questionKey === null;

/** What was found that no question asks for; it is noted and kept like the findings of the questions. */
export function FreeFindings({ audit, findings, kept }: FreeFindingsProps) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [noting, setNoting] = useState<TakenFinding | 'new' | null>(null);
  const canNote = draftObjection(itemOf(audit, actor.companyId), actor) === null;
  const noted = (findings ?? []).filter((one) => isFree(one) && one.status !== 'withdrawn');
  const waiting = kept.findings.filter(({ content }) => isFree(content));
  if (!canNote && noted.length + waiting.length === 0) return null;
  const correct = (taken: KeptFinding, files: TakenFinding['files']) => setNoting({ content: taken.content, files });
  return (
    <div className="free-findings">
      <Card title={say(m.freeFindings)}>
        <div className="stack-sm">
          {noted.map((finding) => (
            <Noted
              key={finding.id}
              finding={finding}
              waiting={kept.photosOf[finding.id] ?? 0}
              isReadOnly={!canNote}
              hasWords
            />
          ))}
          {waiting.map((one) => (
            <KeptOne key={one.captureId} audit={audit} kept={one} hasWords onUndone={(files) => correct(one, files)} />
          ))}
          {canNote && (
            <div className="row">
              <Button icon="plus" aria-haspopup="dialog" onClick={() => setNoting('new')}>
                {say(findingFormMessages.newFinding)}
              </Button>
            </div>
          )}
        </div>
        {noting && (
          <NoteFindingDialog audit={audit} again={noting === 'new' ? null : noting} onClose={() => setNoting(null)} />
        )}
      </Card>
    </div>
  );
}
