import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { english, french } from '@vigie/domain/kernel/message';
import type { Refusal } from '@vigie/domain/kernel/refusal';
import type { Credentials } from '@vigie/domain/kernel/trail/signature';
import type { Workflow } from '@vigie/domain/kernel/workflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from './context';
import { sql } from './database/statement';
import type { Tx } from './database/tx';
import { contentHash, listSignatures, voidStaleSignatures } from './signatures/signatures';
import { createTestApp, type TestApp } from './testing/test-app';
import { applyConsequence, initialState, type NewState, transition, transitionIn } from './transition';

/** A record of the test's own, so that the platform is shown without any module. */
interface Paper {
  readonly id: number;
  readonly state: 'draft' | 'approved' | 'shelved';
  readonly text: string;
  readonly author: string;
  readonly version: number;
}

const workflow: Workflow<
  Paper['state'],
  'approve' | 'shelve',
  'approver',
  Paper,
  { isEmpty: boolean },
  'shelveWithOther'
> = {
  record: 'paper',
  stateLabels: {
    draft: french('Brouillon', 'Draft'),
    approved: french('Approuvé', 'Approved'),
    shelved: french('Classé', 'Shelved'),
  },
  stateOf: (paper) => paper.state,
  rolesOn: (paper, actor) => (actor.roles.includes('qa') && actor.username !== paper.author ? ['approver'] : []),
  initial: ['draft'],
  createdEvent: 'paper.created',
  final: ['shelved'],
  usual: { draft: 'approve', approved: 'shelve' },
  transitions: {
    shelve: {
      label: french('Classer', 'Shelve'),
      from: ['approved'],
      to: 'shelved',
      by: ['approver'],
      event: 'paper.shelved',
      notice: { approved: 'paperShelved' },
      needsReason: true,
    },
    approve: {
      label: french('Approuver', 'Approve'),
      from: ['draft'],
      to: 'approved',
      event: 'paper.approved',
      by: ['approver'],
      signature: english('Approuvé', 'Approved'),
      guards: [({ isEmpty }) => (isEmpty ? { message: french('Rien à approuver', 'Nothing to approve') } : null)],
    },
  },
  consequences: {
    shelveWithOther: {
      from: ['draft', 'approved'],
      to: 'shelved',
      event: 'paper.shelved_with_other',
      follows: 'paper.shelved',
    },
  },
  refusals: {
    wrongRole: french('Réservé à QA', 'For QA only'),
    wrongState: french('Déjà approuvé', 'Already approved'),
    reasonMissing: french('Raison', 'Reason'),
  },
};

let t: TestApp;
let qa: Context;
let reporter: Context;
const right: Credentials = { username: 'qa', password: 'Vigie-demo-1' };

beforeAll(async () => {
  t = await createTestApp();
  await t.database.owner(`
    create table papers (company_id integer not null, id integer, state text, text text, author text,
      version integer not null default 1, primary key (company_id, id));
    alter table papers enable row level security; alter table papers force row level security;
    create policy own_company on papers using (company_id = (select current_company()));
    grant select, insert, update on papers to vigie_app`);
  qa = await contextOf('qa');
  reporter = await contextOf('reporter');
});
afterAll(() => t.close());

async function contextOf(username: string): Promise<Context> {
  const [row] = await t.database.owner<{ company_id: number; id: number; roles: Actor['roles'] }>(
    'select company_id, id, roles from users where username = $1',
    [username],
  );
  if (!row) throw new Error(username);
  const actor = { companyId: row.company_id, userId: row.id, username, displayName: username, roles: row.roles };
  return { actor, requestId: 'test', style: 'mixed-fr' };
}

let nextId = 1;
async function newPaper(text = 'Contenu', author = 'reporter'): Promise<number> {
  const id = nextId++;
  await t.database.owner('insert into papers (company_id, id, state, text, author) values ($1, $2, $3, $4, $5)', [
    qa.actor.companyId,
    id,
    'draft',
    text,
    author,
  ]);
  return id;
}

const content = ({ state, text }: Paper) => ({ state, text });

function approve(
  context: Context,
  id: number,
  credentials: Credentials | undefined = right,
  expectedVersion?: number,
): Promise<Paper> {
  return transition(t.app.platform, context, { ...planOf(id), action: 'approve', credentials, expectedVersion });
}

const columns = sql`id, state, text, author, version`;
const where = (id: number) => sql`company_id = ${qa.actor.companyId} and id = ${id}`;
const lock = (tx: Tx, id: number) => tx.find<Paper>(sql`select ${columns} from papers where ${where(id)} for update`);
const write = (tx: Tx, { id }: Paper, state: NewState<Paper['state']>) =>
  tx.get<Paper>(sql`update papers set state = ${state}, version = version + 1 where ${where(id)} returning ${columns}`);

const planOf = (id: number) => ({
  workflow,
  recordId: id,
  lock: (tx: Tx) => lock(tx, id),
  facts: async (_tx: Tx, paper: Paper) => ({ isEmpty: paper.text === '' }),
  write,
  content,
});

const stateOf = async (id: number) =>
  (await t.database.owner<{ state: string }>('select state from papers where id = $1', [id]))[0]?.state;
const refusalOf = (attempt: Promise<unknown>): Promise<Refusal> =>
  attempt.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refusal) => error,
  );
const signaturesOf = (id: number) =>
  t.app.platform.database.read(qa, (reader) => listSignatures(reader, qa.actor.companyId, 'paper', id));

describe('a transition', () => {
  it('writes the state, the signature and the events together', async () => {
    const id = await newPaper();
    expect(await approve(qa, id)).toMatchObject({ state: 'approved', version: 2 });
    expect(await signaturesOf(id)).toMatchObject([{ signerUsername: 'qa', meaning: 'Approved', voidedAt: null }]);
    const events = await t.database.owner(
      `select action, changes from audit_events where record_id = $1 and record = 'paper'`,
      [String(id)],
    );
    expect(events).toEqual([
      { action: 'paper.approved', changes: [{ field: 'state', from: 'draft', to: 'approved' }] },
    ]);
  });

  it('R25 is refused with the reason: wrong role, wrong state, guard, not there, stale', async () => {
    const id = await newPaper();
    const asReporter = refusalOf(approve(reporter, id, { username: 'reporter', password: 'Vigie-demo-1' }));
    expect(await asReporter).toMatchObject({ code: 'not_allowed', details: { message: workflow.refusals.wrongRole } });
    expect(await refusalOf(approve(qa, await newPaper('', 'reporter')))).toMatchObject({ code: 'objection' });
    expect(await refusalOf(approve(qa, 999_999))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(approve(qa, id, right, 7))).toMatchObject({ code: 'stale_version' });
    expect(await refusalOf(approve(qa, await newPaper('Mien', 'qa')))).toMatchObject({ code: 'not_allowed' });
    await approve(qa, id);
    expect(await refusalOf(approve(qa, id))).toMatchObject({ code: 'wrong_state', status: 409 });
  });

  it('R20 of another company’s record is not there', async () => {
    const id = await newPaper();
    const other = await contextOf('other.admin');
    const stranger = { ...other, actor: { ...other.actor, roles: ['qa'] as const } };
    expect(await refusalOf(approve(stranger, id, { username: 'other.admin', password: 'Vigie-demo-1' }))).toMatchObject(
      {
        code: 'not_found',
      },
    );
  });

  it('R26 has one winner among twenty at the same moment', async () => {
    const id = await newPaper();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => approve(qa, id)));
    // Signing counts every attempt before the password is looked at, so some of the twenty have to wait.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await signaturesOf(id)).toHaveLength(1);
    await t.database.owner('update sign_in_failures set failures = 0, locked_until = null');
  });
});

describe('a transition inside a transaction that is open', () => {
  const eventsOf = (id: number) =>
    t.database.owner<{ action: string; reason: string | null }>(
      `select action, reason from audit_events where record = 'paper' and record_id = $1 order by seq`,
      [String(id)],
    );
  const shelveIn = (tx: Tx, id: number, reason?: string) =>
    transitionIn(tx, { ...planOf(id), action: 'shelve', reason });

  it('R01 holds with everything else in it, each change in the trail with the event of its table', async () => {
    const [one, other] = [await newPaper(), await newPaper()];
    await approve(qa, one);
    const notices: (string | null)[] = [];
    await t.app.platform.database.transaction(qa, (tx) =>
      transitionIn(tx, {
        ...planOf(one),
        action: 'shelve',
        reason: 'Périmé',
        consequences: async () => {
          const { workflow: table, ...plan } = planOf(other);
          await applyConsequence(tx, { ...plan, workflow: table, consequence: 'shelveWithOther', reason: 'Périmé' });
        },
        notify: async (_tx, _paper, notice) => void notices.push(notice),
      }),
    );
    expect([await stateOf(one), await stateOf(other)]).toEqual(['shelved', 'shelved']);
    expect((await eventsOf(one)).at(-1)).toEqual({ action: 'paper.shelved', reason: 'Périmé' });
    expect(await eventsOf(other)).toEqual([{ action: 'paper.shelved_with_other', reason: 'Périmé' }]);
    expect(notices).toEqual(['paperShelved']);
  });

  it('is taken back with it, the events too', async () => {
    const id = await newPaper();
    await approve(qa, id);
    const before = await eventsOf(id);
    const attempt = t.app.platform.database.transaction(qa, async (tx) => {
      expect((await shelveIn(tx, id, 'Périmé')).state).toBe('shelved');
      throw new Error('something else fails');
    });
    await expect(attempt).rejects.toThrow('something else fails');
    expect(await stateOf(id)).toBe('approved');
    expect(await eventsOf(id)).toEqual(before);
  });

  it('R25 is refused like any other, and takes the whole transaction with it', async () => {
    const [draft, approved] = [await newPaper(), await newPaper()];
    await approve(qa, approved);
    const both = (reason?: string, first = approved) =>
      t.app.platform.database.transaction(qa, async (tx) => {
        await shelveIn(tx, first, 'Périmé');
        await shelveIn(tx, draft, reason);
      });
    expect(await refusalOf(both('Périmé'))).toMatchObject({ code: 'wrong_state' });
    expect(await stateOf(approved)).toBe('approved');
    const withoutReason = t.app.platform.database.transaction(qa, (tx) => shelveIn(tx, approved));
    expect(await refusalOf(withoutReason)).toMatchObject({
      status: 422,
      details: { fields: [{ loc: ['body', 'reason'], message: workflow.refusals.reasonMissing }] },
    });
    const shelved = await newPaper();
    const again = () =>
      t.app.platform.database.transaction(qa, (tx) =>
        applyConsequence(tx, { ...planOf(shelved), consequence: 'shelveWithOther' }),
      );
    await again();
    expect(await refusalOf(again())).toMatchObject({ code: 'wrong_state' });
  });

  it('R18 cannot be one that must be signed: a password is checked before a transaction begins', async () => {
    const id = await newPaper();
    const attempt = t.app.platform.database.transaction(qa, (tx) =>
      transitionIn(tx, { ...planOf(id), action: 'approve', credentials: right }),
    );
    await expect(attempt).rejects.toThrow('must be signed');
    expect(await stateOf(id)).toBe('draft');
  });

  it('is the only way: no other state is taken by a writer', () => {
    // Never called: TypeScript fails when one of these is accepted.
    const past = async (tx: Tx, paper: Paper) => {
      // @ts-expect-error a state that no table has allowed
      await write(tx, paper, 'shelved');
      // @ts-expect-error the state that a record has
      await write(tx, paper, paper.state);
    };
    expect(past).toBeTypeOf('function');
  });

  it('and what is created begins in a state that its table begins with', () => {
    expect(initialState(workflow, 'draft')).toBe('draft');
    expect(() => initialState(workflow, 'approved')).toThrow('no paper is created in the state approved');
  });
});

describe('a signature', () => {
  it('R12 asks for user name and password, checked by the server', async () => {
    const id = await newPaper();
    for (const wrong of [undefined, { username: 'qa', password: 'wrong' }, { username: 'qa', password: '' }]) {
      const attempt =
        wrong === undefined
          ? refusalOf(approve(qa, id, null as unknown as undefined))
          : refusalOf(approve(qa, id, wrong));
      expect(await attempt).toMatchObject({ code: 'wrong_credentials' });
    }
    expect(await stateOf(id)).toBe('draft');
    expect(await signaturesOf(id)).toEqual([]);
  });

  it('R18 is asked for last: a wrong password is neither looked at nor counted while something else is in the way', async () => {
    const failures = async () =>
      (await t.database.owner<{ failures: number }>(`select failures from sign_in_failures where name_key = 'qa'`))[0]
        ?.failures ?? 0;
    await t.database.owner('update sign_in_failures set failures = 0, locked_until = null');
    const wrong = { username: 'qa', password: 'wrong' };
    expect(await refusalOf(approve(qa, await newPaper(''), wrong))).toMatchObject({ code: 'objection' });
    expect(await refusalOf(approve(qa, await newPaper(), wrong, 7))).toMatchObject({ code: 'stale_version' });
    expect(await refusalOf(approve(qa, await newPaper('Mien', 'qa'), wrong))).toMatchObject({ code: 'not_allowed' });
    const approved = await newPaper();
    await approve(qa, approved);
    expect(await refusalOf(approve(qa, approved, wrong))).toMatchObject({ code: 'wrong_state' });
    expect(await failures()).toBe(0);
  });

  it('leaves nothing of its rehearsal when the password is wrong', async () => {
    const id = await newPaper();
    const trail = () =>
      t.database.owner<{ n: number }>(`select count(*)::int as n from audit_events where record = 'paper'`);
    const before = await trail();
    await refusalOf(approve(qa, id, { username: 'qa', password: 'wrong' }));
    expect(await trail()).toEqual(before);
    expect(await stateOf(id)).toBe('draft');
  });

  it('R15 cannot be made in another user’s name, even with their password', async () => {
    const id = await newPaper();
    const asOther = refusalOf(approve(qa, id, { username: 'company.admin', password: 'Vigie-demo-1' }));
    expect(await asOther).toMatchObject({ code: 'signature_not_yours' });
    expect(await stateOf(id)).toBe('draft');
    const [event] = await t.database.owner(
      `select actor_username, changes from audit_events where action = 'signature.refused'`,
    );
    expect(event).toMatchObject({ actor_username: 'qa', changes: [{ field: 'username', to: 'company.admin' }] });
  });

  it('R15 is refused while nobody has confirmed by a link that the account is theirs, and the trail tells', async () => {
    const id = await newPaper();
    await t.database.owner(`update users set identity_confirmed_at = null where username = 'qa'`);
    expect(await refusalOf(approve(qa, id))).toMatchObject({ code: 'identity_unconfirmed', status: 403 });
    expect(await stateOf(id)).toBe('draft');
    expect(await signaturesOf(id)).toEqual([]);
    const events = await t.database.owner(
      `select actor_username, changes from audit_events where action = 'signature.refused' order by seq`,
    );
    expect(events.at(-1)).toMatchObject({ actor_username: 'qa', changes: [{ field: 'identityConfirmed', to: false }] });
    await t.database.owner(`update users set identity_confirmed_at = now() where username = 'qa'`);
    expect((await approve(qa, id)).state).toBe('approved');
  });

  it('R16 is logged when it fails, and locked after repeated failures', async () => {
    const id = await newPaper();
    await t.database.owner('update sign_in_failures set failures = 0, locked_until = null');
    for (let n = 0; n < 5; n += 1) {
      const attempt = refusalOf(approve(qa, id, { username: 'qa', password: `guess ${n}` }));
      expect(await attempt).toMatchObject({ code: 'wrong_credentials' });
    }
    expect(await refusalOf(approve(qa, id))).toMatchObject({ code: 'too_many_attempts', status: 429 });
    const actions = (
      await t.database.owner<{ action: string }>(`select action from audit_events where action like 'signature.%'`)
    ).map(({ action }) => action);
    expect(actions.filter((action) => action === 'signature.failed').length).toBeGreaterThanOrEqual(5);
    expect(actions).toContain('signature.locked');
    await t.database.owner('update sign_in_failures set failures = 0, locked_until = null');
  });

  it('R13 covers exactly its content and is worthless on another record', async () => {
    const id = await newPaper('Le texte');
    const paper = await approve(qa, id);
    const [signature] = await signaturesOf(id);
    const hash = (recordId: number, changed: object = {}) =>
      contentHash({ record: 'paper', recordId, content: { ...content(paper), ...changed } });
    expect(signature?.contentHash).toBe(hash(id));
    expect(signature?.contentHash).not.toBe(hash(id, { text: 'Le texte.' }));
    expect(signature?.contentHash).not.toBe(hash(id + 1));
  });

  it('R14 becomes void when the content changes, and stays so when it changes back', async () => {
    const id = await newPaper('Version 1');
    const paper = await approve(qa, id);
    const { database } = t.app.platform;
    const edit = (text: string) =>
      database.transaction(qa, async (tx) => {
        await tx.query(sql`update papers set text = ${text} where company_id = ${qa.actor.companyId} and id = ${id}`);
        const now = { record: 'paper', recordId: id, content: content({ ...paper, text }) };
        return voidStaleSignatures(tx, now, () => now);
      });
    expect(await edit('Version 1')).toBe(0);
    expect((await signaturesOf(id))[0]?.voidedAt).toBeNull();
    expect(await edit('Version 2')).toBe(1);
    expect((await signaturesOf(id))[0]?.voidedAt).not.toBeNull();
    await edit('Version 1');
    expect((await signaturesOf(id))[0]?.voidedAt).not.toBeNull();
    const [event] = await t.database.owner(`select action from audit_events where action = 'signature.voided'`);
    expect(event).toBeDefined();
  });

  it('cannot be rewritten by the application role', async () => {
    const rewrite = t.app.platform.database.transaction(qa, (tx) =>
      tx.query(sql`update signatures set meaning = 'Rejected' where company_id = ${qa.actor.companyId}`),
    );
    await expect(rewrite).rejects.toMatchObject({ code: '42501' });
  });
});
