import type { BuiltApp } from '../built-app';
import { median } from '../medians';
import type { Section } from '../results';
import { companyToAsk, Draw, differentReadings, tenPeople } from './draws';
import type { Request, Talk } from './load';
import { companyOf } from './measure';

export const title = 'One question at a time';

const questions = 300;
const times = 3;
const slowestShown = 12;
const wanted = { list: 10, case: 4 };

const nextOf = (talk: Talk): Request => ('next' in talk ? talk.next() : talk);

async function timeOf(address: string, { path, headers }: Request): Promise<number> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now();
    const answer = await fetch(address + path, { headers: { ...headers } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    found.push(performance.now() - begin);
  }
  return median(found);
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** The draws of the requests, each asked by one person with nobody beside: what a question costs by itself. */
export async function measureAlone(app: BuiltApp, cases: number): Promise<Section> {
  const company = await companyOf(app, 'company.admin');
  const readings = differentReadings(await tenPeople(app, company.id), await companyToAsk(app, company.id, cases));
  const lines: string[][] = [];
  const all: { path: string; time: number }[] = [];
  for (const { name, vigie } of readings) {
    const asked: { path: string; time: number }[] = [];
    for (let place = 0; place < questions; place += 1) {
      const request = nextOf(vigie(new Draw(place).number(1_000_000)));
      asked.push({ path: decodeURIComponent(request.path), time: await timeOf(app.address, request) });
    }
    const sorted = asked.toSorted((one, other) => one.time - other.time).map(({ time }) => time);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    const late = sorted.filter((time) => time > wanted.list).length;
    lines.push([name, ms(at(0.5)), ms(at(0.9)), ms(at(0.975)), ms(at(1)), String(late)]);
    all.push(...asked);
  }
  const slowest = all.toSorted((one, other) => other.time - one.time).slice(0, slowestShown);
  const medianOf = (start: string) => lines.find(([name]) => name?.startsWith(start))?.[1] ?? '';
  const overdue = lines.reduce((sum, line) => sum + Number(line[5]), 0);
  return {
    title,
    about: `${questions} questions of each reading, drawn as above, one after the other over one connection; of each the middle of ${times} times.`,
    goals: [
      {
        figure: 'questions over 10 ms',
        wanted: 'none',
        found: `${overdue} of ${all.length}`,
        isMet: overdue === 0,
      },
      {
        figure: 'read a case, middle',
        wanted: 'under 4 ms',
        found: medianOf('read a case'),
        isMet: Number.parseFloat(medianOf('read a case')) < wanted.case,
      },
    ],
    tables: [
      {
        title: `${cases.toLocaleString('en')} cases`,
        head: ['', 'middle', '90 %', '97.5 %', 'slowest', 'over 10 ms'],
        lines,
      },
      { title: 'The slowest', head: ['', 'time'], lines: slowest.map(({ path, time }) => [path, ms(time)]) },
    ],
  };
}
