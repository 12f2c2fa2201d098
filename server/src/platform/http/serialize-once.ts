import type { FastifyReply } from 'fastify';

export type Serialize = (reply: FastifyReply, answer: object) => string;

/**
 * What several have asked for at the same moment (`readOnce`), or what is kept in memory, is one object, which nobody changes once it
 * is an answer: it is put into words once, for one endpoint.
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
