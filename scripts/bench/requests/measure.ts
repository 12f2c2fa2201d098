import type { BuiltApp } from '../built-app';
import { signIn } from '../built-app';
import { median } from '../medians';
import type { Goal, Section, Table } from '../results';
import { ask, askSql, type Rate } from './load';
import { askerFor, type Plan, type Question, readings, writings } from './questions';

export const title = 'Requests';

interface Rates {
  readonly vigie: Rate[];
  readonly bare: Rate[];
  readonly sql: Rate[];
}

interface Place {
  readonly app: BuiltApp;
  readonly bareAddress: string;
  readonly cases: number;
  /** Of the second company, for comparison. */
  readonly fewCases: number;
}

const of = (rates: readonly Rate[], figure: keyof Rate = 'perSecond') => median(rates.map((rate) => rate[figure]));
/** Of each pair, so that a busy moment of the machine hits both. */
const ratio = (rates: readonly Rate[], to: readonly Rate[]) =>
  median(rates.map(({ perSecond }, at) => perSecond / (to[at]?.perSecond ?? Number.NaN)));
const whole = (value: number) => value.toFixed(0);
const ms = (value: number) => (Number.isNaN(value) ? '' : `${value.toFixed(value < 10 ? 1 : 0)} ms`);
const share = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(2));

async function companyOf({ owner }: BuiltApp, username: string): Promise<{ id: number; caseId: string }> {
  const { rows } = await owner.query<{ id: number; caseId: string }>(
    `select u.company_id as id, (select c.id from cases c where c.company_id = u.company_id and c.kind = 'nonConformity'
        and c.status = 'closed' order by c.number desc limit 1) as "caseId"
      from users u where u.username = $1`,
    [username],
  );
  if (!rows[0]) throw new Error(`there is no ${username}`);
  return rows[0];
}

/** Everything once in each round, Vigie and its limits right after one another. The first round is not counted. */
async function measureRounds(place: Place, plan: Plan, questions: readonly Question[], company: number) {
  const found = new Map<string, Rates>(questions.map(({ name }) => [name, { vigie: [], bare: [], sql: [] }]));
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { name, vigie, bare, prepare } of questions) {
      const rates = found.get(name) as Rates;
      const keep = (kept: Rate[], rate: Rate) => round > 0 && kept.push(rate);
      await prepare?.();
      keep(rates.vigie, await ask(place.app.address, vigie, plan.seconds));
      if (!bare) continue;
      keep(rates.bare, await ask(place.bareAddress, (at) => bareTalk(bare, at), plan.seconds));
      keep(rates.sql, await askSql(place.app.ownerUrl, company, bare.statement, bare.given, plan.seconds));
    }
  }
  return found;
}

function bareTalk({ statement, given }: NonNullable<Question['bare']>, place: number) {
  const values = given(place);
  const isWritten = ['report', 'report-with-event', 'action', 'step'].includes(statement);
  if (isWritten) {
    const headers = { 'content-type': 'application/json' };
    return { method: 'POST' as const, path: `/${statement}`, headers, body: JSON.stringify(values) };
  }
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { path: `/${statement}?${query}` };
}

/** The same readings where there is little to read. */
async function measureFew(place: Place, plan: Plan): Promise<ReadonlyMap<string, Rate[]>> {
  const few = await companyOf(place.app, 'other.admin');
  const asker = askerFor(await signIn(place.app.address, 'other.admin'));
  const found = new Map<string, Rate[]>();
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { name, vigie } of readings(asker, place.fewCases, few.caseId)) {
      const rate = await ask(place.app.address, vigie, plan.seconds);
      if (round > 0) found.set(name, [...(found.get(name) ?? []), rate]);
    }
  }
  return found;
}

function answersTable(found: ReadonlyMap<string, Rates>, cases: number): Table {
  return {
    title: `${cases.toLocaleString('en')} cases, ten connections; of one answer the processor time of the server's process alone`,
    head: [
      '',
      'Vigie /s',
      'p50',
      'p97.5',
      'p99',
      'bare Node /s',
      'p97.5',
      'ratio',
      'bare SQL /s',
      'p97.5',
      'ratio',
      'processor',
      'bare Node',
    ],
    lines: [...found].map(([name, { vigie, bare, sql }]) => [
      name,
      whole(of(vigie)),
      ms(of(vigie, 'p50')),
      ms(of(vigie, 'p97')),
      ms(of(vigie, 'p99')),
      ...(bare.length > 0 ? [whole(of(bare)), ms(of(bare, 'p97')), share(ratio(vigie, bare))] : ['', '', '']),
      ...(sql.length > 0 ? [whole(of(sql)), ms(of(sql, 'p97')), share(ratio(vigie, sql))] : ['', '', '']),
      `${of(vigie, 'processor').toFixed(2)} ms`,
      bare.length > 0 ? `${of(bare, 'processor').toFixed(2)} ms` : '',
    ]),
  };
}

function growthTable(many: ReadonlyMap<string, Rates>, few: ReadonlyMap<string, Rate[]>, place: Place): Table {
  const lines = [...few.values()].map((rates, at) => {
    const [name = '', { vigie } = { vigie: [] as Rate[] }] = [...many][at] ?? [];
    return [name, whole(of(rates)), whole(of(vigie)), share(of(vigie) / of(rates))];
  });
  return {
    title: 'The same readings in a company with few cases',
    head: [
      '',
      `${place.fewCases.toLocaleString('en')} cases /s`,
      `${place.cases.toLocaleString('en')} cases /s`,
      'ratio',
    ],
    lines,
  };
}

function goalsOf(found: ReadonlyMap<string, Rates>): readonly Goal[] {
  const all = [...found];
  const at = (start: string) => all.find(([name]) => name.startsWith(start));
  const atLeast = (figure: string, value: number, wanted: number): Goal => ({
    figure,
    wanted: `at least ${wanted}`,
    found: share(value),
    isMet: value >= wanted,
  });
  const toBare = (name: string, wanted: number): Goal[] => {
    const rates = at(name)?.[1];
    return rates ? [atLeast(`${name}, to bare Node`, ratio(rates.vigie, rates.bare), wanted)] : [];
  };
  const [first, deep, created] = [at('list, first page')?.[1], at('list, page'), at('create a report')?.[1]];
  const slowest = created ? of(created.vigie, 'p97') : Number.NaN;
  return [
    ...toBare('list, first page', 0.6),
    ...toBare('read a case', 0.6),
    ...toBare('create a report', 0.3),
    ...toBare('create an action', 0.3),
    ...(first && deep ? [atLeast(`${deep[0]}, to the first page`, of(deep[1].vigie) / of(first.vigie), 0.25)] : []),
    { figure: 'create a report, p97.5', wanted: 'under 50 ms', found: ms(slowest), isMet: slowest < 50 },
  ];
}

export async function measureRequests(place: Place, plan: Plan): Promise<Section> {
  const company = await companyOf(place.app, 'company.admin');
  const lead = askerFor(await signIn(place.app.address, 'lead'));
  const questions = [...readings(lead, place.cases, company.caseId), ...(await writings(place.app, plan))];
  const found = await measureRounds(place, plan, questions, company.id);
  const few = await measureFew(place, plan);
  return {
    title,
    about: `Beside Vigie, in the same run, right after it and on the same database: a Node server that passes on what one prepared
statement answers, and that statement without a server. Neither has accounts, walls between companies, checks, words to search by or a trail;
their creation is the insert of one row, on the line "bare with its event" of that row and of a second one without a chain. Middle of
${plan.rounds - 1} rounds of ${plan.seconds} s each, after one that is not counted. A decision checks a password, which is slow on purpose, and opens a case.`,
    goals: goalsOf(found),
    tables: [answersTable(found, place.cases), growthTable(found, few, place)],
  };
}
