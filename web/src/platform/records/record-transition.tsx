import type { Message } from '@vigie/domain/kernel/message';
import type { Transition } from '@vigie/domain/kernel/workflow';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { useSay } from '../page/messages';
import { useUser } from '../session/session';
import type { SignatureQuestion } from './signature-form';
import { bodyOf, type Given, TransitionDialog } from './transition-dialog';
import { useTransition } from './use-transition';

export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

export interface MovedRecord {
  readonly id: string;
  readonly status: string;
}

type TransitionBody<Action> = { action: Action } & ReturnType<typeof bodyOf>;

/** How the records of one kind are moved along their workflow, and in which words. */
export interface RecordTransitions<Action extends string, Moved extends MovedRecord = MovedRecord> {
  readonly workflow: {
    readonly stateLabels: Readonly<Record<Moved['status'], Message>>;
    readonly transitions: Readonly<
      Record<Action, Pick<Transition<string, string, never>, 'label' | 'needsReason' | 'signature'>>
    >;
    /** What usually comes next in a state. */
    readonly usual?: Readonly<Partial<Record<string, Action>>>;
  };
  readonly send: (record: RecordVersion, body: TransitionBody<Action>) => Promise<Moved>;
  /** Fetches the record as it is now, after another change came first. */
  readonly reload: (id: string) => Promise<unknown>;
  /** Makes the pages that show the record current again. */
  takeOver(moved: Moved): unknown;
  readonly texts?: Readonly<
    Partial<Record<'changedMeanwhile' | 'moved' | 'signatureTitle' | 'continueToSign', Message>>
  >;
  /** Asked before the step; the reason is optional unless the workflow needs one. */
  readonly questions?: Readonly<Partial<Record<Action, { readonly question: Message; readonly note?: Message }>>>;
  /** What the button that signs says, where that is not the name of the step. */
  readonly signLabels?: Readonly<Partial<Record<Action, Message>>>;
  readonly dangerous?: readonly Action[];
}

/** How a change reaches the server, where others are on their way to it too. */
export type WriteInTurn<Detail> = (send: (version: number) => Promise<Detail>) => Promise<Detail>;

interface Step<Action> {
  readonly record: RecordVersion;
  readonly action: Action;
  readonly given?: Given;
}

/** Moves a record along its workflow, and says where it stands now. */
export function useRecordTransition<Action extends string, Moved extends MovedRecord>(
  transitions: RecordTransitions<Action, Moved>,
  write?: WriteInTurn<Moved>,
) {
  const say = useSay();
  const { workflow, texts } = transitions;
  return useTransition({
    send: ({ record: { id, version }, action, given }: Step<Action>) => {
      const body = { action, ...(given && bodyOf(given)) };
      const send = (latest: number) => transitions.send({ id, version: latest }, body);
      return write ? write(send) : send(version);
    },
    reload: ({ record }) => transitions.reload(record.id),
    changedMeanwhile: say(texts?.changedMeanwhile ?? recordPageMessages.changedMeanwhile),
    done: ({ id, status }: Moved) =>
      say(texts?.moved ?? recordPageMessages.moved, {
        id,
        status: say(workflow.stateLabels[status as Moved['status']]),
      }),
    onDone: (moved) => (write ? undefined : transitions.takeOver(moved)),
  });
}

/** Whether a step asks for something before it is taken. */
export function asksFirst<Action extends string>(
  { workflow, questions }: RecordTransitions<Action>,
  action: Action,
): boolean {
  const { needsReason, signature } = workflow.transitions[action];
  return needsReason === true || signature !== undefined || questions?.[action] !== undefined;
}

interface RecordTransitionDialogProps<Action extends string, Moved extends MovedRecord> {
  transitions: RecordTransitions<Action, Moved>;
  record: RecordVersion;
  action: Action;
  write?: WriteInTurn<Moved> | undefined;
  signature?: Partial<Pick<SignatureQuestion, 'details' | 'since' | 'isOwn'>>;
  onClose: () => void;
}

/** Asks what a step needs, a reason and then a signature, and takes it. */
export function RecordTransitionDialog<Action extends string, Moved extends MovedRecord>(
  props: RecordTransitionDialogProps<Action, Moved>,
) {
  const { transitions, record, action, write, signature: signed, onClose } = props;
  const say = useSay();
  const { username } = useUser();
  const { run } = useRecordTransition(transitions, write);
  const { texts, questions, signLabels, dangerous } = transitions;
  const { label, needsReason, signature } = transitions.workflow.transitions[action];
  const asked = questions?.[action];
  const isAsked = asked !== undefined || needsReason === true;
  return (
    <TransitionDialog
      ask={
        isAsked
          ? {
              title: say(label),
              question: asked ? say(asked.question, { id: record.id }) : record.id,
              note: asked?.note && say(asked.note),
              confirmLabel: say((signature && texts?.continueToSign) ?? label),
              danger: dangerous?.includes(action) === true,
              optional: !needsReason,
            }
          : undefined
      }
      signature={
        signature && {
          title: say(texts?.signatureTitle ?? recordPageMessages.signatureTitle),
          meaning: say(signature),
          record,
          username,
          isOwn: true,
          signLabel: say(signLabels?.[action] ?? label),
          ...signed,
        }
      }
      onConfirm={(given) => run({ record, action, given })}
      onClose={onClose}
    />
  );
}
