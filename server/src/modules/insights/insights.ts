import { Refusal } from '@vigie/domain/kernel/refusal';
import { CaseCounts } from '@vigie/domain/modules/insights/counting/case-counts';
import type { Insights } from '@vigie/domain/modules/insights/figures';
import { insightsMessages as m } from '@vigie/domain/modules/insights/messages/page';
import { bucketSizeFor, bucketsOf, lengthOf, longestPeriod } from '@vigie/domain/modules/insights/periods';
import type { Question } from '@vigie/domain/modules/insights/question';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { type Counts, type Cut, insightsOf } from './figures';
import { RememberedAnswers } from './remembered-answers';
import { countActions, countParetos, type ParetoRow, paretosTogether, preferScans } from './repository/counts';
import { daysOf, scopeOf } from './repository/facts';
import { addCases } from './repository/packed-facts';
import { listNamesOf } from './repository/records';

export const today = (): string => new Date().toISOString().slice(0, 10);

export function validatePeriod({ from, to, knownOn }: Question): void {
  const refuse = (field: string, message: (typeof m)[keyof typeof m]) => {
    throw new Refusal('invalid', { fields: [{ loc: ['query', field], message }] });
  };
  if (to < from) refuse('to', m.periodTurned);
  if (lengthOf({ from, to }) > longestPeriod) refuse('to', m.periodTooLong);
  if (knownOn !== undefined && knownOn > today()) refuse('knownOn', m.notYet);
}

function cutFor(context: Context, asked: Question): { cut: Cut; bucket: Insights['period']['bucket'] } {
  const bucket = bucketSizeFor(asked, asked.bucket);
  const scope = scopeOf(context.actor.companyId, asked);
  return { cut: { ...daysOf(asked, today()), scope, buckets: bucketsOf(asked, bucket) }, bucket };
}

const connections = 3;

/** Each connection takes the next question as soon as it has answered one: those that take longest come first. */
async function count(platform: Platform, context: Context, cut: Cut): Promise<Counts> {
  const { scope } = cut;
  const cases = new CaseCounts(cut);
  const paretos: ParetoRow[] = [];
  let actions: Counts['actions'] = [];
  const waiting: ((reader: Reader) => Promise<void>)[] = [
    (reader) => addCases(reader, scope, cut, cases),
    ...paretosTogether.map((together) => async (reader: Reader) => {
      paretos.push(...(await countParetos(reader, scope, cut, together)));
    }),
    async (reader) => {
      actions = await countActions(reader, scope, cut);
    },
  ];
  const answerSome = (reader: Reader) => async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next(reader);
  };
  await Promise.all(
    Array.from({ length: connections }, () =>
      platform.database.snapshotOnReplica(context, (reader) => preferScans(reader).then(answerSome(reader))),
    ),
  );
  return { cases, paretos, actions };
}

export class InsightsReader {
  private readonly remembered: RememberedAnswers<Insights>;

  constructor(private readonly platform: Platform) {
    this.remembered = new RememberedAnswers(platform.database);
  }

  /** From memory as long as nothing that it is made of has changed. */
  async read(context: Context, asked: Question): Promise<Insights> {
    validatePeriod(asked);
    const { cut, bucket } = cutFor(context, asked);
    const key = JSON.stringify([cut.scope, cut.period, cut.asOf, bucket]);
    const answer = await this.remembered.read(context, key, async () =>
      insightsOf(await count(this.platform, context, cut), cut, asked, bucket),
    );
    return this.named(context, answer);
  }

  /** Names are read each time: a person who is renamed changes no figure. */
  private async named(context: Context, answer: Insights): Promise<Insights> {
    const ids = answer.workload.map(({ userId }) => userId);
    if (ids.length === 0) return answer;
    const names = await this.platform.database.read(context, (reader) =>
      listNamesOf(reader, context.actor.companyId, ids),
    );
    const workload = answer.workload.map((load) => ({ ...load, name: names.get(load.userId) ?? '' }));
    return { ...answer, workload };
  }
}
