import { availableActions } from '@vigie/domain/kernel/workflow';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { factsFor } from '@vigie/domain/modules/cases/facts';
import { caseStatusMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseMoveMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type CaseAction, type CaseStatus, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { ReasonDialog } from '../../../platform/records/reason-dialog';
import { type Credentials, SignatureDialog, type SinceLooked } from '../../../platform/records/signature-dialog';
import { actorOf } from '../../../platform/session/actor';
import { useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { ApiError } from '../../../platform/transport/api-error';
import { isOver, isStale } from '../../../platform/transport/stale-version';
import { notify } from '../../../ui/overlays/toast';
import { useRefetchCase, useTakeOver } from '../panel/panel-queries';

/** The way on from each state; QA may also send back what was submitted. */
const onward: Readonly<Record<CaseStatus, readonly CaseAction[]>> = {
  in_progress: ['submit'],
  ready_for_qa: ['approve', 'return'],
  approved: ['close'],
  closed: [],
  void: [],
};

export interface CaseMove {
  readonly action: CaseAction;
  readonly label: string;
  readonly why: string | undefined;
}

/** Every move that this state knows, with what stands in its way: those that come next, and the rarer ones. */
export function useCaseMoves(record: CaseRecord): { next: readonly CaseMove[]; others: readonly CaseMove[] } {
  const say = useSay();
  const actor = actorOf(useUser());
  const moves = availableActions(caseWorkflow, {
    actor,
    item: { companyId: actor.companyId, ownerId: record.owner.id, status: record.status },
    facts: factsFor(record, actor.userId),
  }).map(({ action, label, objection }) => ({
    action,
    label: say(label),
    why: objection ? say(objection.message, objection.values) : undefined,
  }));
  const [first, ...rest] = onward[record.status];
  // The first is shown to everybody, with why it is not theirs; the others only to whom they are open.
  const isNext = ({ action, why }: CaseMove) => action === first || (rest.includes(action) && !why);
  return {
    next: moves.filter(isNext).sort((one, other) => Number(other.action === first) - Number(one.action === first)),
    others: moves.filter((move) => !isNext(move) && caseWorkflow.transitions[move.action].from.includes(record.status)),
  };
}

const questions = {
  submit: { question: m.submitQuestion, note: m.submitNote },
  return: { question: m.returnQuestion, note: m.returnNote },
  close: { question: m.closeQuestion, note: m.closeNote },
  reopen: { question: m.reopenQuestion, note: m.reopenNote },
  void: { question: m.voidQuestion, note: m.voidNote },
};
const signLabels = { approve: m.approveAndSign, close: m.closeAndSign, reopen: m.reopenAndSign, void: m.voidAndSign };

type Moved = Pick<CaseRecord, 'id' | 'version'>;

interface MoveDialogProps {
  record: Moved;
  /** Null when the person has not opened the case. */
  since: SinceLooked | null;
  action: CaseAction;
  onClose: () => void;
}

/** Asks what the move needs, a reason and then a signature, and makes it. */
export function MoveDialog({ record, since, action, onClose }: MoveDialogProps) {
  const say = useSay();
  // What was on the screen when the person decided: what changes from here on must be read again.
  const [decided] = useState(record);
  const [sinceThen] = useState(since);
  const [reason, setReason] = useState<string | null>(null);
  // The signature takes the place of this dialog, which would otherwise close them both.
  const isSigning = useRef(false);
  const move = useMove(decided, action);
  const { label, needsReason, signature } = caseWorkflow.transitions[action];
  if (action === 'approve' || (signature && reason !== null)) {
    return (
      <SignMove record={decided} since={sinceThen} action={action} reason={reason} move={move} onClose={onClose} />
    );
  }
  const { question, note } = questions[action];
  return (
    <ReasonDialog
      title={say(label)}
      question={say(question, { id: record.id })}
      note={say(note)}
      confirmLabel={say(signature ? m.continue : label)}
      danger={action === 'void'}
      optional={!needsReason}
      onConfirm={async (given) => {
        if (!signature) return move({ ...(given && { reason: given }) });
        isSigning.current = true;
        setReason(given);
      }}
      onClose={() => isSigning.current || onClose()}
    />
  );
}

type Move = (body: { reason?: string; credentials?: Credentials }) => Promise<void>;

function useMove(record: Moved, action: CaseAction): Move {
  const say = useSay();
  const takeOver = useTakeOver();
  const refetch = useRefetchCase();
  return async (body) => {
    try {
      const params = { id: record.id };
      const moved = await call(casesEndpoints.moveCase, { params, body: { action, ...body }, ifMatch: record.version });
      takeOver(moved);
      notify.success(say(m.moved, { id: moved.id, status: say(caseStatusMessages[moved.status]) }));
    } catch (error) {
      if (isOver(error)) await refetch(record.id).catch(() => {});
      throw isStale(error) ? new ApiError(412, error.code, say(m.changedMeanwhile)) : error;
    }
  };
}

interface SignMoveProps extends MoveDialogProps {
  reason: string | null;
  move: Move;
}

function SignMove({ record, since, action, reason, move, onClose }: SignMoveProps) {
  const say = useSay();
  const { username } = useUser();
  const { label, signature } = caseWorkflow.transitions[action];
  const signLabel = action in signLabels ? signLabels[action as keyof typeof signLabels] : label;
  return (
    <SignatureDialog
      title={say(m.signatureTitle)}
      meaning={say(signature ?? label)}
      details={reason ? [reason] : []}
      record={record}
      since={since}
      username={username}
      isOwn
      signLabel={say(signLabel)}
      onSign={async (credentials) => {
        await move({ ...(reason && { reason }), credentials });
        onClose();
      }}
      isOver={isOver}
      onClose={onClose}
    />
  );
}
