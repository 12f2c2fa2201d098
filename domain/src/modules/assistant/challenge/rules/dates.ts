import { formatDay } from '../../../../kernel/day';
import type { Definition } from '../../../cases/public';
import type { Reading, TextField } from '../reading';
import type { Found, Rule } from '../remark';
import { daysMeantAt } from '../text/dates';

type Moment = 'detectionDate' | 'occurrenceDate';

/** Words that tie the date behind them to one of the dates of the definition. */
const moments: readonly (readonly [Moment, RegExp])[] = [
  [
    'detectionDate',
    /\b(?:detecte|constate|decouvert|repere|identifie)e?s? (?:par [\p{L}' -]{2,30} )?(?:le |en date du )|\b(?:detected|discovered|found|noticed|identified) (?:by [\p{L}' -]{2,30} )?on (?:the )?/gu,
  ],
  [
    'occurrenceDate',
    /\b(?:survenue?s?|produite?s?|arrivee?s?|apparue?s?|eu lieu) (?:le |en date du )|\b(?:occurred|happened|took place) on (?:the )?/gu,
  ],
];
/** Of another event. */
const another =
  /\b(?:similaires?|semblables?|precedente?s?|anterieure?s?|deja|premiere? fois|autre|dernier|similar|previous|earlier|already|another|other|last|first time)\b/;

function statedDays(text: TextField): readonly { moment: Moment; days: readonly string[] }[] {
  return text.sentences
    .filter((sentence) => /\d/.test(sentence.text) && !another.test(sentence.text))
    .flatMap((sentence) =>
      moments.flatMap(([moment, words]) =>
        [...sentence.text.matchAll(words)].map((match) => ({
          moment,
          days: daysMeantAt(sentence.text.slice(match.index + match[0].length)),
        })),
      ),
    )
    .filter(({ days }) => days.length > 0);
}

function statedOtherwise({ texts, content: { definition } }: Reading): readonly Found[] {
  return texts
    .filter(({ step, field }) => (step === 'definition' && field !== 'where') || step === 'productBatch')
    .flatMap((text) =>
      statedDays(text).flatMap(({ moment, days }) => {
        const known = definition[moment];
        if (known === null || days.includes(known)) return [];
        const values = { day: formatDay(days[0] ?? ''), other: formatDay(known) };
        return [{ step: text.step, field: text.field, values }];
      }),
    );
}

/** It is seen after it happened, and declared after it was seen. */
function outOfOrder({ type, occurrenceDate, detectionDate, declarationDate }: Definition): readonly Found[] {
  const pairs = [
    ...(type === 'risk' ? [] : [['occurrenceDate', occurrenceDate, detectionDate] as const]),
    ['detectionDate', detectionDate, declarationDate] as const,
  ];
  return pairs.flatMap(([field, earlier, later]) =>
    earlier !== null && later !== null && earlier > later
      ? [{ step: 'definition', field, values: { day: formatDay(earlier), other: formatDay(later) } }]
      : [],
  );
}

export const datesDisagree: Rule = {
  code: 'dates_disagree',
  steps: ['definition', 'productBatch'],
  find: (reading) => [...outOfOrder(reading.content.definition), ...statedOtherwise(reading)],
};
