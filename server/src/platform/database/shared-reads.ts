import type { Context } from '../context';
import { sql } from './statement';
import type { Reader } from './tx';

/** A question whose answer depends on nothing but its key, the company, and which confidential records its reader sees. */
export interface Question<Answer> {
  readonly key: string;
  readonly ask: (reader: Reader) => Promise<Answer>;
}

interface ReadingDatabase {
  read<T>(context: Context, work: (reader: Reader) => Promise<T>): Promise<T>;
}

interface Asker {
  readonly context: Context;
  readonly ask: (reader: Reader) => Promise<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The same question asked by several at the same moment, as all open pages do after a change, is put to the database
 * once. A request that comes while it is being read waits for the next time: an answer is never older than its question.
 */
export class SharedReads {
  /** By question, while it is being read: those who wait for the next time. */
  private readonly waiting = new Map<string, Asker[]>();

  constructor(private readonly database: ReadingDatabase) {}

  read<Answer>(context: Context, { key, ask }: Question<Answer>): Promise<Answer> {
    const name = `${context.actor.companyId} ${key}`;
    return new Promise<Answer>((resolve, reject) => {
      const asker = { context, ask, resolve: resolve as Asker['resolve'], reject };
      const waiting = this.waiting.get(name);
      if (waiting) waiting.push(asker);
      else void this.answer(name, [asker]);
    });
  }

  private async answer(name: string, askers: readonly Asker[]): Promise<void> {
    this.waiting.set(name, []);
    const [first, ...others] = byReader(askers);
    if (first) await (others.length === 0 ? this.answerAlike(first) : this.answerTogether(first, others));
    const next = this.waiting.get(name) ?? [];
    this.waiting.delete(name);
    if (next.length > 0) void this.answer(name, next);
  }

  private async answerAlike(askers: Alike): Promise<void> {
    const [{ context, ask }] = askers;
    await this.database.read(context, ask).then(
      (answer) => give(askers, answer),
      (error: unknown) => refuse(askers, error),
    );
  }

  /** One answer for all, unless the company has something confidential, which not all of them may see. */
  private async answerTogether(first: Alike, others: readonly Alike[]): Promise<void> {
    const [{ context, ask }] = first;
    const { companyId } = context.actor;
    try {
      const { answer, isForAll } = await this.database.read(context, async (reader) => {
        // Asked before and after: an answer with a case that was confidential in between is not shared.
        const [before, answer] = await Promise.all([hasConfidential(reader, companyId), ask(reader)]);
        return { answer, isForAll: !before && !(await hasConfidential(reader, companyId)) };
      });
      give(isForAll ? [first, ...others].flat() : first, answer);
      if (isForAll) return;
    } catch (error) {
      refuse(first, error);
    }
    await Promise.all(others.map((askers) => this.answerAlike(askers)));
  }
}

/** Askers who see the same: the same person with the same roles. */
type Alike = readonly [Asker, ...Asker[]];

async function hasConfidential(reader: Reader, companyId: number): Promise<boolean> {
  const statement = sql`select exists (select from confidential_records where company_id = ${companyId}) as found`;
  return (await reader.get<{ found: boolean }>(statement)).found;
}

function byReader(askers: readonly Asker[]): Alike[] {
  const groups = new Map<string, [Asker, ...Asker[]]>();
  for (const asker of askers) {
    const { userId, roles } = asker.context.actor;
    const reader = `${userId} ${roles.join()}`;
    const group = groups.get(reader);
    if (group) group.push(asker);
    else groups.set(reader, [asker]);
  }
  return [...groups.values()];
}

function give(askers: readonly Asker[], answer: unknown): void {
  for (const { resolve } of askers) resolve(answer);
}

function refuse(askers: readonly Asker[], error: unknown): void {
  for (const { reject } of askers) reject(error);
}
