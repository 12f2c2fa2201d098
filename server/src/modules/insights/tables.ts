import { formatDay } from '@vigie/domain/kernel/day';
import { type Message, type MessageValues, type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { kindMessages } from '@vigie/domain/messages/kinds';
import type { Insights } from '@vigie/domain/modules/insights/figures';
import { indicators, paretoNames } from '@vigie/domain/modules/insights/indicators';
import { insightsMessages as m } from '@vigie/domain/modules/insights/messages/page';
import type { Question } from '@vigie/domain/modules/insights/question';
import { nameOfAge, nameOfPart } from '@vigie/domain/modules/insights/words';
import type { Cell } from '../../platform/documents/spreadsheet';

/** The figures as rows of words and numbers, for a spreadsheet and for paper. */
export interface FigureTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The column that a bar is drawn for. */
  readonly bar: number | null;
}

type Speak = (message: Message, values?: MessageValues) => string;

export function tablesOf(insights: Insights, style: SpokenStyle): readonly FigureTable[] {
  const speak: Speak = (message, values) => say(style, message, values);
  return [
    figureTable(insights, speak),
    leadTable(insights, speak),
    {
      title: speak(m.ages),
      heads: [speak(m.ages), speak(m.count), speak(m.before)],
      rows: insights.ages.map(({ part, count, before }) => [nameOfAge(part, style), count, before]),
      bar: 1,
    },
    ...insights.paretos.map(({ by, bars, others }) => ({
      title: speak(paretoNames[by]),
      heads: [speak(paretoNames[by]), speak(m.count), speak(m.before)],
      rows: [
        ...bars.map(({ part, count, before }) => [nameOfPart(by, part, style), count, before]),
        ...(others ? [[`${speak(m.others)} (${others.values})`, others.count, null]] : []),
      ],
      bar: 1,
    })),
    {
      title: speak(m.workload),
      heads: [m.person, m.openCases, m.overdueCases, m.openActions, m.overdueActions].map((head) => speak(head)),
      rows: insights.workload.map((one) => [one.name, one.cases, one.overdueCases, one.actions, one.overdueActions]),
      bar: null,
    },
    ...insights.series.map(({ key, points }) => ({
      title: `${speak(m.series)} : ${speak(indicators[key].name)}`,
      heads: [m.from, m.to, m.value, m.numerator, m.denominator].map((head) => speak(head)),
      rows: points.map((one) => [
        { day: one.from },
        { day: one.to },
        one.value ?? speak(m.noData),
        one.numerator,
        one.denominator,
      ]),
      bar: null,
    })),
  ];
}

function figureTable({ figures }: Insights, speak: Speak): FigureTable {
  return {
    title: speak(m.figures),
    heads: [m.indicator, m.value, m.numerator, m.denominator, m.imported, m.before, m.definition].map((head) =>
      speak(head),
    ),
    rows: figures.map(({ key, value, numerator, denominator, before, imported }) => [
      speak(indicators[key].name),
      value ?? speak(m.noData),
      numerator,
      denominator,
      imported,
      before.value ?? speak(m.noData),
      speak(indicators[key].definition),
    ]),
    bar: null,
  };
}

function leadTable({ leadTimes }: Insights, speak: Speak): FigureTable {
  return {
    title: speak(m.leadTimes),
    heads: [
      ...[m.phase, m.median, m.ninetieth, m.count, m.imported].map((head) => speak(head)),
      `${speak(m.before)} : ${speak(m.median)}`,
    ],
    rows: leadTimes.map(({ phase, median, p90, count, before, imported }) => [
      speak(indicators[phase].name),
      median ?? speak(m.noData),
      p90 ?? speak(m.noData),
      count,
      imported,
      before.median ?? speak(m.noData),
    ]),
    bar: 1,
  };
}

/** Which figures these are: the period, what they were narrowed down to, and when they were known. */
export function scopeWords({ period, asOf, knownOn }: Insights, asked: Question, style: SpokenStyle): string {
  const days = ({ from, to }: { from: string; to: string }) => ({ from: formatDay(from), to: formatDay(to) });
  return [
    say(style, m.period, days(period)),
    `${say(style, m.before)} : ${say(style, m.period, days(period.before))}`,
    say(style, m.asOf, { day: formatDay(asOf) }),
    ...(asked.kind ? [say(style, kindMessages[asked.kind])] : []),
    ...(asked.site ? [`${say(style, m.site)} : ${asked.site}`] : []),
    ...(knownOn ? [say(style, m.knownOn, { day: formatDay(knownOn) })] : []),
  ].join(' · ');
}
