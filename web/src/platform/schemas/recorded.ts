/**
 * Stands in for `zod/mini` in the built pages. A schema is only written down here: no page needs the library before its
 * first rows. `checked` makes the real one of it, for what people type and what a device has stored.
 */
export class Recorded {
  constructor(
    readonly name: string,
    readonly given: readonly unknown[],
  ) {}

  check(...checks: readonly unknown[]): Recorded {
    return new Recorded('check', [this, ...checks]);
  }

  /** For rules of the domain that check with a schema: a page that runs them calls `loadSchemas` first. */
  safeParse(value: unknown): unknown {
    if (!check) throw new Error('The page that checks this has to load the schema library');
    return check(this, value);
  }

  get shape(): unknown {
    const [first, more] = this.given;
    if (this.name === 'object') return first;
    if (this.name === 'extend') return { ...((first as Recorded).shape as object), ...(more as object) };
    throw new Error(`Nothing reads the shape of ${this.name}`);
  }
}

type Check = (schema: Recorded, value: unknown) => unknown;
let check: Check | null = null;

export function checkWith(library: Check): void {
  check = library;
}

const recorder =
  (name: string) =>
  (...given: readonly unknown[]) =>
    new Recorded(name, given);

export const _default = /* @__PURE__ */ recorder('_default');
export const any = /* @__PURE__ */ recorder('any');
export const array = /* @__PURE__ */ recorder('array');
export const boolean = /* @__PURE__ */ recorder('boolean');
export const discriminatedUnion = /* @__PURE__ */ recorder('discriminatedUnion');
export const email = /* @__PURE__ */ recorder('email');
export const extend = /* @__PURE__ */ recorder('extend');
export const gte = /* @__PURE__ */ recorder('gte');
export const int = /* @__PURE__ */ recorder('int');
export const literal = /* @__PURE__ */ recorder('literal');
export const lte = /* @__PURE__ */ recorder('lte');
export const maxLength = /* @__PURE__ */ recorder('maxLength');
export const minLength = /* @__PURE__ */ recorder('minLength');
export const nullable = /* @__PURE__ */ recorder('nullable');
export const number = /* @__PURE__ */ recorder('number');
export const object = /* @__PURE__ */ recorder('object');
export const optional = /* @__PURE__ */ recorder('optional');
export const overwrite = /* @__PURE__ */ recorder('overwrite');
export const partial = /* @__PURE__ */ recorder('partial');
export const partialRecord = /* @__PURE__ */ recorder('partialRecord');
export const pick = /* @__PURE__ */ recorder('pick');
export const pipe = /* @__PURE__ */ recorder('pipe');
export const record = /* @__PURE__ */ recorder('record');
export const refine = /* @__PURE__ */ recorder('refine');
export const regex = /* @__PURE__ */ recorder('regex');
export const strictObject = /* @__PURE__ */ recorder('strictObject');
export const string = /* @__PURE__ */ recorder('string');
export const stringbool = /* @__PURE__ */ recorder('stringbool');
export const transform = /* @__PURE__ */ recorder('transform');
export const trim = /* @__PURE__ */ recorder('trim');
export const union = /* @__PURE__ */ recorder('union');
export const unknown = /* @__PURE__ */ recorder('unknown');
export const uuid = /* @__PURE__ */ recorder('uuid');
export const coerce = { number: recorder('coerce.number') };
export const iso = { date: recorder('iso.date'), datetime: recorder('iso.datetime') };
const _enum = /* @__PURE__ */ recorder('enum');
const _null = /* @__PURE__ */ recorder('null');

export { _enum as enum, _null as null };
