import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Insights } from '@vigie/domain/modules/insights/figures';
import { insightsMessages as m } from '@vigie/domain/modules/insights/messages/page';
import { bucketSizeFor, bucketsOf, lengthOf, longestPeriod } from '@vigie/domain/modules/insights/periods';
import type { Question } from '@vigie/domain/modules/insights/question';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { type Counts, insightsOf } from './figures';
import { RememberedAnswers } from './remembered-answers';
import {
  type Cut,
  countActions,
  countApproved,
  countClosed,
  countDays,
  countJudged,
  countLate,
  countOpen,
  countOpened,
  countParetos,
  countWholeDays,
} from './repository/counts';
import { daysOf, scopeOf } from './repository/facts';
import { listNamesOf } from './repository/records';

export const today = (): string => new Date().toISOString().slice(0, 10);

/** What makes no sense is refused, whoever asks. */
export function refuseNonsense({ from, to, knownOn }: Question): void {
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

/** Three at a time, each on a connection of its own. */
async function count(platform: Platform, context: Context, cut: Cut): Promise<Counts> {
  const lane = <T>(work: (reader: Reader) => Promise<T>) => platform.database.read(context, work);
  const [stocks, moves, lengths] = await Promise.all([
    lane(async (reader) => {
      const paretos = await countParetos(reader, cut);
      const open = await countOpen(reader, cut.scope, cut.asOf);
      const openBefore = await countOpen(reader, cut.scope, cut.beforeAsOf);
      return {
        paretos,
        open,
        openBefore,
        actions: await countActions(reader, cut),
        judged: await countJudged(reader, cut),
      };
    }),
    lane(async (reader) => {
      const opened = await countOpened(reader, cut);
      const approved = await countApproved(reader, cut);
      const closed = await countClosed(reader, cut);
      return { opened, approved, closed };
    }),
    lane(async (reader) => {
      const partial = await countDays(reader, cut);
      const leadWhole = await countWholeDays(reader, cut);
      return { leads: { ...partial, leadWhole }, late: await countLate(reader, cut) };
    }),
  ]);
  return { ...stocks, ...moves, ...lengths };
}

export class InsightsReader {
  private readonly remembered: RememberedAnswers<Insights>;

  constructor(private readonly platform: Platform) {
    this.remembered = new RememberedAnswers(platform.database);
  }

  /** From memory as long as nothing that it is made of has changed. */
  async read(context: Context, asked: Question): Promise<Insights> {
    refuseNonsense(asked);
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
