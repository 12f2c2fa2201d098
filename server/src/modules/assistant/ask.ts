import { say } from '@vigie/domain/kernel/message';
import { longestAcceptedText } from '@vigie/domain/modules/assistant/contract';
import { suggestionMessages } from '@vigie/domain/modules/assistant/messages/facts';
import { safeAnswer } from '@vigie/domain/modules/assistant/prompts/safe-answer';
import { type ProviderFailure, providerFailureMessages } from '@vigie/domain/modules/assistant/provider-failures';
import type { AssistantEvent } from '@vigie/domain/modules/assistant/record';
import { puttingBack } from '@vigie/domain/modules/assistant/stand-ins/stand-ins';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../platform/context';
import { whileWaitedFor } from '../../platform/http/call';
import type { ChatProvider, Platform } from '../../platform/platform';
import type { AskingLimits } from './asking-limits';
import { EventStream } from './event-stream';
import type { Prepared } from './preparation';
import { chat } from './provider/chat';
import { ProviderError } from './provider/chat-chunks';
import { addSuggestion } from './suggestions';
import { findMarks } from './text-jobs';
import { Reservation, readyProvider } from './usage';

interface Asking {
  readonly platform: Platform;
  readonly context: Context;
  readonly limits: AskingLimits;
  readonly reply: FastifyReply;
}

/** Everything that can be refused is refused before anything is sent, and before the stream begins. */
export async function askProvider(asking: Asking, prepare: () => Promise<Prepared>): Promise<undefined> {
  const { platform, context, limits, reply } = asking;
  // From the beginning: a client that leaves before the stream begins is noticed too.
  const gone = whileWaitedFor(reply);
  const provider = await readyProvider(platform, context);
  const prepared = await prepare();
  const leave = limits.enter(context.actor);
  try {
    const reservation = await Reservation.take(platform, context, prepared.messages);
    const stream = new EventStream(reply);
    await answer(asking, { provider, prepared, reservation, gone, stream });
    stream.end();
  } finally {
    leave();
  }
  return undefined;
}

interface Answering {
  readonly provider: ChatProvider;
  readonly prepared: Prepared;
  readonly reservation: Reservation;
  /** The person no longer waits. */
  readonly gone: AbortSignal;
  readonly stream: EventStream;
}

async function answer({ platform, context }: Asking, answering: Answering): Promise<void> {
  const { reservation, gone, stream } = answering;
  const received: Received = { text: '', letters: 0, tokens: null };
  try {
    await receive(answering, received);
    stream.send(await done(platform, context, answering, shownText(context, received.text)));
  } catch (error) {
    if (gone.aborted) return;
    const failure: ProviderFailure = error instanceof ProviderError ? error.failure : 'unexpected';
    if (unread.has(failure)) received.tokens = 0;
    if (failure === 'unexpected') platform.log.error({ err: error }, 'the assistant could not answer');
    else platform.log.warn({ failure }, 'the provider of the assistant did not answer');
    stream.send({ kind: 'failed', code: failure, sentence: say(context.style, providerFailureMessages[failure]) });
  } finally {
    await reservation.settle(received.letters, received.tokens).catch(({ message }: Error) => {
      platform.log.warn({ reason: message }, 'could not count what the assistant used');
    });
  }
}

/** The provider has not looked at what was sent, and so it costs nothing. */
const unread: ReadonlySet<ProviderFailure> = new Set([
  ...(['unauthorized', 'not_found', 'rate_limited', 'redirected', 'unreachable'] as const),
]);

interface Received {
  /** As the person reads it. */
  text: string;
  letters: number;
  tokens: number | null;
}

async function receive({ provider, prepared, gone, stream }: Answering, received: Received): Promise<void> {
  const shown = puttingBack(prepared.standIns).putBackStream();
  const show = (text: string) => {
    if (text === '') return;
    received.text += text;
    stream.send({ kind: 'text', text });
  };
  for await (const { text, tokens } of chat(provider, prepared.messages, gone)) {
    received.letters += text.length;
    received.tokens = tokens ?? received.tokens;
    show(shown.push(text));
  }
  show(shown.end());
}

/** Nothing in it that a browser would load or follow. */
function shownText({ style }: Context, text: string): string {
  const linkRemoved = say(style, suggestionMessages.linkRemoved);
  const shown = safeAnswer(text.trim(), { linkRemoved, maxLength: longestAcceptedText });
  if (shown.wasCut) throw new ProviderError('too_long');
  if (shown.text.trim() === '') throw new ProviderError('empty');
  return shown.text.trim();
}

async function done(
  platform: Platform,
  context: Context,
  { provider, prepared }: Answering,
  text: string,
): Promise<AssistantEvent> {
  const { suggests, promptHash } = prepared;
  if (!suggests) return { kind: 'done', text, suggestion: null };
  const { model } = provider;
  const { id } = await addSuggestion(platform, context, { ...suggests, text, model, promptHash });
  const { task, step, field, original, language, inputHash } = suggests;
  const marks = await findMarks(context, original, text, language);
  const suggestion = { id, task, step, field, original, text, marks, model, promptHash, inputHash };
  return { kind: 'done', text, suggestion };
}
