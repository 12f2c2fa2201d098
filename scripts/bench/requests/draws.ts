import { detectionMethods } from '../../../domain/src/modules/cases/definition';
import { criticalities } from '../../../domain/src/modules/cases/due-date';
import { kinds } from '../../../domain/src/modules/cases/kinds';
import { caseSorts } from '../../../domain/src/modules/cases/list';
import { scopes } from '../../../domain/src/modules/overview/works';
import { type BuiltApp, signIn } from '../built-app';
import { connections, type Request } from './load';
import { type Asker, askerFor, pageSize, type Question } from './questions';

/** Numbers that look random and are the same in every run: each connection draws its own. */
export class Draw {
  private state: number;

  constructor(place: number) {
    this.state = (place + 1) * 48_271;
  }

  /** From 0 up to, but not including, `below`. */
  number(below: number): number {
    // Park and Miller's minimal standard.
    this.state = (this.state * 48_271) % 2_147_483_647;
    return this.state % below;
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.number(items.length)] as Item;
  }

  /** Nothing as often as any one of them. */
  maybe<Item>(items: readonly Item[]): Item | undefined {
    return items[this.number(items.length + 1)];
  }
}

/** What is asked of a list, by the names that the application and the bare statements both take. */
export type Asked = Readonly<Record<string, string>>;

const statuses = ['in_progress', 'ready_for_qa', 'approved', 'closed'] as const;
const months = Array.from({ length: 36 }, (_, month) =>
  new Date(Date.UTC(2023, 11 + month)).toISOString().slice(0, 10),
);

function filled(values: Readonly<Record<string, string | number | undefined>>): Asked {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

const order = (draw: Draw) => ({ sort: draw.of(caseSorts), direction: draw.of(['asc', 'desc']) });

const narrowed = (draw: Draw) => {
  const from = draw.number(months.length);
  return {
    status: draw.maybe(statuses),
    criticality: draw.maybe(criticalities),
    origin: draw.maybe(detectionMethods),
    detectedFrom: draw.of([undefined, months[from]]),
    detectedTo: draw.of([undefined, months[from + 3]]),
  };
};

const nonConformities = { kind: 'nonConformity' };

/** What ten people ask of lists, as differently as their filters, orders, pages and words allow. */
export const listDraws: Readonly<Record<string, (draw: Draw, company: Company) => Asked>> = {
  'list, pages 1 to 40': (draw) =>
    filled({ ...nonConformities, status: draw.maybe(statuses), ...order(draw), page: 1 + draw.number(40) }),
  'list, any page': (draw, { pages }) => filled({ ...nonConformities, page: 1 + draw.number(pages) }),
  filter: (draw) => filled({ ...nonConformities, ...narrowed(draw), ...order(draw), page: 1 + draw.number(3) }),
  search: (draw, { words }) =>
    filled({
      ...nonConformities,
      search: [draw.of(words), ...draw.of([[], [draw.of(words)]])].join(' '),
      page: 1 + draw.number(3),
    }),
};

const boardDraw = (draw: Draw): Asked => {
  const { status: _, ...others } = narrowed(draw);
  return filled({ kind: draw.of(kinds), ...others });
};

/** What there is to be asked for in a company. */
export interface Company {
  /** Words that people would search by, the frequent ones more often. */
  readonly words: readonly string[];
  readonly caseIds: readonly string[];
  /** Of its non-conformities. */
  readonly pages: number;
}

export async function companyToAsk({ owner }: BuiltApp, id: number, cases: number): Promise<Company> {
  const textOf = async (statement: string) =>
    (await owner.query<{ text: string }>(statement, [id])).rows.map(({ text }) => text);
  return {
    words:
      await textOf(`select word as text from record_words tablesample bernoulli (1) repeatable (7), unnest(words) as word
      where company_id = $1 and record = 'case' and word ~ '^[a-z]{4,}$' and hashtext(record_id || word) % 10 = 0 limit 3000`),
    caseIds: await textOf(`select id as text from cases where company_id = $1 and kind = 'nonConformity'
      order by md5(id) limit 2000`),
    pages: Math.max(1, Math.floor((cases * 0.7) / pageSize) - 1),
  };
}

/** One for each connection: colleagues of the demo who sign in with its password. */
export async function tenPeople({ owner, address }: BuiltApp, company: number): Promise<readonly Asker[]> {
  const { rows } = await owner.query<{ username: string }>(
    `select username from users where company_id = $1 and state = 'active' and password_hash is not null
      order by id limit ${connections}`,
    [company],
  );
  return Promise.all(rows.map(async ({ username }) => askerFor(await signIn(address, username))));
}

const asQuery = (asked: Asked) => new URLSearchParams(asked).toString();

/** Each connection is another person, who never asks twice the same on purpose. */
export function differentReadings(people: readonly Asker[], company: Company): readonly Question[] {
  const askerOf = (place: number) => people[place % people.length] as Asker;
  const drawn = (
    name: string,
    statement: string,
    next: (draw: Draw) => Asked,
    request: (asker: Asker, asked: Asked) => Request,
  ): Question => ({
    name,
    vigie: (place) => {
      const draw = new Draw(place);
      return { next: () => request(askerOf(place), next(draw)) };
    },
    bare: {
      statement,
      given: (place) => {
        const draw = new Draw(place);
        return () => next(draw);
      },
    },
  });
  const everyone = (path: string) => (asker: Asker, asked: Asked) =>
    asker.get(`${path}?assigned=everyone&${asQuery(asked)}`);
  return [
    ...Object.entries(listDraws).map(([name, next]) =>
      drawn(name, 'list', (draw) => next(draw, company), everyone('/api/v1/cases')),
    ),
    drawn('board', 'board', boardDraw, everyone('/api/v1/cases/board')),
    drawn(
      'read a case',
      'case',
      (draw) => ({ id: draw.of(company.caseIds) }),
      (asker, { id }) => asker.get(`/api/v1/cases/${id}`),
    ),
    {
      name: 'overview',
      vigie: (place) => {
        const draw = new Draw(place);
        return { next: () => askerOf(place).get(`/api/v1/overview?scope=${draw.of(scopes)}`) };
      },
      bare: null,
    },
  ];
}
