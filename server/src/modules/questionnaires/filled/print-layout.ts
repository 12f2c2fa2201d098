import { formatDay } from '@vigie/domain/kernel/day';
import { type Message, type MessageValues, type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { signatureMessages } from '@vigie/domain/messages/signature';
import { answerTexts } from '@vigie/domain/modules/questionnaires/answers/answer-text';
import type { AnswerPlace } from '@vigie/domain/modules/questionnaires/answers/filling';
import { instancesOf } from '@vigie/domain/modules/questionnaires/answers/filling';
import { unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { scoreOf } from '@vigie/domain/modules/questionnaires/answers/score';
import { type ShownPlace, visibilityOf } from '@vigie/domain/modules/questionnaires/answers/visibility';
import type { AnswerNames } from '@vigie/domain/modules/questionnaires/filled/audited-answers';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnaireStatusMessages } from '@vigie/domain/modules/questionnaires/messages/filled';
import { printMessages as m } from '@vigie/domain/modules/questionnaires/messages/print';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';

/** Pieces of a page, as pdfmake's plain data. */
type Node = Readonly<Record<string, unknown>>;
type Speak = (message: Message, values?: MessageValues) => string;

const faint = '#5b6670';
const alarming = '#a4262c';
const moment = (at: string) => `${formatDay(at.slice(0, 10))} ${at.slice(11, 16)}`;

export interface Printed {
  readonly detail: QuestionnaireDetail;
  readonly madeAt: string;
  readonly madeBy: string;
}

export function printDefinition(printed: Printed, style: SpokenStyle): Node {
  const speak: Speak = (message, values) => say(style, message, values);
  const { detail } = printed;
  const title = `${detail.id} - ${detail.template.title}`;
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 50],
    info: { title, creator: 'Vigie' },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    styles: { h1: { fontSize: 15, bold: true }, h2: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] } },
    content: [
      { text: title, style: 'h1' },
      { text: speak(m.madeAt, { when: moment(printed.madeAt), who: printed.madeBy }), color: faint },
      ...questionnaireNodes(detail, speak, 'h2'),
      ...signature(printed, speak),
    ],
  };
}

/** Everything but the signature, under headings of this style. */
export function questionnaireNodes(detail: QuestionnaireDetail, speak: Speak, heading: string): Node[] {
  return [...head(detail, speak), ...sections(detail, speak, heading), ...outcome(detail, speak, heading)];
}

function namesIn({ people, photos }: QuestionnaireDetail): AnswerNames {
  return {
    people: new Map(Object.entries(people).map(([id, name]) => [Number(id), name])),
    files: new Map(photos.map(({ id, name }) => [id, name])),
  };
}

function pairs(rows: readonly (readonly [string, string, string?])[]): Node[] {
  if (rows.length === 0) return [];
  const body = rows.map(([label, value, color]) => [
    { text: label, color: faint },
    { text: value || '–', ...(color && { color }) },
  ]);
  return [{ table: { headerRows: 0, widths: [200, '*'], body }, layout: 'lightHorizontalLines' }];
}

function head(detail: QuestionnaireDetail, speak: Speak): Node[] {
  const { points, possible, percent } = detail;
  const score =
    percent === null ? speak(m.noScore) : speak(m.points, { points, possible, percent: String(Math.round(percent)) });
  return [
    { text: '', margin: [0, 6, 0, 0] },
    ...pairs([
      [speak(m.template), speak(m.templateVersion, { id: detail.templateId, n: detail.templateVersion })],
      [speak(m.status), speak(questionnaireStatusMessages[detail.status])],
      [speak(m.filler), detail.filler],
      [speak(m.startedAt), moment(detail.startedAt)],
      ...(detail.submittedAt ? [[speak(m.submittedAt), moment(detail.submittedAt)] as const] : []),
      ...(detail.caseId ? [[speak(m.caseId), withTitle(detail.caseId, detail.cases)] as const] : []),
      [speak(m.score), score],
    ]),
  ];
}

const withTitle = (id: string, titles: Readonly<Record<string, string>>) =>
  Object.hasOwn(titles, id) ? `${id} - ${titles[id]}` : id;

/** What the form shows, in that order; each instance of a repeatable section by itself. */
function sections(detail: QuestionnaireDetail, speak: Speak, style: string): Node[] {
  const { template } = detail;
  const names = namesIn(detail);
  const filling = unflatFilling(detail.answers);
  const rowsOf = new Map<string, ShownPlace[]>();
  for (const one of visibilityOf(template, filling).shown) {
    const key = `${one.place.section.id}/${one.instanceId ?? ''}`;
    const before = rowsOf.get(key);
    if (before) before.push(one);
    else rowsOf.set(key, [one]);
  }
  return template.sections.flatMap((section, at): Node[] => {
    const title = titleText('section', section.title, at + 1);
    const scopes: readonly (string | null)[] = section.repeat
      ? instancesOf(filling, section.id).map(({ id }) => id)
      : [null];
    return scopes.flatMap((instanceId, place): Node[] => {
      const rows = rowsOf.get(`${section.id}/${instanceId ?? ''}`) ?? [];
      if (rows.length === 0) return [];
      const heading = instanceId === null ? title : speak(m.instance, { section: title, n: place + 1 });
      const answered = ({ place: { question }, answer }: ShownPlace) =>
        answerTexts(question, answer, names).join(', ') || speak(m.noAnswer);
      return [{ text: heading, style }, ...pairs(rows.map((one) => [questionOf(detail, one), answered(one)]))];
    });
  });
}

function questionOf({ template }: QuestionnaireDetail, { questionId }: Pick<AnswerPlace, 'questionId'>): string {
  const place = questionPlaces(template).get(questionId);
  return titleText('question', place?.question.title ?? null, place?.questionNumber ?? 0);
}

function outcome(detail: QuestionnaireDetail, speak: Speak, style: string): Node[] {
  const { template } = detail;
  const names = namesIn(detail);
  const filling = unflatFilling(detail.answers);
  const keyOf = ({ questionId, instanceId }: AnswerPlace) => `${instanceId ?? ''}/${questionId}`;
  const shown = new Map(visibilityOf(template, filling).shown.map((one) => [keyOf(one), one]));
  const answerAt = (place: AnswerPlace) => {
    const found = shown.get(keyOf(place));
    return found ? answerTexts(found.place.question, found.answer, names).join(', ') : '';
  };
  const fails = scoreOf(template, filling).criticalFails;
  const none: Node[] = [{ text: speak(m.none), color: faint }];
  return [
    { text: speak(m.criticalFails), style },
    ...(fails.length === 0 ? none : pairs(fails.map((one) => [questionOf(detail, one), answerAt(one), alarming]))),
    { text: speak(m.findings), style },
    ...(detail.findings.length === 0
      ? none
      : pairs(
          detail.findings.map((one) => [
            questionOf(detail, one),
            [answerAt(one), one.reportId].filter(Boolean).join(' · '),
          ]),
        )),
  ];
}

function signature({ detail }: Printed, speak: Speak): Node[] {
  const { signature: made, isSignatureValid } = detail;
  if (!made) return [];
  const said = speak(m.signed, {
    name: made.signerName,
    username: made.signerUsername,
    when: moment(made.signedAt),
    meaning: made.meaning,
    method: speak(signatureMessages.method[made.method]),
  });
  return [
    { text: speak(m.signature), style: 'h2' },
    { text: said },
    { text: speak(isSignatureValid ? m.valid : m.void), color: isSignatureValid ? faint : alarming },
    { text: made.contentHash, color: faint, fontSize: 7 },
  ];
}
