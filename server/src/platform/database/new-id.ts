import { randomUUID } from 'node:crypto';
import { type Sql, sql } from './statement';

/**
 * An id with the next number of its series that is not waited for: the database puts it into the statements that are
 * sent after this one, so that the series is let go without the application in between. A transaction that takes
 * several reads each before the next.
 *
 * Where ten people create at once, a report takes 1.3 times and an action 1.5 times as long with an id that is waited for, and 1.2 times
 * the processor (eight interleaved rounds of one run). The wait is the same in a company of any size: it is off nowhere.
 */
export class NewId {
  readonly number: Sql = sql`new_number()`;
  readonly id: Sql = sql`new_id()`;
  readonly digits: Sql = sql`new_id_digits()`;
  /** The words that the record is found by, as `idWords` would say. */
  readonly words: Sql = sql`new_id_words()`;

  /** Null until it has been read. */
  known: string | null = null;

  constructor(
    readonly prefix: string,
    private readonly sent: Promise<{ id: string }>,
  ) {}

  async read(): Promise<string> {
    this.known = (await this.sent).id;
    return this.known;
  }
}

/** What a creation answers, which is known but for the id of what it creates. */
export class WithNewId<T> {
  constructor(
    private readonly newId: NewId,
    private readonly answerFor: (id: string) => T,
  ) {}

  async read(): Promise<T> {
    return this.answerFor(await this.newId.read());
  }

  map<U>(next: (answer: T) => U): WithNewId<U> {
    return new WithNewId(this.newId, (id) => next(this.answerFor(id)));
  }

  /** As it is kept for a request that is repeated. */
  asJson(stringify: (answer: T) => string): Sql {
    const json = stringify(this.answerFor(this.newId.prefix + digitsInPlace));
    return sql`replace(${json}, ${digitsInPlace}, ${this.newId.digits})`;
  }
}

/** Stand for those of the number until the database knows it; random, so that no other text contains them. */
const digitsInPlace = randomUUID();
