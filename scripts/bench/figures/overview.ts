import { type BuiltApp, signIn } from '../built-app';
import { medianOf } from '../medians';
import type { Goal, Table } from '../results';
import { getter } from './getter';

const goals = { me: 30, team: 80 } as const;

/** One person's day and a team's, beside a request that reads a single number. */
export async function measureOverview({ address }: BuiltApp): Promise<{ goals: readonly Goal[]; table: Table }> {
  const lines: string[][] = [];
  const slowest = { me: 0, team: 0 };
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  for (const who of ['reporter', 'lead', 'qa', 'validator', 'company.admin']) {
    const get = getter(address, (await signIn(address, who)).token);
    const number = await medianOf(() => get('/api/v1/notifications/unread'));
    const me = await medianOf(() => get('/api/v1/overview?scope=me'));
    const team = await medianOf(() => get('/api/v1/overview?scope=team'));
    lines.push([who, ms(me), ms(team), ms(number), (team / number).toFixed(1)]);
    slowest.me = Math.max(slowest.me, me);
    slowest.team = Math.max(slowest.team, team);
  }
  return {
    goals: (['me', 'team'] as const).map((scope) => ({
      figure: `overview, ${scope === 'me' ? 'one person' : 'a team'}, slowest account`,
      wanted: `under ${goals[scope]} ms`,
      found: ms(slowest[scope]),
      isMet: slowest[scope] < goals[scope],
    })),
    table: {
      title: 'The overview',
      head: ['', 'one person', 'a team', 'a single number', 'team to number'],
      lines,
    },
  };
}
