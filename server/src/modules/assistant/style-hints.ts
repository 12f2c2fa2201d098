import { pageLanguageOf } from '@vigie/domain/kernel/message';
import { type Reading, readingOf } from '@vigie/domain/modules/assistant/challenge/reading';
import { styleRemarksOf } from '@vigie/domain/modules/assistant/challenge/remarks';
import type { AskableStep, StyleHint } from '@vigie/domain/modules/assistant/record';
import { languageOfText } from '@vigie/domain/modules/assistant/spelling/language-of-text';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { readWholeCase } from '../cases/public';
import { contentOf } from './rule-remarks';
import { ownWordsOf } from './spelling/own-words';
import { spellingRemarks } from './spelling/spelling';

interface OfStep {
  readonly id: string;
  readonly step?: AskableStep | undefined;
}

/** Spelling first, then what could be said more plainly. */
export async function listStyleHints(
  platform: Platform,
  context: Context,
  { id, step }: OfStep,
): Promise<{ items: StyleHint[] }> {
  const whole = await platform.database.read(context, (reader) => readWholeCase(reader, context, id));
  const content = contentOf(whole);
  const texts = readingOf(content).texts.filter((one) => step === undefined || one.step === step);
  const ownWords = await ownWordsOf(platform, context);
  const spelling: StyleHint[] = [];
  for (const text of texts) spelling.push(...(await misspelled(context, text, ownWords)));
  return { items: [...spelling, ...styleRemarksOf(content, step).flatMap(hintOf)] };
}

async function misspelled(
  { style }: Context,
  { step, field, written }: Reading['texts'][number],
  ownWords: ReadonlySet<string>,
): Promise<StyleHint[]> {
  if (step === 'case') return [];
  const language = languageOfText(written) ?? pageLanguageOf(style);
  const found = await spellingRemarks(written, { language, ownWords });
  return found.map(({ start, end, word, replacements }) => ({
    code: 'misspelled',
    step,
    field,
    start,
    end,
    word,
    replacements: [...replacements],
    values: {},
  }));
}

type StyleRemark = ReturnType<typeof styleRemarksOf>[number];

function hintOf({ code, step, field, values }: StyleRemark): StyleHint[] {
  if (step === 'case') return [];
  return [{ code, step, field, start: 0, end: 0, word: '', replacements: [], values: { ...values } }];
}
