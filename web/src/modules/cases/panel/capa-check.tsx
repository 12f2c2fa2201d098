import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import type { ActionStatus } from '@vigie/domain/modules/actions/public';
import {
  type CapaCheck,
  checkObjection,
  isOpenCheck,
  rescheduleObjection,
} from '@vigie/domain/modules/cases/capa/capa-check';
import { caseAddress, kindOfCase } from '@vigie/domain/modules/cases/kinds';
import { capaCheckMessages } from '@vigie/domain/modules/cases/messages/capa-check';
import { checkMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { formatMinute, todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { Button } from '../../../ui/buttons/button';
import { WhyButton } from '../../../ui/buttons/why-button';
import { formatDay } from '../../../ui/fields/day';
import { Glyph } from '../../../ui/icons/glyph';
import { placeAddress } from '../page/case-place';
import { RescheduleDialog } from './case-dialogs';
import { formatCriterion } from './check-words';
import { CheckDialog } from './dialogs/check-dialog';
import './capa-check.css';

interface CheckProps {
  record: CaseRecord;
  check: CapaCheck;
}

/** Whether one measure has worked: what is awaited, what the system found, and the verdict or the way to it. */
export function CheckCard({ record, check }: CheckProps) {
  const say = useSay();
  return (
    <section
      className="grid gap-6 card breaks text-13 capa-check"
      aria-label={say(m.recordTitle, { capa: check.capaId })}
    >
      <h4 className="text-13">{say(m.title)}</h4>
      <CheckBody record={record} check={check} />
    </section>
  );
}

/** Those that still stand in the way of closing, each with the plan that it comes from. */
export function OpenChecks({ record }: { record: CaseRecord }) {
  const say = useSay();
  const open = record.capaChecks.filter(isOpenCheck);
  if (open.length === 0) return null;
  return (
    <div className="stack-sm">
      <h3>{say(m.ofCapas)}</h3>
      {open.map((check) => (
        <div key={check.capaId} className="grid gap-6 card breaks text-13 capa-check">
          <p>
            <Link className="touch-link" to={placeAddress(record, 'capaPlan')} search={true}>
              {check.capaId}
            </Link>{' '}
            {check.titre}
          </p>
          <CheckBody record={record} check={check} />
        </div>
      ))}
    </div>
  );
}

function CheckBody({ record, check }: CheckProps) {
  const say = useSay();
  const criterion = formatCriterion(check, say);
  return (
    <>
      <p className={criterion ? undefined : 'muted'}>{criterion || say(m.noCriterion)}</p>
      {check.verdict ? (
        <Verdict verdict={check.verdict} />
      ) : (
        <>
          <p className="muted">{whenShown(check, say)}</p>
          <RescheduleButton record={record} check={check} />
          {check.draft && <Draft draft={check.draft} />}
          {isOpenCheck(check) && <RecordButton record={record} check={check} />}
        </>
      )}
    </>
  );
}

function whenShown({ checkOn, measure, status }: CapaCheck, say: ReturnType<typeof useSay>): string {
  if ((status as ActionStatus) === 'cancelled') return say(m.givenUp);
  if (checkOn) return say(m.from, { day: formatDay(checkOn) });
  return say(measure ? m.dayUnknown : m.noDay);
}

function Conclusion({ isEffective }: { isEffective: boolean }) {
  const say = useSay();
  return (
    <b className={isEffective ? 'inline-row check-good' : 'inline-row check-bad'}>
      <Glyph name={isEffective ? 'approved' : 'rejected'} />
      {say(isEffective ? capaCheckMessages.effective : capaCheckMessages.notEffective)}
    </b>
  );
}

function Draft({ draft }: { draft: NonNullable<CapaCheck['draft']> }) {
  const say = useSay();
  const { isEffective, cases, evaluatedAt } = draft;
  return (
    <div className="rounded-sm grid gap-4 sunken check-draft">
      <p>
        {say(m.draft, { when: formatMinute(evaluatedAt) })} <Conclusion isEffective={isEffective} />
      </p>
      <p>
        {cases.length === 0 ? say(m.nothingFound) : say(m.found, { n: cases.length })}
        {cases.map((id) => (
          <CaseLink key={id} id={id} />
        ))}
      </p>
    </div>
  );
}

function CaseLink({ id }: { id: string }) {
  const kind = kindOfCase(id);
  return (
    <>
      {' '}
      {kind ? (
        <Link className="touch-link" to={caseAddress({ kind, id })}>
          {id}
        </Link>
      ) : (
        id
      )}
    </>
  );
}

function Verdict({ verdict }: { verdict: NonNullable<CapaCheck['verdict']> }) {
  const say = useSay();
  const { isEffective, findings, recorded } = verdict;
  return (
    <>
      <p>
        <Conclusion isEffective={isEffective} />
      </p>
      <p className="check-findings">{findings}</p>
      <p className="muted">
        <Glyph name="sign" /> {say(m.signedBy, { who: recorded.who, when: formatMinute(recorded.at) })}
      </p>
    </>
  );
}

/** For those who may change it; all others read the day alone. */
function RescheduleButton({ record, check }: CheckProps) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isOpen, setIsOpen] = useState(false);
  const item = { companyId: actor.companyId, ownerId: record.owner.id, status: record.status };
  const ownWork = ownWorkOf(record.contributions, actor.userId);
  if (rescheduleObjection(item, check, { actor, ownWork })) return null;
  return (
    <div>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {say(m.reschedule)}
      </Button>
      {isOpen && <RescheduleDialog record={record} check={check} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function RecordButton({ record, check }: CheckProps) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isOpen, setIsOpen] = useState(false);
  const item = { companyId: actor.companyId, ownerId: record.owner.id, status: record.status };
  const ownWork = ownWorkOf(record.contributions, actor.userId);
  const objection = checkObjection(item, check, { actor, today: todayHere(), ownWork });
  const why = objection ? say(objection.message, objection.values) : undefined;
  return (
    <div className="grid gap-4 check-act">
      <WhyButton size="small" why={why} onClick={() => setIsOpen(true)}>
        {say(m.record)}
      </WhyButton>
      {why && (
        <p className="help" aria-hidden="true">
          {why}
        </p>
      )}
      {isOpen && <CheckDialog record={record} check={check} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
