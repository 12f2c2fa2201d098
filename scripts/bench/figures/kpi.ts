import type { BuiltApp } from '../built-app';
import { median, medianOf } from '../medians';
import type { Goal, Table } from '../results';
import type { Get } from './getter';

const company = `(select company_id from users where username = 'company.admin')`;
const runs = 11;
const [coldGoal, warmGoal] = [300, 50];

/** Each after a change of a fact, so that nothing is remembered. */
async function coldTimes({ owner }: BuiltApp, get: Get, url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await owner.query(`update case_facts set cost = coalesce(cost, 0) + 1
      where company_id = ${company} and case_id = (select min(case_id) from case_facts where company_id = ${company})`);
    const begin = performance.now();
    await get(url);
    times.push(performance.now() - begin);
  }
  return times;
}

/** The page of the key figures: after something has changed (cold), from memory (warm), and as known on a past day. */
export async function measureKpi(app: BuiltApp, get: Get): Promise<{ goals: readonly Goal[]; table: Table }> {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const threeYears = `/api/v1/insights?from=${ago(1094)}&to=${ago(0)}`;
  const pages = {
    'three years': threeYears,
    'a quarter': `/api/v1/insights?from=${ago(90)}&to=${ago(0)}`,
    'three years as known 100 days ago': `${threeYears}&knownOn=${ago(100)}`,
  };
  const bare = await medianOf(() => app.owner.query(`select count(*) from case_facts where company_id = ${company}`));
  const lines: string[][] = [];
  const goals: Goal[] = [];
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  for (const [name, url] of Object.entries(pages)) {
    const times = await coldTimes(app, get, url);
    const [cold, warm] = [median(times), await medianOf(() => get(url))];
    lines.push([name, ms(cold), ms(Math.max(...times)), ms(warm), (cold / bare).toFixed(1)]);
    const goal = (state: string, found: number, wanted: number) =>
      goals.push({
        figure: `KPI, ${name}, ${state}`,
        wanted: `under ${wanted} ms`,
        found: ms(found),
        isMet: found < wanted,
      });
    goal('cold', cold, coldGoal);
    goal('warm', warm, warmGoal);
  }
  const list = `/api/v1/insights/cases?from=${ago(1094)}&to=${ago(0)}&figure=onTime&page=40`;
  const behind = await medianOf(() => get(list));
  lines.push(['page 40 of a list behind a figure', ms(behind), '', '', (behind / bare).toFixed(1)]);
  const head = ['KPI', 'cold', 'longest', 'warm', `cold, in bare counts of the cases (${ms(bare)})`];
  return { goals, table: { title: 'Key figures', head, lines } };
}
