import type { FastifyReply } from 'fastify';

export type Serialize = (reply: FastifyReply, answer: object) => string;

/**
 * An answer that several requests share (`readOnce`), or that is kept in memory, is one object that never changes: it
 * is serialized once, for one endpoint.
 */
export function serializeOnce(): Serialize {
  const texts = new WeakMap<object, string>();
  return (reply, answer) => {
    const known = texts.get(answer);
    if (known !== undefined) return known;
    const text = reply.serialize(answer) as string;
    texts.set(answer, text);
    return text;
  };
}
