import { pageCountOf } from '@vigie/domain/kernel/listing';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { answerTexts } from '@vigie/domain/modules/questionnaires/answers/answer-text';
import { unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { visibilityOf } from '@vigie/domain/modules/questionnaires/answers/visibility';
import { questionnaireHistoryMessages } from '@vigie/domain/modules/questionnaires/messages/filled';
import { questionnaireListMessages as l } from '@vigie/domain/modules/questionnaires/messages/lists';
import { resultMessages as m } from '@vigie/domain/modules/questionnaires/messages/print';
import type { TemplateResults } from '@vigie/domain/modules/questionnaires/templates/contract';
import { resultColumns, Summary } from '@vigie/domain/modules/questionnaires/versions/results';
import type { TemplateVersion } from '@vigie/domain/modules/questionnaires/versions/versions';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import { exportList, maxExported } from '../../../platform/documents/list-export';
import type { Cell } from '../../../platform/documents/spreadsheet';
import type { FileAnswer } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { Turns } from '../../../platform/verification/findings';
import { readFrozen } from '../filled/frozen-versions';
import { answersOf } from '../filled/questionnaire-view';
import { listNames } from '../filled/repository';
import {
  countSubmitted,
  findPublished,
  findSubmitted,
  listNewestAnswers,
  listSubmittedIds,
  listSubmittedPage,
  type SubmittedRow,
} from './repository';

const mostSummarised = 1000;

export async function getTemplateResults(
  { database }: Platform,
  context: Context,
  id: string,
  page: number,
): Promise<TemplateResults> {
  const { companyId } = context.actor;
  const read = await database.read(context, async (reader) => {
    const { title, versions } = await readVersions(reader, companyId, id);
    const rows = await listSubmittedPage(reader, companyId, id, page);
    return {
      title,
      versions,
      rows,
      total: await countSubmitted(reader, companyId, id),
      newest: await listNewestAnswers(reader, companyId, id, mostSummarised),
      texts: await textsOf(reader, context, versions, rows),
    };
  });
  const { title, versions, rows, total, texts } = read;
  return {
    title,
    columns: resultColumns(versions).map((column) => ({
      ...column,
      versions: [...column.versions],
      options: column.options.map(({ id: optionId, label }) => ({ id: optionId, label })),
      otherTypes: [...column.otherTypes],
    })),
    summary: await summaryOf(versions, read.newest),
    items: rows.map(({ id: rowId, templateVersion, filler, submittedAt, percent, isFailed }) => ({
      id: rowId,
      templateVersion,
      filler,
      submittedAt: submittedAt.toISOString(),
      percent,
      isFailed,
      answers: Object.fromEntries(texts.get(rowId) ?? []),
    })),
    total,
    page,
    pageCount: pageCountOf(total),
    summaryOf: mostSummarised,
  };
}

/** A thousand of 2,000 questions take seconds: others have their turn in between. */
async function summaryOf(
  versions: readonly TemplateVersion[],
  newest: readonly Pick<SubmittedRow, 'templateVersion' | 'answers'>[],
): Promise<TemplateResults['summary']> {
  const summary = new Summary(versions);
  const turns = new Turns();
  for (const { templateVersion, answers } of newest) {
    summary.add({ version: templateVersion, filling: unflatFilling(answers) });
    await turns.yield();
  }
  return summary.columns().map((one) => ({ ...one, byOption: { ...one.byOption } }));
}

/** Refused with `not_found` where there is no such template; none before the first was published. */
async function readVersions(
  reader: Reader,
  companyId: number,
  id: string,
): Promise<{ readonly title: string; readonly versions: TemplateVersion[] }> {
  const versions: TemplateVersion[] = [];
  const found = await findPublished(reader, companyId, id);
  if (!found) throw new Refusal('not_found');
  for (let number = 1; number <= (found.last ?? 0); number += 1) {
    versions.push({ number, template: await readFrozen(reader, companyId, id, number) });
  }
  return { title: found.title, versions };
}

type Texts = ReadonlyMap<string, ReadonlyMap<string, string[]>>;

/** What was answered to each question, by questionnaire; several instances of a section one after the other. */
async function textsOf(
  reader: Reader,
  { actor: { companyId }, style }: Context,
  versions: readonly TemplateVersion[],
  rows: readonly SubmittedRow[],
): Promise<Texts> {
  const templates = new Map(versions.map(({ number, template }) => [number, template]));
  const named = rows.flatMap(({ templateVersion, answers }) => {
    const template = templates.get(templateVersion);
    return template ? answersOf(template, answers, 'person').map(Number) : [];
  });
  const names = { people: await listNames(reader, companyId, named), files: new Map<string, string>() };
  return new Map(
    rows.map(({ id, templateVersion, answers }) => {
      const template = templates.get(templateVersion);
      const said = new Map<string, string[]>();
      const shown = template ? visibilityOf(template, unflatFilling(answers)).shown : [];
      for (const { questionId, place, answer } of shown) {
        if (answer === undefined) continue;
        const { question } = place;
        const photos = question.type === 'photo' && Array.isArray(answer) ? answer.length : 0;
        const text =
          photos > 0
            ? say(style, questionnaireHistoryMessages.photos, { n: photos })
            : answerTexts(question, answer, names).join(', ');
        said.set(questionId, [...(said.get(questionId) ?? []), text]);
      }
      return [id, said];
    }),
  );
}

export async function exportTemplateResults(platform: Platform, context: Context, id: string): Promise<FileAnswer> {
  const { companyId } = context.actor;
  const { versions, ids } = await platform.database.read(context, async (reader) => ({
    versions: (await readVersions(reader, companyId, id)).versions,
    ids: await listSubmittedIds(reader, companyId, id, maxExported),
  }));
  const columns = resultColumns(versions);
  const heads = [l.title, l.templateVersion, l.filler, l.submittedAt, l.percent, m.isFailed];
  return exportList(platform, context, {
    list: 'questionnaire',
    asked: { templateId: id },
    fileName: `${id}-${new Date().toISOString().slice(0, 10)}.xlsx`,
    sheet: say(context.style, m.title),
    columns: [
      ...heads.map((message) => ({ title: say(context.style, message), width: 16 })),
      ...columns.map(({ title }) => ({ title, width: 30 })),
    ],
    ids,
    read: async (reader, part) => {
      const rows = await findSubmitted(reader, companyId, part);
      const texts = await textsOf(reader, context, versions, rows);
      return rows.map((row): Cell[] => [
        row.id,
        row.templateVersion,
        row.filler,
        { day: row.submittedAt.toISOString().slice(0, 10) },
        row.percent,
        row.isFailed ? say(context.style, m.yes) : null,
        ...columns.map(({ questionId }) => texts.get(row.id)?.get(questionId)?.join(' ; ') ?? null),
      ]);
    },
  });
}
