import { type Loss, loss } from '../messages/exchange';
import { id as idSchema } from '../template/values';

export type Fields = Readonly<Record<string, unknown>>;

/** Any value as text; a list or object of a file may say of itself that it cannot be one. */
export const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of objects; what is none is listed. */
export function listOf(value: unknown, place: string, what: string, losses: Loss[]): readonly Fields[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    losses.push(loss('property', place, what));
    return [];
  }
  return value.filter((one, at) => {
    if (!isFields(one)) losses.push(loss('unreadable', place, `${what}[${at}]`));
    return isFields(one);
  });
}

/** A text; of one in several languages the default, and the others are listed. */
export function textOf(value: unknown, place: string, what: string, losses: Loss[]): string {
  if (typeof value === 'string') return value.trim();
  if (isFields(value)) {
    const { default: usual, ...others } = value;
    for (const language of Object.keys(others)) losses.push(loss('property', place, `${what}.${language}`));
    return typeof usual === 'string' ? usual.trim() : '';
  }
  if (value !== undefined && value !== null) losses.push(loss('property', place, what));
  return '';
}

/** Names in the file as ids of the template: kept where they can be, and listed where they cannot. */
export class Names {
  private readonly taken = new Set<string>();
  private readonly byName = new Map<string, string>();
  /** The last number given for each kind: all before it are taken. */
  private readonly last = new Map<string, number>();

  constructor(private readonly losses: Loss[]) {}

  known(name: string): string | undefined {
    return this.byName.get(name);
  }

  idFor(name: unknown, kind: string): string {
    const wanted = idSchema.safeParse(name).data;
    const id = wanted !== undefined && !this.taken.has(wanted) ? wanted : this.fresh(kind);
    this.taken.add(id);
    if (typeof name === 'string' && !this.byName.has(name)) this.byName.set(name, id);
    if (name !== undefined && id !== name) this.losses.push(loss('name', id, asText(name)));
    return id;
  }

  private fresh(kind: string): string {
    let number = (this.last.get(kind) ?? 0) + 1;
    while (this.taken.has(`${kind}-${number}`)) number += 1;
    this.last.set(kind, number);
    return `${kind}-${number}`;
  }
}
