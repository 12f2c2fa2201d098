import { createHash, randomBytes } from 'node:crypto';
import { type Language, pageLanguageOf, say } from '@vigie/domain/kernel/message';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { readingOf } from '@vigie/domain/modules/assistant/challenge/reading';
import { fieldLabel } from '@vigie/domain/modules/assistant/challenge/remark-sentence';
import { textAt } from '@vigie/domain/modules/assistant/field-text';
import { assistantMessages as m } from '@vigie/domain/modules/assistant/messages/assistant';
import { type PromptRequest, type PromptTask, promptFor } from '@vigie/domain/modules/assistant/prompts/prompts';
import type { AskableStep, AssistantPreview, AssistantRequest, Task } from '@vigie/domain/modules/assistant/record';
import { languageOfText } from '@vigie/domain/modules/assistant/spelling/language-of-text';
import type { KnownNames } from '@vigie/domain/modules/assistant/stand-ins/known-names';
import type { StandIn } from '@vigie/domain/modules/assistant/stand-ins/stand-ins';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { readWholeCase, type WholeCase } from '../cases/public';
import { readReport } from '../reports/public';
import { knownNames } from './known-names';
import type { ChatMessage } from './provider/chat';
import { contentOf } from './rule-remarks';
import type { Suggested } from './suggestion-repository';
import { hideNames } from './text-jobs';

/** What is sent, and what its answer becomes. */
export interface Prepared {
  readonly messages: readonly ChatMessage[];
  readonly standIns: readonly StandIn[];
  /** Of the instructions, whatever the record says. */
  readonly promptHash: string;
  /** Null where the answer is only read. */
  readonly suggests: Suggested | null;
}

interface ReadText {
  readonly field: string;
  readonly text: string;
}

/** More than any step that people write: the rest of a longer one is not sent. */
const mostLetters = 24_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Only the step that was asked about, as the person may read it. */
export async function prepareForCase(
  { database }: Platform,
  context: Context,
  id: string,
  request: AssistantRequest,
): Promise<Prepared> {
  const { texts, names } = await database.read(context, async (reader) => {
    const whole = await readWholeCase(reader, context, id);
    const isRewritten = request.task === 'style' || request.task === 'translate';
    const texts = isRewritten ? [textOfField(whole, request)] : textsOfStep(whole, request);
    return { texts, names: await knownNames(reader, context.actor.companyId, texts, whole) };
  });
  const { task, step, field = '', question } = request;
  const language = languageOf(context, request, texts);
  const prepared = await prepare(context, { task: taskOf[task], step, language, question }, texts, names);
  if (task !== 'style' && task !== 'translate') return { ...prepared, suggests: null };
  const place = { caseId: id, step, reportId: null };
  return { ...prepared, suggests: { ...place, task, field, ...prepared.suggested } };
}

/** What happened, in the words of the author. */
export async function prepareForReport({ database }: Platform, context: Context, reportId: string): Promise<Prepared> {
  const { texts, names } = await database.read(context, async (reader) => {
    const { authorId, answers } = await readReport(reader, context, reportId);
    if (authorId !== context.actor.userId) throw new Refusal('not_found');
    if (answers.what.trim() === '') throw new Refusal('objection', { message: m.nothingToRead });
    const texts = [{ field: 'what', text: answers.what }];
    const who = { field: 'who', text: answers.who };
    return { texts, names: await knownNames(reader, context.actor.companyId, [...texts, who]) };
  });
  const language = languageOfText(texts[0]?.text ?? '') ?? pageLanguageOf(context.style);
  const prepared = await prepare(context, { task: 'suggestWhat', step: 'definition', language }, texts, names);
  const place = { caseId: null, step: null, reportId, task: 'style', field: 'what' } as const;
  return { ...prepared, suggests: { ...place, ...prepared.suggested } };
}

export function previewOf({ chatProvider }: Platform, { messages, standIns }: Prepared): AssistantPreview {
  return {
    model: chatProvider?.model ?? null,
    messages: messages.map((message) => ({ ...message })),
    standIns: standIns.map(({ standIn, value }) => ({ standIn, original: value })),
  };
}

interface Asked {
  readonly task: PromptTask;
  readonly step: AskableStep;
  readonly language: Language;
  readonly question?: string | undefined;
}

async function prepare(
  context: Context,
  { task, step, language, question = '' }: Asked,
  texts: readonly ReadText[],
  names: KnownNames,
) {
  const { texts: hidden, standIns } = await hideNames(context, [...texts.map(({ text }) => text), question], names);
  const fields = texts.map(({ field }, place) => ({
    label: fieldLabel(step, field, (message) => say(context.style, message)),
    text: hidden[place] ?? '',
  }));
  const { messages, promptToHash, inputToHash } = promptOf({ task, language, fields, question: hidden.at(-1) ?? '' });
  const original = texts[0]?.text ?? '';
  const suggested = { original, language, inputHash: hashOf(inputToHash) };
  return { messages, standIns, promptHash: hashOf(promptToHash), suggested };
}

/** With a boundary that stands in none of the texts. */
function promptOf(request: PromptRequest) {
  for (;;) {
    const prompt = promptFor(request, randomBytes(16).toString('hex'));
    if (prompt) return prompt;
  }
}

const taskOf: Readonly<Record<Task, PromptTask>> = {
  challenge: 'challenge',
  style: 'improveStyle',
  translate: 'translate',
  question: 'question',
};

/** Of the answer: that of the text which is rewritten, or that of the page. */
function languageOf({ style }: Context, { task, language }: AssistantRequest, texts: readonly ReadText[]): Language {
  const page = pageLanguageOf(style);
  if (task === 'translate') return language ?? page;
  return (task === 'style' && languageOfText(texts[0]?.text ?? '')) || page;
}

function textsOf(whole: WholeCase, { step }: Pick<AssistantRequest, 'step'>): readonly ReadText[] {
  const { texts } = readingOf(contentOf(whole));
  return texts.filter((one) => one.step === step).map(({ field, written }) => ({ field, text: written }));
}

function textsOfStep(whole: WholeCase, request: AssistantRequest): readonly ReadText[] {
  if (request.task === 'question' && !request.question) throw invalidField('question', m.questionMissing);
  let letters = 0;
  const texts = textsOf(whole, request).filter(({ text }) => {
    letters += text.length;
    return letters <= mostLetters;
  });
  if (texts.length === 0) throw new Refusal('objection', { message: m.nothingToRead });
  return texts;
}

/** As it is stored: what is accepted later replaces exactly this. */
function textOfField(whole: WholeCase, request: AssistantRequest): ReadText {
  const { step, field, task, language } = request;
  if (step === 'definition') throw new Refusal('objection', { message: m.notWrittenHere });
  if (task === 'translate' && !language) throw invalidField('language', m.languageMissing);
  const content = whole.steps.find(({ name }) => name === step)?.content ?? {};
  const isText = textsOf(whole, request).some((one) => one.field === field);
  const text = field !== undefined && isText ? textAt(content, field) : null;
  if (field === undefined || text === null) throw invalidField('field', m.fieldMissing);
  return { field, text };
}
