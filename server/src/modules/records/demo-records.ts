import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import type { FieldValues, RecordTable, TableRecord } from '../../platform/records/record-table';
import { contextOf } from '../accounts/public';
import { commentOn } from './comments';
import type { ServerKind } from './server-kind';

/** Records of the demo that need no other module's, and what tests create others from. */
export interface ModuleDemo {
  readonly addRecords: (platform: Platform) => Promise<void>;
  /** The body of a creation by the name of the kind in its endpoints: `Action` of `createAction`. */
  readonly examples: Readonly<Record<string, (title: string, userId: number) => object>>;
}

export interface DemoRecord<Item extends TableRecord, Action extends string> {
  /** Who creates it. */
  readonly by: string;
  readonly values: FieldValues<Item>;
  /** Usernames by the field that is the name of a person. */
  readonly people: Readonly<Record<string, string>>;
  readonly comments?: readonly (readonly [who: string, text: string])[];
  /** Who moves it how far. */
  readonly moves?: readonly (readonly [action: Action, who: string, reason?: string])[];
}

/** As `tableKind` gives it. */
interface DemoKind<Item extends TableRecord, Action extends string> {
  readonly table: RecordTable<Item>;
  readonly serverKind: ServerKind<string, Item>;
  readonly create: (platform: Platform, context: Context, values: FieldValues<Item>) => Promise<Item>;
  readonly get: (platform: Platform, context: Context, id: string) => Promise<Item>;
  readonly move: (
    platform: Platform,
    context: Context,
    move: { id: string; version: number; action: Action; reason?: string | undefined },
  ) => Promise<Item>;
}

/** Records of the demo, through the services that people use. Each is looked for by its title before it is made. */
export async function addDemoRecords<Item extends TableRecord, Action extends string>(
  platform: Platform,
  kind: DemoKind<Item, Action>,
  records: readonly DemoRecord<Item, Action>[],
): Promise<void> {
  for (const record of records) await addDemoRecord(platform, kind, record);
}

async function addDemoRecord<Item extends TableRecord, Action extends string>(
  platform: Platform,
  kind: DemoKind<Item, Action>,
  { by, values, people, comments = [], moves = [] }: DemoRecord<Item, Action>,
): Promise<void> {
  const { declared, titles } = kind.table;
  const author = await contextOf(platform, by);
  const title = String((values as Readonly<Record<string, unknown>>)[declared.title]);
  const known = await platform.database.read(author, (reader) =>
    titles.findByTitle(reader, author.actor.companyId, title),
  );
  if (known) return;
  const named = Object.entries(people).map(async ([name, username]) => {
    const { actor } = await contextOf(platform, username);
    return [declared.people[name], actor.userId];
  });
  const { id } = await kind.create(platform, author, { ...values, ...Object.fromEntries(await Promise.all(named)) });
  for (const [who, text] of comments) {
    await commentOn(platform, await contextOf(platform, who), kind.serverKind, id, text);
  }
  for (const [action, who, reason] of moves) {
    const context = await contextOf(platform, who);
    const { version } = await kind.get(platform, context, id);
    await kind.move(platform, context, { id, version, action, reason });
  }
}
