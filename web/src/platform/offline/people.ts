import { isPasscodeUsable, mostWrongPasscodes, offlineHours } from '@vigie/domain/kernel/offline/passcode';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';
import type { DeviceDatabase } from './device-database';
import { unwrapWithPasscode, type Wrapped, wrapWithPasscode } from './sealing';

/** What the device remembers of a person who works on it. */
export interface PersonRow {
  readonly owner: number;
  readonly name: string;
  /** Opens with the passcode; null where none was chosen, or it has been dropped. */
  readonly wrapped: Wrapped | null;
  readonly wrong: number;
  readonly provenAt: number;
  /** By how much the clock of the device was ahead of the server's. */
  readonly skewMs: number | null;
  /** How long the code opens after that; earlier releases did not say. */
  readonly hours?: number;
}

interface WrappedContent {
  /** Base64, as the server gives it. */
  readonly draftKey: string;
  readonly user: CurrentUser;
}

export type Unlocking =
  | ({ readonly outcome: 'opened' } & WrappedContent)
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  | { readonly outcome: 'dropped' };

export class People {
  constructor(
    private readonly database: DeviceDatabase,
    private readonly now: () => number = Date.now,
  ) {}

  list(): Promise<readonly PersonRow[]> {
    return this.database.read(({ people }) => {
      const request: IDBRequest<PersonRow[]> = people.getAll();
      return () => request.result;
    });
  }

  async find(owner: number): Promise<PersonRow | null> {
    return (await this.list()).find((person) => person.owner === owner) ?? null;
  }

  /** The server has just known the person here. */
  async prove({ id, first_name, last_name }: CurrentUser, skewMs: number | null, hours: number): Promise<void> {
    const before = await this.find(id);
    const name = `${first_name} ${last_name}`.trim();
    const proven = { wrong: 0, provenAt: this.now(), skewMs, hours };
    await this.put({ owner: id, name, wrapped: before?.wrapped ?? null, ...proven });
  }

  async choosePasscode(passcode: string, content: WrappedContent): Promise<void> {
    const { id } = content.user;
    const person = await this.find(id);
    if (!person) throw new Error('The person has not been proven here');
    await this.put({ ...person, wrapped: await wrapWithPasscode(passcode, id, content), wrong: 0 });
  }

  async dropPasscode(owner: number): Promise<void> {
    const person = await this.find(owner);
    if (person) await this.put({ ...person, wrapped: null, wrong: 0 });
  }

  /** The try is counted on the disk before it is made: a page that is killed meanwhile wins none. */
  async unlock(owner: number, passcode: string): Promise<Unlocking> {
    const person = await this.find(owner);
    if (!person?.wrapped) return { outcome: 'dropped' };
    const { hours = offlineHours.usual } = person;
    if (!isPasscodeUsable({ ...person, hours }, this.now())) return this.drop(owner);
    const wrong = person.wrong + 1;
    await this.put({ ...person, wrong });
    const content = await unwrapWithPasscode<WrappedContent>(passcode, owner, person.wrapped);
    if (content) {
      await this.put({ ...person, wrong: 0 });
      return { outcome: 'opened', ...content };
    }
    return wrong >= mostWrongPasscodes ? this.drop(owner) : { outcome: 'wrong', triesLeft: mostWrongPasscodes - wrong };
  }

  private async drop(owner: number): Promise<Unlocking> {
    await this.dropPasscode(owner);
    return { outcome: 'dropped' };
  }

  private put(person: PersonRow): Promise<void> {
    return this.database.write(({ people }) => void people.put(person));
  }
}
