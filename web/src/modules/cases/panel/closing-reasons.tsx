import { type Blocker, blockersOf, type Gate, gates, gatesAhead } from '@vigie/domain/modules/cases/blockers';
import { factsFor } from '@vigie/domain/modules/cases/facts';
import { stepsIn } from '@vigie/domain/modules/cases/kinds';
import { importedMessages } from '@vigie/domain/modules/cases/messages/imported';
import { closingMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import { stepTitleMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { steps } from '@vigie/domain/modules/cases/steps/steps';
import type { CaseStatus } from '@vigie/domain/modules/cases/workflow';
import { type Say, useSay } from '../../../platform/page/messages';
import { SignatureBlock } from '../../../platform/records/signature-block';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { Icon } from '../../../ui/icons/icon';
import { isCapaPlace, isTemplatePlace, placeAddress } from '../page/case-place';
import { CaseConfidentiality } from './confidentiality';
import { Effectiveness } from './effectiveness';
import { GateIcon } from './gate-icon';
import './closing-reasons.css';

const leads = { submit: m.nextSubmit, approve: m.nextApprove, close: m.nextClose };

/** "Why can't I close?": everything between the case as it is and its end, and the signatures that it bears. */
export function ClosingReasons({ record }: { record: CaseRecord }) {
  const say = useSay();
  const facts = factsFor(record, useUser().id);
  const blockers = blockersOf(record.status, facts);
  const [next = null] = gatesAhead(record.status);
  return (
    <div className="stack">
      <section aria-labelledby="closing-title">
        <h2 id="closing-title">{say(titleOf(record.status, blockers.length), { n: blockers.length })}</h2>
        {next && <p className="note">{say(blockers.length > 0 ? leads[next] : m.mayClose)}</p>}
        {wasClosedElsewhere(record) && <p className="note">{say(importedMessages.signedElsewhere)}</p>}
        {record.status !== 'void' && !wasClosedElsewhere(record) && (
          <div className="grid gap-16 closing-gates">
            {gates.map((gate) => (
              <GateSection
                key={gate}
                gate={gate}
                record={record}
                place={placeOf(gate, next)}
                blockers={blockers.filter((blocker) => blocker.gate === gate)}
              />
            ))}
          </div>
        )}
      </section>
      <Effectiveness record={record} />
      <CaseConfidentiality record={record} />
      <Signatures signatures={record.signatures} />
    </div>
  );
}

/** It was not submitted, approved or closed here. */
function wasClosedElsewhere({ imported, status, signatures }: CaseRecord): boolean {
  return imported !== null && status === 'closed' && signatures.length === 0;
}

function titleOf(status: CaseStatus, left: number) {
  if (status === 'closed') return m.closed;
  if (status === 'void') return m.void;
  return left > 0 ? m.left : m.nothingLeft;
}

type Place = 'passed' | 'next' | 'later';

function placeOf(gate: Gate, next: Gate | null): Place {
  if (gate === next) return 'next';
  return next === null || gates.indexOf(gate) < gates.indexOf(next) ? 'passed' : 'later';
}

interface GateSectionProps {
  gate: Gate;
  place: Place;
  record: CaseRecord;
  blockers: readonly Blocker[];
}

/** More than these of a later gate are folded away: what comes first should be seen first. */
const shownOfLater = 3;

function GateSection({ gate, place, record, blockers }: GateSectionProps) {
  const say = useSay();
  const ofSteps = blockers.filter(({ step }) => step !== undefined);
  const folds = place === 'later' && gate === 'approve' && ofSteps.length > shownOfLater;
  const shown = folds ? blockers.filter((blocker) => !ofSteps.includes(blocker)) : blockers;
  const done = doneOf(gate, record, say);
  const line = (blocker: Blocker) => <BlockerLine key={keyOf(blocker)} blocker={blocker} record={record} />;
  return (
    <section className={`shrinks relative closing-gate closing-${place}`}>
      <GateIcon name={place === 'passed' ? 'passed' : place === 'next' ? 'next' : 'later'} />
      <h3 className="flex row-between text-13">
        {say(m[gate])} <span>{leftOf(place, blockers.length, say)}</span>
      </h3>
      {place !== 'passed' && (done || blockers.length > 0) && (
        <ul className="grid gap-2">
          {done && (
            <li className="closing-done">
              <Icon name="check" />
              <span>
                {done.names}
                <small className="meta block">{done.state}</small>
              </span>
            </li>
          )}
          {folds && (
            <li>
              <details>
                <summary>{say(m.toReview, { n: ofSteps.length })}</summary>
                <ul className="grid gap-2">{ofSteps.map(line)}</ul>
              </details>
            </li>
          )}
          {shown.map(line)}
        </ul>
      )}
    </section>
  );
}

/** Several may lead to one step: each cause without its CAPA, each check. */
function keyOf({ step, templateId, message, values }: Blocker): string {
  return [step, templateId, message.en, ...Object.values(values ?? {})].join(' ');
}

function leftOf(place: Place, n: number, say: Say): string {
  if (place === 'passed') return say(m.gatePassed);
  return n > 0 ? say(m.gateLeft, { n }) : say(m.gateFree);
}

/** What the gate asks for and is there already, in one line. */
function doneOf(gate: Gate, record: CaseRecord, say: Say) {
  const { steps: marks, actions } = record;
  const titled = (wanted: (mark: string) => boolean) =>
    stepsIn(record)
      .filter((name) => marks.some((step) => step.name === name && wanted(step.mark)))
      .map((name) => say(steps[name].title));
  const names = {
    submit: () => [say(stepTitleMessages.definition), ...titled((mark) => mark !== 'open')],
    approve: () => titled((mark) => mark === 'reviewed'),
    close: () => actions.filter(({ status }) => status === 'completed').map(({ id }) => id),
  }[gate]();
  const state = { submit: m.ready, approve: m.reviewed, close: m.completed }[gate];
  return names.length > 0 ? { names: names.join(', '), state: say(state, { n: names.length }) } : null;
}

function BlockerLine({ blocker, record }: { blocker: Blocker; record: CaseRecord }) {
  const say = useSay();
  const { message, values, stepTitle, step, actionId, templateId } = blocker;
  const words = say(message, { ...values, ...(stepTitle && { step: say(stepTitle) }) });
  const action = record.actions.find(({ id }) => id === actionId);
  const isApproval = blocker.gate === 'approve' && step === undefined;
  const note = action ? `${action.summary} · ${action.responsible}` : isApproval ? say(m.approvalBy) : null;
  const content = (
    <span className="grow">
      {words}
      {note && <small className="meta block">{note}</small>}
    </span>
  );
  const ofTemplate = templateId && isTemplatePlace(templateId) ? templateId : undefined;
  const place = step ?? ofTemplate ?? (action && (isCapaPlace(action.origin) ? action.origin : 'definition'));
  if (!place) return <li className="closing-plain">{content}</li>;
  return (
    <li>
      <Link to={placeAddress(record, place)}>
        {content}
        <GateIcon name="arrow" />
      </Link>
    </li>
  );
}

function Signatures({ signatures }: Pick<CaseRecord, 'signatures'>) {
  const say = useSay();
  return (
    <section className="stack-sm" aria-labelledby="signatures-title">
      <h2 id="signatures-title">{say(m.signatures)}</h2>
      {signatures.length === 0 && <p className="muted">{say(m.noSignature)}</p>}
      {signatures.map((signature) => (
        <SignatureBlock key={signature.id} signature={signature} isValid={signature.isValid} about={signature.capaId} />
      ))}
    </section>
  );
}
