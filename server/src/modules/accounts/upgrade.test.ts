import { expect, it } from 'vitest';
import { createOlderDatabase } from '../../platform/testing/older-database';

it('R15 a user who has been signing goes on, and one who comes later has to confirm', async () => {
  const database = await createOlderDatabase('0010-identity.sql', 'upgrade_identity');
  const add = (id: number) => `set session_replication_role = replica;
    insert into users (company_id, id, username, email, first_name, last_name, state, roles)
      values (1, ${id}, 'person${id}', 'x@example.com', 'Ana', 'Riou', 'active', '{reporter}')`;
  try {
    await database.owner(add(1));
    await database.upgrade();
    await database.owner(add(2));
    const people = await database.owner(
      'select id, identity_confirmed_at is not null as confirmed from users order by id',
    );
    expect(people).toEqual([
      { id: 1, confirmed: true },
      { id: 2, confirmed: false },
    ]);
  } finally {
    await database.drop();
  }
});
