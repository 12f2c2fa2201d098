import { emptyRegulatory } from '../../../domain/src/modules/cases/steps/impact';
import { type BuiltApp, type Session, signIn } from '../built-app';
import { loadWaitingReports } from '../company/waiting-reports';
import { connections, type Request, type Talk } from './load';

export interface Question {
  readonly name: string;
  readonly vigie: (place: number) => Talk;
  /** What must be read anew each time: a request that was cut off at the end has changed something too. */
  readonly prepare?: () => Promise<void>;
  /** The statement of the limits, and its values; null where nothing bare does the same. */
  readonly bare: {
    readonly statement: string;
    /** Called for each connection; what it returns, for each request. */
    readonly given: (place: number) => () => Readonly<Record<string, unknown>>;
  } | null;
}

export const pageSize = 15;
const list = '/api/v1/cases?kind=nonConformity&assigned=everyone';
const reportAnswers = {
  category: 'nonConformity',
  type: 'problem',
  detectionDate: '2026-11-02',
  where: 'Atelier 2, poste 5',
  what: 'Étiquettes illisibles sur le lot L14022. Constaté au contrôle en ligne, 12 étuis rejetés avant l’arrêt.',
  how: 'Contrôle visuel à la reprise de nuit',
};

export interface Asker {
  readonly headers: Readonly<Record<string, string>>;
  get(path: string): Request;
  send(method: 'POST' | 'PUT', path: string, body: object, version?: number): Request;
}

export function askerFor({ token }: Session): Asker {
  const headers = { authorization: `Bearer ${token}` };
  return {
    headers,
    get: (path) => ({ path, headers }),
    send: (method, path, body, version) => ({
      method,
      path,
      body: JSON.stringify(body),
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
    }),
  };
}

const same = (request: Request) => () => request;
const asked = (given: Readonly<Record<string, unknown>>) => () => () => given;

/** One and the same question from ten connections with one session: a crowd on one page. Of any company. */
export function sameReadings({ get }: Asker, count: number, caseId: string): readonly Question[] {
  const deep = Math.max(1, Math.min(3_000, Math.floor((count * 0.7) / pageSize) - 1));
  const pageAt = (page: number) => ({
    vigie: same(get(`${list}&page=${page}`)),
    bare: { statement: 'list', given: asked({ kind, page }) },
  });
  const kind = 'nonConformity';
  const narrowed = { status: 'ready_for_qa', criticality: 'Major' };
  return [
    { name: 'list, first page', ...pageAt(1) },
    { name: `list, page ${deep.toLocaleString('en')}`, ...pageAt(deep) },
    {
      name: 'search',
      vigie: same(get(`${list}&search=granulateur`)),
      bare: { statement: 'list', given: asked({ kind, search: 'granulateur' }) },
    },
    {
      name: 'filter',
      vigie: same(get(`${list}&status=ready_for_qa&criticality=Major`)),
      bare: { statement: 'list', given: asked({ kind, ...narrowed }) },
    },
    {
      name: 'board',
      vigie: same(get('/api/v1/cases/board?kind=nonConformity&assigned=everyone')),
      bare: { statement: 'board', given: asked({ kind }) },
    },
    {
      name: 'read a case',
      vigie: same(get(`/api/v1/cases/${caseId}`)),
      bare: { statement: 'case', given: asked({ id: caseId }) },
    },
  ];
}

export const searched = [
  'étiquette illisible sur étui',
  'dureté hors limite en compression',
  'fuite au joint du mélangeur',
];

/** Each connection writes into a case of its own, at the version that it received last. */
function savingSteps({ send }: Asker, cases: readonly StepOfCase[]): (place: number) => Talk {
  return (place) => {
    const one = cases[place] as StepOfCase;
    const content = () => ({ ...emptyRegulatory, description: `Écart sans effet sur le produit (${one.version}).` });
    return {
      next: () => send('PUT', `/api/v1/cases/${one.id}/steps/regulatory`, { content: content() }, one.version),
      heard: (body) => {
        one.version = (JSON.parse(body) as { version: number }).version;
      },
    };
  };
}

interface StepOfCase {
  readonly id: string;
  version: number;
}

/** Cases in progress of the signed-in user, with the version of the step that will be written. */
async function casesToWrite({ owner }: BuiltApp, userId: number): Promise<StepOfCase[]> {
  const { rows } = await owner.query<StepOfCase>(
    `select c.id, coalesce(s.version, 0) as version from cases c left join case_steps s
      on s.company_id = c.company_id and s.case_id = c.id and s.step = 'regulatory'
    where c.company_id = (select company_id from users where id = $1) and c.owner_id = $1 and c.status = 'in_progress'
    order by c.number limit ${connections}`,
    [userId],
  );
  if (rows.length < connections) throw new Error(`only ${rows.length} cases to write into: load more cases`);
  return rows;
}

export interface Plan {
  /** Seconds of one measurement, and how often each is done. */
  readonly seconds: number;
  readonly rounds: number;
}

/** More than one server decides in a second: a signature checks a password, which is slow on purpose. */
const decisionsPerSecond = 120;

/** More than one: ten passwords of one account at the same moment are too many attempts. */
const validators = ['validator', 'yannick.prigent'];

export async function writings(app: BuiltApp, { seconds, rounds }: Plan): Promise<readonly Question[]> {
  const lead = await signIn(app.address, 'lead');
  const asLead = askerFor(lead);
  const task = { title: 'Contrôler la came', assignTo: lead.user.id, priority: 'low', description: 'Avant la reprise' };
  const cases = await casesToWrite(app, lead.user.id);
  const waiting = await loadWaitingReports(
    app.owner,
    'company.admin',
    Math.ceil(seconds * rounds * decisionsPerSecond),
  );
  const decision = { decision: 'approve', criticality: 'Minor', leadWriterId: lead.user.id };
  const deciders = await Promise.all(
    validators.map(async (username) => {
      const credentials = { username, password: 'Vigie-demo-1' };
      const asker = askerFor(await signIn(app.address, username));
      const next = (id: string) =>
        asker.send('POST', `/api/v1/reports/${id}/decision`, { ...decision, credentials }, 1);
      return { next: () => next(waiting.pop() ?? 'IN_00000') };
    }),
  );
  const content = { ...emptyRegulatory, description: 'Écart sans effet sur le produit.' };
  const step = { statement: 'step', given: (place: number) => () => ({ place, content }) };
  const create = asLead.send('POST', '/api/v1/reports', reportAnswers);
  let turn = 0;
  return [
    {
      name: 'save a step',
      prepare: async () => {
        cases.splice(0, cases.length, ...(await casesToWrite(app, lead.user.id)));
      },
      vigie: savingSteps(asLead, cases),
      bare: step,
    },
    {
      name: 'create a report',
      vigie: same(create),
      bare: { statement: 'report', given: asked({ answers: reportAnswers }) },
    },
    {
      name: 'create a report, bare with its event',
      vigie: same(create),
      bare: { statement: 'report-with-event', given: asked({ answers: reportAnswers }) },
    },
    {
      name: 'create an action',
      vigie: same(asLead.send('POST', '/api/v1/actions', task)),
      bare: { statement: 'action', given: asked(task) },
    },
    { name: 'decide on a report', vigie: (place) => deciders[place % deciders.length] as Talk, bare: step },
    {
      name: 'recurrence',
      vigie: () => ({
        next: () => {
          turn += 1;
          const text = encodeURIComponent(`${searched[turn % searched.length]}, ligne ${turn % 400}`);
          return asLead.get(`/api/v1/cases/similar?text=${text}`);
        },
      }),
      bare: null,
    },
  ];
}
