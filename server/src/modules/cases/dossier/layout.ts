import { formatDay } from '@vigie/domain/kernel/day';
import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { importedMarkMessages } from '@vigie/domain/messages/lists';
import { fieldLabel } from '@vigie/domain/messages/record-words';
import { signatureMessages } from '@vigie/domain/messages/signature';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { dossierMessages as m } from '@vigie/domain/modules/cases/messages/dossier';
import { importedMessages as i } from '@vigie/domain/modules/cases/messages/imported';
import {
  caseStatusMessages,
  criticalityMessages,
  definitionMessages,
} from '@vigie/domain/modules/cases/messages/kinds';
import { steps } from '@vigie/domain/modules/cases/steps/steps';
import { caseWords } from '@vigie/domain/modules/cases/words';
import { questionnaireStatusMessages } from '@vigie/domain/modules/questionnaires/messages/filled';
import { questionnaireNodes } from '../../questionnaires/public';
import type { Dossier, Seal } from './data';
import { faint, formatValue, list, type Node, pairs, type Speak, section, shown } from './nodes';
import { stepNodes } from './steps';

/** The dossier as pdfmake's plain data, up to the talk and the history, which come after it. */
export function dossierDefinition(dossier: Dossier, seal: Seal, style: SpokenStyle): Node {
  const speak: Speak = (message, values) => say(style, message, values);
  const { case: record } = dossier;
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 50],
    info: { title: `${record.id} - ${record.title}`, creator: 'Vigie' },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    styles: {
      h1: { fontSize: 15, bold: true },
      h2: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] },
      h3: { bold: true, margin: [0, 8, 0, 2] },
    },
    content: [
      { text: `${record.id} - ${record.title}`, style: 'h1' },
      ...head(dossier, seal, speak),
      ...section(speak(m.overview), overview(dossier, speak)),
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
      ...section(speak(m.files), list(record.attachments.map(fileLine), speak)),
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
      ...section(speak(m.signatures), signatures(dossier, speak)),
    ],
  };
}

function head({ madeAt, madeBy }: Dossier, { hash, rewritten }: Seal, speak: Speak): Node[] {
  const fields = rewritten.map((field) => fieldLabel(caseWords, field, speak)).join(', ');
  const changed = rewritten.length > 0 ? speak(m.changed, { n: rewritten.length, fields }) : speak(m.unchanged);
  return [
    { text: `${speak(m.madeAt, { when: shown(madeAt), who: madeBy })}. ${speak(m.times)}`, color: faint },
    { text: speak(m.hash, { hash }), color: faint, fontSize: 7 },
    { text: changed, bold: rewritten.length > 0, margin: [0, 6, 0, 0] },
  ];
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
    ...(record.cost === null ? [] : ([[speak(m.cost), `${record.cost} €`]] as const)),
  ]);
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

function signatures({ case: record, decisions, questionnaires: filled }: Dossier, speak: Speak): Node[] {
  const lines = [
    ...decisions.map((one) => ({ ...one, on: record.reportId ?? '–' })),
    ...filled.flatMap(({ id, signatures: made }) => made.map((one) => ({ ...one, on: id }))),
    ...record.signatures.map((one) => ({ ...one, on: one.capaId ?? record.id })),
  ].map(({ signerName, signerUsername, signedAt, meaning, method, contentHash, isValid, on }) => [
    on,
    speak(m.signature, {
      ...{ name: signerName, username: signerUsername, when: shown(signedAt), meaning },
      method: speak(signatureMessages.method[method]),
    }),
    `${speak(isValid ? m.valid : m.void)}\n${contentHash}`,
  ]);
  return list(lines, speak);
}

function actionLine(
  { id, origin, status, summary, responsible }: Dossier['case']['actions'][number],
  speak: Speak,
): string[] {
  return [id, origin, speak(actionStatusMessages[status]), responsible, summary];
}

function fileLine({ name, size, sha256, uploadedBy, uploadedAt }: Dossier['case']['attachments'][number]): string[] {
  return [name, `${size} B`, `${uploadedBy}, ${shown(uploadedAt)}`, sha256];
}
