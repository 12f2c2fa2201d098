import { setImmediate } from 'node:timers/promises';
import { systemContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { backgroundFrom, listBackgrounds } from './background-repository';
import { CompanyIndex } from './company-index';
import {
  findOldestWriter,
  listConfidentialNumbers,
  listDocuments,
  listDocumentsByNumber,
  listWritings,
  type StoredDocument,
} from './repository';

/** All companies together; beyond it the company that was not asked for longest is forgotten. */
const maxBytes = 768 * 2 ** 20;
/** A batch is a few milliseconds of work. */
const atOnce = 100;
const backgroundsAtOnce = 2000;

interface Held {
  index: CompanyIndex;
  /** Everything that older transactions have written is known. */
  since: number;
  /** Cases that only some may read, which are not in the index. */
  confidential: ReadonlySet<number>;
}

/** The indexes of the companies that were searched last, each as new as the search. */
export class RecurrenceIndexes {
  private readonly held = new Map<number, Held>();
  private readonly running = new Map<number, Promise<CompanyIndex>>();
  private readonly waiting = new Map<number, Promise<CompanyIndex>>();
  private readonly renewing = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly limit = maxBytes,
  ) {}

  get bytes(): number {
    return [...this.held.values()].reduce((all, { index }) => all + index.bytes, 0);
  }

  /** Knows every change that was committed before it was asked for: who comes while others read waits for the next reading. */
  upToDate(companyId: number): Promise<CompanyIndex> {
    const running = this.running.get(companyId);
    if (!running) return this.run(companyId);
    const waiting = this.waiting.get(companyId);
    if (waiting) return waiting;
    const next = running
      .catch(() => undefined)
      .then(() => {
        this.waiting.delete(companyId);
        return this.run(companyId);
      });
    this.waiting.set(companyId, next);
    return next;
  }

  private run(companyId: number): Promise<CompanyIndex> {
    const done = this.catchUp(companyId).finally(() => this.running.delete(companyId));
    this.running.set(companyId, done);
    return done;
  }

  private async catchUp(companyId: number): Promise<CompanyIndex> {
    const held = this.held.get(companyId) ?? (await this.load(companyId));
    // The last one that was asked for stands last.
    this.held.delete(companyId);
    this.held.set(companyId, held);
    await this.readChanges(companyId, held);
    this.forgetOthers(companyId);
    if (held.index.isWorn) this.renew(companyId);
    return held.index;
  }

  private async load(companyId: number): Promise<Held> {
    const context = systemContext(companyId);
    const index = new CompanyIndex();
    const since = await this.database.read(context, findOldestWriter);
    const confidential = await this.database.read(context, (reader) => listConfidentialNumbers(reader, companyId));
    for (let after = 0; ; ) {
      const documents = await this.database.read(context, (reader) =>
        listDocuments(reader, companyId, { after, most: atOnce }),
      );
      put(index, documents);
      const last = documents.at(-1);
      if (!last || documents.length < atOnce) break;
      after = last.number;
      await setImmediate();
    }
    await index.seal();
    await this.readBackgrounds(companyId, index, 0);
    return { index, since, confidential: new Set(confidential) };
  }

  private async readChanges(companyId: number, held: Held): Promise<void> {
    const context = systemContext(companyId);
    const [writings, numbers] = await this.database.read(context, (reader) =>
      Promise.all([listWritings(reader, companyId, held.since), listConfidentialNumbers(reader, companyId)]),
    );
    const confidential = new Set(numbers);
    for (const number of confidential) held.index.remove(number);
    const changed = writings.flatMap(({ number, written }) =>
      number === null || held.index.writtenOf(number) === written ? [] : [number],
    );
    // What was written while only some might read it is not asked for again when all may.
    const opened = [...held.confidential];
    const unknown = [...new Set([...changed, ...opened])].filter((number) => !confidential.has(number));
    held.confidential = confidential;
    for (let from = 0; from < unknown.length; from += atOnce) {
      const some = unknown.slice(from, from + atOnce);
      put(held.index, await this.database.read(context, (reader) => listDocumentsByNumber(reader, companyId, some)));
      await setImmediate();
    }
    await this.readBackgrounds(companyId, held.index, held.since);
    held.since = writings[0]?.oldest ?? held.since;
  }

  /** After the documents, since a case that is not known yet has no place for its background. */
  private async readBackgrounds(companyId: number, index: CompanyIndex, since: number): Promise<void> {
    for (let after = 0; ; ) {
      const page = { since, after, most: backgroundsAtOnce };
      const backgrounds = await this.database.read(systemContext(companyId), (reader) =>
        listBackgrounds(reader, companyId, page),
      );
      for (const stored of backgrounds) index.measure(stored.number, backgroundFrom(stored));
      const last = backgrounds.at(-1);
      if (!last || backgrounds.length < backgroundsAtOnce) return;
      after = last.number;
      await setImmediate();
    }
  }

  private forgetOthers(companyId: number): void {
    for (const other of this.held.keys()) {
      if (this.bytes <= this.limit) return;
      if (other !== companyId && !this.running.has(other)) this.held.delete(other);
    }
  }

  /** Made anew beside the old one, which answers until then. */
  private renew(companyId: number): void {
    if (this.renewing.has(companyId)) return;
    this.renewing.add(companyId);
    this.load(companyId)
      .then((made) => {
        if (this.held.has(companyId)) this.held.set(companyId, made);
      })
      // The old one still answers; the next search tries again.
      .catch(() => undefined)
      .finally(() => this.renewing.delete(companyId));
  }
}

function put(index: CompanyIndex, documents: readonly StoredDocument[]): void {
  for (const { number, written, document } of documents) index.put(number, written, document);
}

const byDatabase = new WeakMap<Database, RecurrenceIndexes>();

export function indexesOf(database: Database): RecurrenceIndexes {
  const known = byDatabase.get(database) ?? new RecurrenceIndexes(database);
  byDatabase.set(database, known);
  return known;
}
