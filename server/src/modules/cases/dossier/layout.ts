import { formatDay } from '@vigie/domain/kernel/day';
import type { SpokenStyle } from '@vigie/domain/kernel/message';
import { importedMarkMessages } from '@vigie/domain/messages/lists';
import { fieldLabel } from '@vigie/domain/messages/record-words';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { dossierMessages as m } from '@vigie/domain/modules/cases/messages/dossier';
import { importedMessages as i } from '@vigie/domain/modules/cases/messages/imported';
import {
  caseStatusMessages,
  criticalityMessages,
  definitionMessages,
} from '@vigie/domain/modules/cases/messages/kinds';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import { steps } from '@vigie/domain/modules/cases/steps/steps';
import { caseWords } from '@vigie/domain/modules/cases/words';
import { questionnaireStatusMessages } from '@vigie/domain/modules/questionnaires/messages/filled';
import {
  faint,
  formatValue,
  list,
  type Node,
  pairs,
  type Speak,
  section,
  shown,
} from '../../../platform/documents/nodes';
import { questionnaireNodes } from '../../questionnaires/public';
import { fileSection, type PrintedSignature, recordPaper, type Seal, signatureSection } from '../../records/public';
import type { Dossier } from './data';
import { stepNodes } from './steps';

/** The dossier as pdfmake's plain data, up to the talk and the history, which come after it. */
export function dossierDefinition(dossier: Dossier, seal: Seal, style: SpokenStyle): Node {
  const { case: record, madeAt, madeBy } = dossier;
  const title = `${record.id} - ${record.title}`;
  const sections = (speak: Speak) => [
    ...section(speak(definitionMessages.title), definition(dossier, speak)),
    ...dossier.steps.flatMap((step) => section(speak(steps[step.name].title), stepNodes(step, dossier, speak))),
    ...questionnaires(dossier, speak),
    ...dossier.questionnaires.flatMap((one) =>
      section(`${one.id} - ${one.template.title}`, questionnaireNodes(one, speak, 'h3')),
    ),
    ...section(
      speak(m.actions),
      list(
        record.actions.map((action) => actionLine(action, speak)),
        speak,
      ),
    ),
    ...section(speak(m.effectiveness), effectiveness(dossier, speak)),
    ...fileSection(record.attachments, speak),
    ...section(
      speak(m.links),
      list(
        record.links.map(({ id, title, note, isImported }) => [
          isImported ? `${id} (${speak(importedMarkMessages.mark)})` : id,
          title,
          note,
        ]),
        speak,
      ),
    ),
    ...section(
      speak(m.team),
      list(
        record.members.map(({ person, part }) => [person.displayName, part]),
        speak,
      ),
    ),
    ...signatureSection(signatures(dossier), speak),
  ];
  const paper = { title, madeAt, madeBy, seal, words: caseWords };
  return recordPaper({ ...paper, overview: (speak) => overview(dossier, speak), sections }, style);
}

function overview({ case: record }: Dossier, speak: Speak): Node[] {
  return pairs([
    [speak(m.status), speak(caseStatusMessages[record.status])],
    [speak(m.criticality), speak(criticalityMessages[record.criticality])],
    [speak(m.owner), record.owner.displayName],
    ...origin(record, speak),
    [speak(m.detectionDate), formatDay(record.detectionDate)],
    [speak(record.imported ? i.enteredAt : m.openedAt), shown(record.createdAt)],
    [speak(m.dueDate), formatDay(record.dueDate)],
    ...leftOut(record, speak),
    ...(record.cost === null ? [] : ([[speak(m.cost), `${record.cost} €`]] as const)),
  ]);
}

/** Says of each step of its kind that is missing by which rule it is. */
function leftOut({ leftOutSteps, leftOutBy }: Dossier['case'], speak: Speak): [string, string][] {
  const why = leftOutBy
    ? speak(stepMarkMessages.leftOut, { day: formatDay(leftOutBy.at.slice(0, 10)), who: leftOutBy.who })
    : speak(stepMarkMessages.leftOutHere);
  return leftOutSteps.map((name) => [speak(steps[name].title), why]);
}

/** The report that it came from, or from where it was imported. */
function origin({ reportId, reporter, imported }: Dossier['case'], speak: Speak): [string, string][] {
  if (!imported) {
    return [
      [speak(m.report), reportId ?? '–'],
      [speak(m.reporter), reporter.displayName],
    ];
  }
  const { at, originalNumber, openedOn, closedOn } = imported;
  const day = formatDay(at.slice(0, 10));
  return [
    [speak(i.title), `${speak(i.imported, { day, who: reporter.displayName })}. ${speak(i.signedElsewhere)}`],
    [speak(i.originalNumber), originalNumber ?? speak(i.noNumber)],
    [speak(i.openedOn), formatDay(openedOn)],
    ...(closedOn ? [[speak(i.closedOn), formatDay(closedOn)] as [string, string]] : []),
  ];
}

function definition({ case: record }: Dossier, speak: Speak): Node[] {
  const answers = Object.entries(record.definition).filter(([, value]) => value !== null && value !== '');
  return pairs(answers.map(([field, value]) => [fieldLabel(caseWords, field, speak), formatValue(value)]));
}

function effectiveness({ case: { effectiveness: check } }: Dossier, speak: Speak): Node[] {
  if (!check) return [{ text: speak(m.notAsked), color: faint }];
  const { criterion, asked, verdict } = check;
  const result = verdict
    ? `${speak(verdict.isEffective ? m.effective : m.notEffective)} · ${verdict.findings} · ${verdict.recorded.who}, ${shown(verdict.recorded.at)}`
    : speak(m.notRecorded);
  return pairs([
    [speak(m.criterion), `${criterion} · ${asked.who}, ${shown(asked.at)}`],
    [speak(m.verdict), result],
  ]);
}

/** Most cases have none, and say nothing of it. */
function questionnaires({ case: record }: Dossier, speak: Speak): Node[] {
  if (record.questionnaires.length === 0) return [];
  const lines = record.questionnaires.map(({ questionnaireId, status, filler, title }) => [
    questionnaireId ?? '–',
    status ? speak(questionnaireStatusMessages[status]) : speak(m.notBegun),
    filler ?? '–',
    title,
  ]);
  return section(speak(m.questionnaires), list(lines, speak));
}

function signatures({ case: record, decisions, questionnaires: filled }: Dossier): PrintedSignature[] {
  return [
    ...decisions.map((one) => ({ ...one, on: record.reportId ?? '–' })),
    ...filled.flatMap(({ id, signatures: made }) => made.map((one) => ({ ...one, on: id }))),
    ...record.signatures.map((one) => ({ ...one, on: one.capaId ?? record.id })),
  ];
}

function actionLine(
  { id, origin, status, summary, responsible }: Dossier['case']['actions'][number],
  speak: Speak,
): string[] {
  return [id, origin, speak(actionStatusMessages[status]), responsible, summary];
}
