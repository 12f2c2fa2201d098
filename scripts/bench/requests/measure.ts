import type { BuiltApp } from '../built-app';
import { signIn } from '../built-app';
import { median } from '../medians';
import type { Goal, Section, Table } from '../results';
import { companyToAsk, differentReadings, tenPeople } from './draws';
import { ask, askSql, type Rate, type Talk } from './load';
import { askerFor, type Plan, type Question, sameReadings, writings } from './questions';

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

export async function companyOf({ owner }: BuiltApp, username: string): Promise<{ id: number; caseId: string }> {
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

function bareTalk({ statement, given }: NonNullable<Question['bare']>, place: number): Talk {
  const next = given(place);
  const isWritten = ['report', 'report-with-event', 'action', 'step'].includes(statement);
  if (isWritten) {
    const headers = { 'content-type': 'application/json' };
    return { method: 'POST', path: `/${statement}`, headers, body: JSON.stringify(next()) };
  }
  return {
    next: () => {
      const values = Object.entries(next()).map(([name, value]): [string, string] => [name, String(value)]);
      return { path: `/${statement}?${new URLSearchParams(values)}` };
    },
  };
}

/** The same readings where there is little to read. */
async function measureFew(place: Place, plan: Plan): Promise<ReadonlyMap<string, Rate[]>> {
  const { id } = await companyOf(place.app, 'other.admin');
  const people = await tenPeople(place.app, id);
  const found = new Map<string, Rate[]>();
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { name, vigie } of differentReadings(people, await companyToAsk(place.app, id, place.fewCases))) {
      const rate = await ask(place.app.address, vigie, plan.seconds);
      if (round > 0) found.set(name, [...(found.get(name) ?? []), rate]);
    }
  }
  return found;
}

function answersTable(title: string, found: ReadonlyMap<string, Rates>): Table {
  return {
    title,
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
  const lines = [...few].map(([name, rates]) => {
    const vigie = many.get(name)?.vigie ?? [];
    return [name, whole(of(rates)), whole(of(vigie)), share(of(vigie) / of(rates))];
  });
  return {
    title: 'Different questions in a company with few cases',
    head: [
      '',
      `${place.fewCases.toLocaleString('en')} cases /s`,
      `${place.cases.toLocaleString('en')} cases /s`,
      'ratio',
    ],
    lines,
  };
}

const listsAsked = ['list, pages 1 to 40', 'list, any page', 'filter', 'search'];

function goalsOf(different: ReadonlyMap<string, Rates>, written: ReadonlyMap<string, Rates>): readonly Goal[] {
  const atLeast = (name: string, wanted: number): Goal[] => {
    const rates = different.get(name);
    if (!rates) return [];
    const value = ratio(rates.vigie, rates.bare);
    return [
      { figure: `${name}, to bare Node`, wanted: `at least ${wanted}`, found: share(value), isMet: value >= wanted },
    ];
  };
  const within = (name: string, rates: Rates | undefined): Goal[] => {
    if (!rates) return [];
    const value = of(rates.vigie, 'p97');
    return [{ figure: `${name}, p97.5`, wanted: 'under 50 ms', found: ms(value), isMet: value < 50 }];
  };
  return [
    ...listsAsked.flatMap((name) => [...atLeast(name, 2), ...within(name, different.get(name))]),
    ...atLeast('read a case', 0.5),
    ...within('create a report', written.get('create a report')),
  ];
}

export async function measureRequests(place: Place, plan: Plan): Promise<Section> {
  const company = await companyOf(place.app, 'company.admin');
  const people = await tenPeople(place.app, company.id);
  const asked = await companyToAsk(place.app, company.id, place.cases);
  const lead = askerFor(await signIn(place.app.address, 'lead'));
  const measured = (questions: readonly Question[]) => measureRounds(place, plan, questions, company.id);
  const different = await measured(differentReadings(people, asked));
  const same = await measured(sameReadings(lead, place.cases, company.caseId));
  const written = await measured(await writings(place.app, plan));
  const few = await measureFew(place, plan);
  const cases = place.cases.toLocaleString('en');
  return {
    title,
    about: `Ten connections. In the first table each is another person, who draws every question anew out of thousands of filters, orders, pages,
words and cases; goals are about these. In the second, all ask one and the same with one session, which the server answers once
for all who wait for it. Beside Vigie, in the same run, right after it, on the same database and with the same draw: a Node server that
passes on what one prepared statement answers, and that statement without a server. Neither has accounts, walls between companies, checks,
totals or a trail; their creation is the insert of one row, on the line "bare with its event" of that row and of a second one without a
chain. Middle of ${plan.rounds - 1} rounds of ${plan.seconds} s each, after one that is not counted. A decision checks a password, which is slow on purpose, and opens a case.
The processor's time is that of the server's process alone, for one answer.`,
    goals: goalsOf(different, written),
    tables: [
      answersTable(`${cases} cases, ten people who ask different questions`, different),
      answersTable(`${cases} cases, all the same question`, same),
      answersTable(`${cases} cases, what is written`, written),
      growthTable(different, few, place),
    ],
  };
}
