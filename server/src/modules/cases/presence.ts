import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { recordsChanged } from '@vigie/domain/kernel/http/live';
import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { Context } from '../../platform/context';
import { sql } from '../../platform/database/statement';
import type { Tx } from '../../platform/database/tx';
import { publish } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { readCase } from './case-view';

type Present = OutputOf<(typeof casesEndpoints)['beAtCase']>;

interface PresentRow {
  id: number;
  username: string;
  name: string;
  step: string;
}

/** A page says every twenty seconds that it is open; who has not said so for longer has gone. */
const goneAfterSeconds = 50;

export function beAtCase(
  { database }: Platform,
  context: Context,
  { id, step, isHere }: { id: string; step: string; isHere: boolean },
): Promise<Present> {
  return database.transaction(context, async (tx) => {
    await readCase(tx, context, id);
    const moved = await remember(tx, id, step, isHere);
    const others = await listOthers(tx, id);
    // Only when something is new: those who stay are not told every twenty seconds that they stay.
    if (moved && others.length > 0) {
      const { companyId } = context.actor;
      const userIds = others.map((row) => row.id);
      await publish(tx, { kind: 'live', companyId, userIds, event: recordsChanged('presence') });
    }
    return {
      items: others.map(({ step: at, name, ...person }) => ({ person: { ...person, displayName: name }, step: at })),
    };
  });
}

async function remember(tx: Tx, id: string, step: string, isHere: boolean): Promise<boolean> {
  const { companyId, userId } = tx.context.actor;
  const where = sql`company_id = ${companyId} and case_id = ${id} and user_id = ${userId}`;
  const before = await tx.find<{ step: string; is_here: boolean }>(sql`select step,
    seen_at > now() - make_interval(secs => ${goneAfterSeconds}) as is_here from case_presence where ${where}`);
  const seenAt = isHere ? sql`clock_timestamp()` : sql`'-infinity'::timestamptz`;
  await tx.query(sql`insert into case_presence (company_id, case_id, user_id, step, seen_at)
    values (${companyId}, ${id}, ${userId}, ${step}, ${seenAt})
    on conflict (company_id, case_id, user_id) do update set step = excluded.step, seen_at = excluded.seen_at`);
  return (before?.is_here ?? false) !== isHere || before?.step !== step;
}

function listOthers(tx: Tx, id: string): Promise<PresentRow[]> {
  const { companyId, userId } = tx.context.actor;
  return tx.query<PresentRow>(sql`select u.id, u.username, u.first_name || ' ' || u.last_name as name, p.step
    from case_presence p join users u on u.company_id = p.company_id and u.id = p.user_id
    where p.company_id = ${companyId} and p.case_id = ${id} and p.user_id <> ${userId}
      and not is_closed_to(p.company_id, p.case_id, p.user_id)
      and p.seen_at > now() - make_interval(secs => ${goneAfterSeconds}) order by u.id limit 50`);
}
