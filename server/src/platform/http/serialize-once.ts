import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { answerSchema } from './answer-schema';

export type Serialize = (reply: FastifyReply, answer: object) => string;

/**
 * An answer that several requests share (`readOnce`), or that is kept in memory, is one object that never changes: it
 * is serialized once, for one endpoint. The serializer is compiled with the first answer, within a millisecond: those of
 * all endpoints would take a tenth of a second of every start.
 */
export function serializeOnce(output: z.ZodMiniType | undefined): Serialize {
  const texts = new WeakMap<object, string>();
  let compiled: ((answer: object) => string) | undefined;
  return (reply, answer) => {
    const known = texts.get(answer);
    if (known !== undefined) return known;
    compiled ??= output ? reply.compileSerializationSchema(answerSchema(output) as Schema) : JSON.stringify;
    const text = compiled(answer);
    texts.set(answer, text);
    return text;
  };
}

type Schema = Parameters<FastifyReply['compileSerializationSchema']>[0];
