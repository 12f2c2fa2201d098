import { Refusal } from '@vigie/domain/kernel/refusal';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { bodyMessages } from '@vigie/domain/messages/refusals';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isReadInThread?: boolean;
  }
}

/** Measured: what costs is not the length of a body but how many values it holds, at most 46 milliseconds a request for 25,000. */
export const mostValues = 20_000;
export const deepestValues = 50;

/** Refuses a body that would take long to read before anything is made of it. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.isReadInThread) return done(null, text);
    const { values, depth } = shapeOf(text);
    if (depth > deepestValues) return done(tooDeep);
    if (values > mostValues) return done(tooManyValues(mostValues));
    return parse(request, text, done);
  });
}

export const tooDeep = new Refusal('invalid', {
  fields: [{ loc: ['body'], message: fieldMessages.tooDeep, values: { max: deepestValues } }],
});

export const tooManyValues = (max: number) =>
  new Refusal('invalid', { message: bodyMessages.tooManyValues, values: { max } });

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** How many values a JSON text holds at most, and how deep, found without making any of them. */
export function shapeOf(text: string): { readonly values: number; readonly depth: number } {
  let values = 1;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === comma) values += 1;
    else if (opening.has(sign)) {
      values += 1;
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (closing.has(sign)) depth -= 1;
  }
  return { values, depth: deepest };
}

function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
