import * as z from 'zod/mini';
import { criticalities, kinds, stepNames } from '../cases/public';

export const providerStates = ['ready', 'not_configured', 'switched_off', 'budget_spent'] as const;
export type ProviderState = (typeof providerStates)[number];

/** Whether a provider answers for this company, and what it has used this month. */
export const assistant = z.object({
  state: z.enum(providerStates),
  /** Null without a provider. */
  model: z.nullable(z.string()),
  usedTokens: z.int(),
  monthlyTokens: z.int(),
});
export type Assistant = z.infer<typeof assistant>;

/** What can be looked at: a step of the case, or the definition that came with its report. */
export const askableSteps = [...stepNames, 'definition'] as const;
export type AskableStep = (typeof askableSteps)[number];
export const askableStep = z.enum(askableSteps);

/** A remark of the rules. `<step>.<field>` is the name of the field in the history; its sentence stands in the messages. */
export const remark = z.object({
  code: z.string(),
  /** `case` is what belongs to the case as a whole. */
  step: z.enum([...askableSteps, 'case']),
  field: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RemarkOfCase = z.infer<typeof remark>;

/**
 * A word or a sentence that could be written better, from `start` up to `end` in the text of the field. Plain-language hints
 * speak of the field as a whole: both are 0, and `values` go into their sentence.
 */
export const styleHint = z.object({
  code: z.string(),
  step: askableStep,
  field: z.string(),
  start: z.int(),
  end: z.int(),
  word: z.string(),
  replacements: z.array(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type StyleHint = z.infer<typeof styleHint>;

/** A measure of a closed case that resembles this one, and that QA found effective, with the cause that it treated. */
export const provenMeasure = z.object({
  caseId: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  criticality: z.enum(criticalities),
  /** 0 to 100. */
  score: z.int(),
  cause: z.string(),
  capaId: z.string(),
  measure: z.string(),
  objective: z.string(),
  /** What QA saw, and when. */
  findings: z.string(),
  judgedAt: z.string(),
});
export type ProvenMeasure = z.infer<typeof provenMeasure>;

export const tasks = ['challenge', 'style', 'translate', 'question'] as const;
export type Task = (typeof tasks)[number];
export const longestQuestion = 1000;

/** `style` and `translate` need the field, `translate` the language, `question` the question. */
export const assistantRequest = z.object({
  task: z.enum(tasks),
  step: askableStep,
  field: z.optional(z.string().check(z.maxLength(100))),
  language: z.optional(z.enum(['fr', 'en'])),
  question: z.optional(z.string().check(z.trim(), z.maxLength(longestQuestion))),
});
export type AssistantRequest = z.infer<typeof assistantRequest>;

/** The messages that leave the house, and what the stand-ins in them stand for here. */
export const assistantPreview = z.object({
  model: z.nullable(z.string()),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  standIns: z.array(z.object({ standIn: z.string(), original: z.string() })),
});
export type AssistantPreview = z.infer<typeof assistantPreview>;

/**
 * A place that the user must read before accepting: in the suggestion what the original does not say, in the original
 * what is lost.
 */
export const suggestionMark = z.object({
  in: z.enum(['suggestion', 'original']),
  /** What it is: a number, a date, a reference, ... */
  kind: z.string(),
  /** What is the matter with it: not in the original, lost, swapped, ... */
  reason: z.string(),
  start: z.int(),
  end: z.int(),
});
export type SuggestionMark = z.infer<typeof suggestionMark>;

export const suggestion = z.object({
  id: z.int(),
  task: z.enum(['style', 'translate']),
  /** Null on a report. */
  step: z.nullable(askableStep),
  field: z.string(),
  original: z.string(),
  text: z.string(),
  marks: z.array(suggestionMark),
  model: z.string(),
  promptHash: z.string(),
  inputHash: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

/**
 * What the stream says, each as one `data:` line: pieces of text as they come, then once `done` with the whole text, or once
 * `failed` with a sentence. A stream that ends without either was cut off.
 */
export const assistantEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('done'),
    text: z.string(),
    /** Null where nothing can be accepted: remarks and answers. */
    suggestion: z.nullable(suggestion),
  }),
  z.object({ kind: z.literal('failed'), code: z.string(), sentence: z.string() }),
]);
export type AssistantEvent = z.infer<typeof assistantEvent>;
