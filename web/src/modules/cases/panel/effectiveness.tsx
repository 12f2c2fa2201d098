import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { isOpenCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import { askObjection, verdictObjection } from '@vigie/domain/modules/cases/capa/effectiveness';
import { effectivenessMessages as m } from '@vigie/domain/modules/cases/messages/effectiveness';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { Suspense, useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { AskEffectivenessDialog, RecordEffectivenessDialog } from './case-dialogs';

/** Most cases have none. */
const OpenChecks = lazyComponent(async () => ({ default: (await import('./capa-check')).OpenChecks }));

/** What QA wants to see before the case is closed, and what was seen. */
export function Effectiveness({ record }: { record: CaseRecord }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [open, setOpen] = useState<'ask' | 'record' | null>(null);
  const item = { companyId: actor.companyId, ownerId: record.owner.id, status: record.status };
  const check = record.effectiveness;
  const ownWork = ownWorkOf(record.contributions, actor.userId);
  const why = (objection: ReturnType<typeof askObjection>) => objection && say(objection.message);
  return (
    <section className="stack-sm" aria-labelledby="effectiveness-title">
      <h2 id="effectiveness-title">{say(m.title)}</h2>
      <Standing check={check} />
      {!check?.verdict && (
        <div className="row">
          <WhyButton size="small" why={why(askObjection(item, actor)) ?? undefined} onClick={() => setOpen('ask')}>
            {say(check ? m.askAgain : m.ask)}
          </WhyButton>
          {check && (
            <WhyButton
              size="small"
              why={why(verdictObjection(item, check, actor, ownWork)) ?? undefined}
              onClick={() => setOpen('record')}
            >
              {say(m.record)}
            </WhyButton>
          )}
        </div>
      )}
      {record.capaChecks.some(isOpenCheck) && (
        <Suspense fallback={<Loading lines={3} />}>
          <OpenChecks record={record} />
        </Suspense>
      )}
      {open === 'ask' && <AskEffectivenessDialog record={record} onClose={() => setOpen(null)} />}
      {open === 'record' && <RecordEffectivenessDialog record={record} onClose={() => setOpen(null)} />}
    </section>
  );
}

function Standing({ check }: { check: CaseRecord['effectiveness'] }) {
  const say = useSay();
  if (!check) return <p className="muted">{say(m.none)}</p>;
  const { criterion, asked, verdict } = check;
  return (
    <>
      <p>{criterion}</p>
      <p className="muted">{say(m.askedBy, { who: asked.who, when: formatMinute(asked.at) })}</p>
      {verdict && (
        <>
          <p>
            <b>{say(verdict.isEffective ? m.effective : m.notEffective)}</b> · {verdict.findings}
          </p>
          <p className="muted">
            {say(m.recordedBy, { who: verdict.recorded.who, when: formatMinute(verdict.recorded.at) })}
          </p>
        </>
      )}
    </>
  );
}
