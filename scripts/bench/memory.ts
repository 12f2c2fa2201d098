import { setTimeout } from 'node:timers/promises';
import { type BuiltApp, signIn } from './built-app';
import { median } from './medians';
import { ask, metricOf } from './requests/load';
import { askerFor, sameReadings, writings } from './requests/questions';
import type { Section } from './results';

export const title = 'Memory';
const most = 250;
/** Of what is resident: what the collector has not come to yet comes and goes. */
const tolerated = 0.05;

interface Sample {
  readonly minute: number;
  readonly resident: number;
  readonly heap: number;
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

async function watch(address: string, isOver: () => boolean): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begin = performance.now();
  while (!isOver()) {
    samples.push({
      minute: (performance.now() - begin) / 60_000,
      resident: await metricOf(address, 'process_resident_memory_bytes'),
      heap: await metricOf(address, 'nodejs_heap_size_used_bytes'),
    });
    await setTimeout(1_000);
  }
  return samples;
}

/** Readings and writings in turn over ten connections; the resident memory of the server's process every second. */
export async function measureMemory(app: BuiltApp, cases: number, caseId: string, minutes: number): Promise<Section> {
  const turn = Math.min(10, minutes * 6);
  const plan = { seconds: turn, rounds: Math.max(1, Math.ceil((minutes * 60) / turn / 4)) };
  const lead = askerFor(await signIn(app.address, 'lead'));
  const questions = [...sameReadings(lead, cases, caseId), ...(await writings(app, plan))];
  // What is read on demand and kept is there before anything is compared: compiled code, plans, the index of similar cases.
  for (const { vigie, prepare } of questions) {
    await prepare?.();
    await ask(app.address, vigie, 1);
  }
  const end = performance.now() + minutes * 60_000;
  const samples = watch(app.address, () => performance.now() >= end);
  for (let at = 0; performance.now() < end; at += 1) {
    const question = questions[at % questions.length];
    await question?.prepare?.();
    if (question) await ask(app.address, question.vigie, turn);
  }
  const found = await samples;
  const third = Math.floor(found.length / 3);
  const middle = (part: readonly Sample[], figure: keyof Sample) => median(part.map((sample) => sample[figure]));
  const [first, last] = [middle(found.slice(third, 2 * third), 'resident'), middle(found.slice(-third), 'resident')];
  const peak = megabytes(Math.max(...found.map(({ resident }) => resident)));
  const parts = Array.from({ length: 6 }, (_, part) => {
    const size = found.length / 6;
    return found.slice(Math.floor(part * size), Math.floor((part + 1) * size));
  }).filter((part) => part.length > 0);
  return {
    title,
    about: `${minutes} minutes of all requests of the part above in turn, in a company with ${cases.toLocaleString('en')} cases; resident memory of
the server's process, without PostgreSQL, every second. Growth compares the middle of the last third with that of the second.`,
    goals: [
      { figure: 'most resident', wanted: `under ${most} MB`, found: `${peak} MB`, isMet: peak < most },
      {
        figure: 'growth',
        wanted: 'none (up to 5 %)',
        found: `${((last / first - 1) * 100).toFixed(1)} %`,
        isMet: last / first - 1 <= tolerated,
      },
    ],
    tables: [
      {
        title: 'Over the time, middle of each sixth',
        head: ['minute', 'resident', 'heap in use'],
        lines: parts.map((part) => [
          middle(part, 'minute').toFixed(1),
          `${megabytes(middle(part, 'resident'))} MB`,
          `${megabytes(middle(part, 'heap'))} MB`,
        ]),
      },
    ],
  };
}
