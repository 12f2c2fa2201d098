import type { Language } from '@vigie/domain/kernel/message';
import { affixSteps } from '@vigie/domain/modules/assistant/spelling/affixes';
import { Lexicon } from '@vigie/domain/modules/assistant/spelling/lexicon';
import { SpellChecker } from '@vigie/domain/modules/assistant/spelling/spell-checker';
import { Pauses } from './pauses';

export type SpellCheckers = Readonly<Record<Language, SpellChecker>>;

let loaded: Promise<SpellCheckers> | null = null;

/** Once for each process, with the first request: most processes never need them. */
export function loadSpellCheckers(): Promise<SpellCheckers> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function load(): Promise<SpellCheckers> {
  const fr = await checkerOf('fr', (await import('dictionary-fr')).default);
  const en = await checkerOf('en', (await import('dictionary-en')).default);
  return { fr, en };
}

interface DictionaryFiles {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

async function checkerOf(language: Language, { aff, dic }: DictionaryFiles): Promise<SpellChecker> {
  const pause = new Pauses();
  const text = new TextDecoder();
  const reading = affixSteps(text.decode(aff));
  let read = reading.next();
  for (; !read.done; read = reading.next()) if (pause.isDue()) await pause.take();
  const lexicon = new Lexicon(read.value);
  const words = text.decode(dic);
  // The first line says how many words follow.
  for (let at = words.indexOf('\n') + 1; at > 0 && at < words.length; ) {
    const end = words.indexOf('\n', at);
    lexicon.add(words.slice(at, end < 0 ? words.length : end).trimEnd());
    at = end < 0 ? words.length : end + 1;
    if (pause.isDue()) await pause.take();
  }
  return new SpellChecker(language, lexicon);
}
