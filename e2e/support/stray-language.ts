import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type Language, languageOf, type Message } from '../../domain/src/kernel/message';

const domain = new URL('../../domain/src/', import.meta.url);
const isText = (name: string) =>
  /(^|\/)(messages\/|(messages|words|notices)\.ts$)/.test(name) && /(?<!\.test)\.ts$/.test(name);

async function everyMessage(): Promise<Message[]> {
  const names = readdirSync(domain, { encoding: 'utf8', recursive: true }).filter(isText);
  const files = await Promise.all(names.map((name) => import(/* @vite-ignore */ new URL(name, domain).pathname)));
  return files.flatMap((exports) => [...messagesIn(exports)]);
}

function* messagesIn(value: unknown): Generator<Message> {
  if (value === null || typeof value !== 'object') return;
  if ('fr' in value && 'en' in value && 'mixed' in value) yield value as Message;
  else for (const inner of Object.values(value)) yield* messagesIn(inner);
}

const holes = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** A text with so few letters of its own, beside its values, that what people write may look like it. */
const isBare = (text: string) =>
  text.search(holes) >= 0 && text.replace(holes, '').replace(/[^\p{L}]/gu, '').length < 4;

/** A text with values in its holes. */
interface Filled {
  readonly longestPart: string;
  readonly pattern: RegExp;
}

function filledOf(text: string): Filled {
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts: string[] = [];
  let pattern = '';
  let end = 0;
  for (const hole of text.matchAll(holes)) {
    const [whole, name, one, many] = hole;
    const value = one === undefined || many === undefined ? null : `(?:${literal(one)}|${literal(many)})`;
    parts.push(text.slice(end, hole.index));
    pattern += literal(text.slice(end, hole.index)) + (value ?? (name === 'n' ? '[\\d\\s]+' : '.+'));
    end = hole.index + whole.length;
  }
  parts.push(text.slice(end));
  const longestPart = parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
  return { longestPart, pattern: new RegExp(`^${pattern}${literal(text.slice(end))}$`, 'su') };
}

interface Sayings {
  /** Word for word. */
  readonly isWhole: (said: string) => boolean;
  readonly isFilled: (said: string) => boolean;
}

/** What the texts can say. */
function sayings(texts: readonly string[]): Sayings {
  const whole = new Set(texts.filter((text) => text.search(holes) < 0));
  const filled = texts.filter((text) => !whole.has(text) && !isBare(text)).map(filledOf);
  return {
    isWhole: (said) => whole.has(said),
    // To try every pattern on a text takes 4 ms, to look for a part of each a tenth of one.
    isFilled: (said) => filled.some(({ longestPart, pattern }) => said.includes(longestPart) && pattern.test(said)),
  };
}

/** Whether only the other language says this, remembered: the bar and the menus stand on every page. */
function strayJudge(own: Sayings, other: Sayings): (said: string) => boolean {
  const judged = new Map<string, boolean>();
  return (said) => {
    const known = judged.get(said);
    if (known !== undefined) return known;
    const isStray = !own.isWhole(said) && (other.isWhole(said) || other.isFilled(said)) && !own.isFilled(said);
    judged.set(said, isStray);
    return isStray;
  };
}

/** Finds among texts those that only the other language says, though they follow the language of the page. */
export async function strayFinder(): Promise<(texts: readonly string[], language: Language) => string[]> {
  const messages = await everyMessage();
  const following = messages.filter(({ mixed }) => mixed === 'page');
  const judgeOf = (language: Language) =>
    strayJudge(
      sayings(messages.map((message) => message[languageOf(message, `mixed-${language}`)])),
      sayings(following.map((message) => message[language === 'fr' ? 'en' : 'fr'])),
    );
  const judges = { fr: judgeOf('fr'), en: judgeOf('en') };
  return (texts, language) => [...new Set(texts)].filter(judges[language]);
}

/** Every word that the server sends, which is what people wrote: it may be in any language, and be part of a text. */
export function heardData(page: Page): () => Promise<string[]> {
  const answers: Promise<string[]>[] = [];
  page.on('response', (answer) => {
    const isData = answer.ok() && /json/.test(answer.headers()['content-type'] ?? '');
    if (isData)
      answers.push(
        answer
          .json()
          .then((body) => [...stringsIn(body)])
          .catch(() => []),
      );
  });
  return async () => [...new Set((await Promise.all(answers)).flat())].sort((a, b) => b.length - a.length);
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.trim();
  else if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) yield* stringsIn(inner);
}

/** A short word counts as data only where it stands alone: it may be part of a text by chance. */
export function withoutData(texts: readonly string[], data: readonly string[]): string[] {
  const whole = new Set(data);
  const long = data.filter((written) => written.length > 3);
  return texts
    .filter((text) => !whole.has(text))
    .map((text) => long.reduce((left, written) => left.replaceAll(written, '*'), text));
}

export interface Shown {
  readonly page: string[];
  /** The bar above every page, which is not the page's. */
  readonly frame: string[];
}

/** Everything that a page says, to the eye and to a screen reader. */
export function shownTexts(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const shown: { page: string[]; frame: string[] } = { page: [], frame: [] };
    const add = (element: Element | null, said: string | null) => {
      const trimmed = said?.trim();
      if (trimmed) shown[element?.closest('.topbar, .skip, .side') ? 'frame' : 'page'].push(trimmed);
    };
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style')) continue;
      for (const name of attributes) add(element, element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(element, node.textContent);
    }
    shown.page.push(document.title.replace(/ · Vigie$/, ''));
    return shown;
  });
}
