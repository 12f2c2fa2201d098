import { type LanguageStyle, type Message, type MessageValues, say } from '@vigie/domain/kernel/message';
import { caseStatusMessages, criticalityMessages, definitionMessages } from '@vigie/domain/messages/cases';
import { dossierMessages as m } from '@vigie/domain/messages/dossier';
import { actionMessages, fieldLabelMessages } from '@vigie/domain/messages/history';
import { steps } from '@vigie/domain/modules/cases/steps/steps';
import type { Dossier } from './dossier-data';

type Node = Readonly<Record<string, unknown>>;
type Speak = (message: Message, values?: MessageValues) => string;

/** The dossier as pdfmake's plain data. */
export function dossierDefinition(dossier: Dossier, style: LanguageStyle): Node {
  const speak: Speak = (message, values) => say(style, message, values);
  const { case: record } = dossier;
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 50],
    info: { title: `${record.id} - ${record.title}`, creator: 'Vigie' },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    styles: { h1: { fontSize: 15, bold: true }, h2: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] } },
    content: [
      { text: `${record.id} - ${record.title}`, style: 'h1' },
      ...head(dossier, speak),
      ...section(speak(m.overview), overview(dossier, speak)),
      ...section(speak(definitionMessages.title), definition(dossier, speak)),
      ...dossier.steps.flatMap((step) => section(speak(steps[step.name].title), stepNodes(step, speak))),
      ...section(speak(m.actions), list(record.actions.map(actionLine), speak)),
      ...section(speak(m.effectiveness), effectiveness(dossier, speak)),
      ...section(speak(m.files), list(record.attachments.map(fileLine), speak)),
      ...section(
        speak(m.links),
        list(
          record.links.map(({ id, title, note }) => [id, title, note]),
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
      ...section(
        speak(m.comments),
        list(
          dossier.comments.map(({ author, createdAt, text }) => [shown(createdAt), author.displayName, text]),
          speak,
        ),
      ),
      ...section(speak(m.history), history(dossier, speak)),
    ],
  };
}

function head({ madeAt, madeBy, hash, rewritten }: Dossier, speak: Speak): Node[] {
  const fields = rewritten.map((field) => labelOf(field, speak)).join(', ');
  const changed = rewritten.length > 0 ? speak(m.changed, { n: rewritten.length, fields }) : speak(m.unchanged);
  return [
    { text: `${speak(m.madeAt, { when: shown(madeAt), who: madeBy })}. ${speak(m.times)}`, color: '#5b6670' },
    { text: speak(m.hash, { hash }), color: '#5b6670', fontSize: 7 },
    { text: changed, bold: rewritten.length > 0, margin: [0, 6, 0, 0] },
  ];
}

function overview({ case: record }: Dossier, speak: Speak): Node[] {
  return pairs([
    [speak(m.status), speak(caseStatusMessages[record.status])],
    [speak(m.criticality), speak(criticalityMessages[record.criticality])],
    [speak(m.owner), record.owner.displayName],
    [speak(m.report), record.reportId],
    [speak(m.reporter), record.reporter.displayName],
    [speak(m.detectionDate), dayShown(record.detectionDate)],
    [speak(m.openedAt), shown(record.createdAt)],
    [speak(m.dueDate), dayShown(record.dueDate)],
  ]);
}

function definition({ case: record }: Dossier, speak: Speak): Node[] {
  const answers = Object.entries(record.definition).filter(([, value]) => value !== null && value !== '');
  return pairs(answers.map(([field, value]) => [labelOf(field, speak), valueShown(value)]));
}

function stepNodes(step: Dossier['steps'][number], speak: Speak): Node[] {
  const by = (mark: { who: string; at: string } | null) => (mark ? `${mark.who}, ${shown(mark.at)}` : speak(m.nobody));
  const lines = Object.entries(step.content).flatMap(([field, value]): [string, string][] => {
    const label = labelOf(`${step.name}.${field}`, speak);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[label, valueShown(value)]];
    return [[label, Object.values(value).map(valueShown).filter(Boolean).join(' · ')]];
  });
  return [
    { text: speak(m.stepState, { ready: by(step.ready), reviewed: by(step.reviewed) }), color: '#5b6670' },
    ...pairs(lines),
  ];
}

function effectiveness({ case: { effectiveness: check } }: Dossier, speak: Speak): Node[] {
  if (!check) return [{ text: speak(m.notAsked), color: '#5b6670' }];
  const { criterion, asked, verdict } = check;
  const result = verdict
    ? `${speak(verdict.isEffective ? m.effective : m.notEffective)} · ${verdict.findings} · ${verdict.recorded.who}, ${shown(verdict.recorded.at)}`
    : speak(m.notRecorded);
  return pairs([
    [speak(m.criterion), `${criterion} · ${asked.who}, ${shown(asked.at)}`],
    [speak(m.verdict), result],
  ]);
}

function signatures({ case: record, decisions }: Dossier, speak: Speak): Node[] {
  const lines = [
    ...decisions.map((one) => ({ ...one, isValid: one.voidedAt === null, on: record.reportId })),
    ...record.signatures.map((one) => ({ ...one, on: record.id })),
  ].map(({ signerName, signerUsername, signedAt, meaning, contentHash, isValid, on }) => [
    on,
    speak(m.signature, { name: signerName, username: signerUsername, when: shown(signedAt), meaning }),
    `${speak(isValid ? m.valid : m.void)}\n${contentHash}`,
  ]);
  return list(lines, speak);
}

function history({ history: events }: Dossier, speak: Speak): Node[] {
  const lines = [...events].reverse().map(({ at, actorName, actorRoles, action, changes, reason }) => {
    const label = actionMessages[action];
    const told = changes.map(
      ({ field, from, to }) => `${labelOf(field, speak)} : ${valueShown(from) || '–'} → ${valueShown(to) || '–'}`,
    );
    const why = reason ? [speak(m.reason, { reason })] : [];
    return [
      shown(at),
      `${actorName} (${actorRoles.join(', ')})`,
      [label ? speak(label) : action, ...told, ...why].join('\n'),
    ];
  });
  return list(lines, speak);
}

function section(title: string, nodes: readonly Node[]): Node[] {
  return [{ text: title, style: 'h2' }, ...nodes];
}

function pairs(rows: readonly (readonly [string, string])[]): Node[] {
  if (rows.length === 0) return [{ text: '–' }];
  const body = rows.map(([label, value]) => [{ text: label, color: '#5b6670' }, { text: value || '–' }]);
  return [{ table: { widths: [130, '*'], body }, layout: 'lightHorizontalLines' }];
}

function list(rows: readonly (readonly string[])[], speak: Speak): Node[] {
  const [first] = rows;
  if (!first) return [{ text: speak(m.none), color: '#5b6670' }];
  const widths = first.map((_, place) => (place === first.length - 1 ? '*' : 'auto'));
  return [
    { table: { widths, body: rows.map((row) => row.map((text) => ({ text }))) }, layout: 'lightHorizontalLines' },
  ];
}

function actionLine({ id, status, summary, responsible }: Dossier['case']['actions'][number]): string[] {
  return [id, status, responsible, summary];
}

function fileLine({ name, size, sha256, uploadedBy, uploadedAt }: Dossier['case']['attachments'][number]): string[] {
  return [name, `${size} B`, `${uploadedBy}, ${shown(uploadedAt)}`, sha256];
}

/** `productBatch.justification` is read by its own label, or by that of its last part. */
function labelOf(field: string, speak: Speak): string {
  const message = fieldLabelMessages[field] ?? fieldLabelMessages[field.split('.').at(-1) ?? ''];
  return message ? speak(message) : field;
}

function valueShown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? value.map((row) => (typeof row === 'object' ? Object.values(row as object).join(' · ') : String(row))).join('\n')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}

function shown(moment: string): string {
  return `${dayShown(moment.slice(0, 10))} ${moment.slice(11, 16)}`;
}

function dayShown(day: string): string {
  return day.split('-').reverse().join('/');
}
