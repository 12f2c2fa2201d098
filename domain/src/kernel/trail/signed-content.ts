import type { Json } from './canonical-json';

/** Exactly the fields that a kind of record declares to be covered by a signature. */
export type SignedContent<Fields extends readonly string[]> = Readonly<Record<Fields[number], Json>>;

/** Counts the shapes of signed content, so that older ones can still be read. */
export const signedSchemaVersion = 3;

/**
 * What stood in the record when it was signed and goes on by itself afterwards, such as the progress of its actions: kept
 * with the signature, under its hash, and not compared with what has become of it.
 */
export const soFar = 'soFar';

type JsonObject = { readonly [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Null, empty, false or absent, at every depth. */
function isUnsaid(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every(isUnsaid);
  return value === undefined || value === null || value === '' || value === false;
}

/**
 * Whether a record says what was signed. A question that a later release added, and that has no answer, takes nothing
 * from it; an answer that was given, changed or taken away since does.
 */
export function saysWhatWasSigned(signed: Json | undefined, now: Json | undefined): boolean {
  if (Array.isArray(signed) && Array.isArray(now)) {
    return signed.length === now.length && signed.every((item: Json, place) => saysWhatWasSigned(item, now[place]));
  }
  if (isObject(signed) && isObject(now)) {
    const names = new Set([...Object.keys(signed), ...Object.keys(now)]);
    names.delete(soFar);
    return [...names].every((name) =>
      Object.hasOwn(signed, name) && Object.hasOwn(now, name)
        ? saysWhatWasSigned(signed[name], now[name])
        : isUnsaid(signed[name]) && isUnsaid(now[name]),
    );
  }
  return signed === now;
}
