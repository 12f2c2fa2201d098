import { Refusal } from '@vigie/domain/kernel/refusal';
import { providerStateMessages } from '@vigie/domain/modules/assistant/messages/assistant';
import { estimatedTokens, providerState, tokensForAnswer } from '@vigie/domain/modules/assistant/provider-state';
import type { Assistant } from '@vigie/domain/modules/assistant/record';
import type { Context } from '../../platform/context';
import type { ChatProvider, Platform } from '../../platform/platform';
import { findParameters } from '../parameters/public';
import type { ChatMessage } from './provider/chat';
import { addTokens, correctTokens, findUsedTokens } from './usage-repository';

export function getAssistant({ database, chatProvider }: Platform, context: Context): Promise<Assistant> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => {
    const [{ assistant: isOn, assistantMonthlyTokens: monthlyTokens }, usedTokens] = await Promise.all([
      findParameters(reader, companyId),
      findUsedTokens(reader, companyId),
    ]);
    const state = providerState({ isConfigured: chatProvider !== null, isOn, usedTokens, monthlyTokens });
    return { state, model: chatProvider?.model ?? null, usedTokens, monthlyTokens };
  });
}

/** Whom to ask; refused with the reason where no provider may be asked. */
export async function readyProvider(platform: Platform, context: Context): Promise<ChatProvider> {
  const { state } = await getAssistant(platform, context);
  const { chatProvider } = platform;
  if (state === 'ready' && chatProvider) return chatProvider;
  throw refusalOf(state === 'ready' ? 'not_configured' : state);
}

const refusalOf = (state: keyof typeof providerStateMessages) =>
  new Refusal(state === 'budget_spent' ? 'quota_reached' : 'objection', { message: providerStateMessages[state] });

const lettersOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((letters, { content }) => letters + content.length, 0);

/** Tokens that are counted before anything is sent: whatever becomes of the answer, they stay counted until it is known. */
export class Reservation {
  private constructor(
    private readonly database: Platform['database'],
    private readonly context: Context,
    private readonly month: string,
    private readonly prompt: number,
  ) {}

  static async take({ database }: Platform, context: Context, messages: readonly ChatMessage[]): Promise<Reservation> {
    const prompt = estimatedTokens(lettersOf(messages));
    const month = await database.transaction(context, async (tx) => {
      const { assistantMonthlyTokens } = await findParameters(tx, context.actor.companyId);
      return addTokens(tx, prompt + tokensForAnswer, assistantMonthlyTokens);
    });
    if (month === null) throw refusalOf('budget_spent');
    return new Reservation(database, context, month, prompt);
  }

  /** What the provider said that it took, or else what the letters that came are worth. */
  async settle(letters: number, reported: number | null): Promise<void> {
    const used = reported ?? this.prompt + estimatedTokens(letters);
    const difference = used - this.prompt - tokensForAnswer;
    await this.database.transaction(this.context, (tx) => correctTokens(tx, this.month, difference));
  }
}
