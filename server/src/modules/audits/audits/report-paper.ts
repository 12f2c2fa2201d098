import { formatDay } from '@vigie/domain/kernel/day';
import { type Message, type MessageValues, pageLanguageOf, type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { paperMessages } from '@vigie/domain/messages/dossier';
import { signatureMessages } from '@vigie/domain/messages/signature';
import type { IssuedReport } from '@vigie/domain/modules/audits/audits/contract';
import {
  auditFieldMessages,
  auditTypeMessages,
  auditReportMessages as m,
} from '@vigie/domain/modules/audits/audits/messages';
import { byClause, type ReportContent, type ReportedFinding } from '@vigie/domain/modules/audits/audits/report';
import { findingFieldMessages } from '@vigie/domain/modules/audits/findings/messages';
import { faint, list, type Node, pairs, type Speak, section, shown } from '../../../platform/documents/nodes';

interface Printed extends IssuedReport {
  readonly content: ReportContent;
}

/** Pictures of findings by their hash, as data addresses. */
export type Photos = ReadonlyMap<string, string>;

/** A report as it was issued: nothing is read anew but the pictures, which are found by their hash. */
export function reportPaper(
  { content, signature, hash, replacedBecause, number }: Printed,
  photos: Photos,
  style: SpokenStyle,
): Node {
  const speak: Speak = (message: Message, values?: MessageValues) => say(style, message, values);
  const title = `${content.id} · ${speak(m.report, { n: number })}`;
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 50],
    info: { title, creator: 'Vigie' },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    styles: {
      h1: { fontSize: 15, bold: true },
      h2: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] },
      h3: { bold: true, margin: [0, 8, 0, 2] },
    },
    content: [
      { text: content.title, style: 'h1' },
      { text: title, color: faint },
      ...(replacedBecause
        ? [{ text: speak(m.replaced, { reason: replacedBecause }), bold: true, margin: [0, 6, 0, 0] }]
        : []),
      ...section(speak(auditFieldMessages.scope), scopeOf(content, speak)),
      ...section(speak(m.team), teamOf(content, speak)),
      ...section(speak(auditFieldMessages.agenda), list(content.agenda.map(agendaLine), speak)),
      ...section(speak(auditFieldMessages.summary), [{ text: content.summary }]),
      ...section(speak(auditFieldMessages.strengths), [{ text: content.strengths || '–' }]),
      ...section(speak(m.byClause), findingsOf(content, photos, speak, pageLanguageOf(style))),
      ...section(speak(paperMessages.signatures), signedBy(signature, speak)),
      { text: speak(paperMessages.hash, { hash }), color: faint, fontSize: 7, margin: [0, 8, 0, 0] },
    ],
  };
}

function scopeOf(content: ReportContent, speak: Speak): Node[] {
  const { standards, percent, template } = content;
  const days = `${formatDay(content.plannedFrom)} – ${formatDay(content.plannedUntil)}`;
  return pairs([
    [speak(auditFieldMessages.type), speak(auditTypeMessages[content.type])],
    [speak(auditFieldMessages.site), content.site],
    [speak(auditFieldMessages.department), content.where],
    [speak(auditFieldMessages.planned), days],
    [speak(auditFieldMessages.scope), content.scope],
    [
      speak(auditFieldMessages.standards),
      standards.map(({ standard, clauses }) => [standard, clauses.join(', ')].filter(Boolean).join(' : ')).join('\n'),
    ],
    [speak(auditFieldMessages.template), template ? `${template.title} (${template.id} v${template.version})` : ''],
    [speak(m.score), percent === null ? '' : `${Math.round(percent)} %`],
  ]);
}

const namesOf = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name).join(', ');

function teamOf({ lead, auditors, observers, auditees }: ReportContent, speak: Speak): Node[] {
  return pairs([
    [speak(auditFieldMessages.lead), lead],
    [speak(auditFieldMessages.auditors), namesOf(auditors)],
    [speak(auditFieldMessages.observers), namesOf(observers)],
    [speak(auditFieldMessages.auditees), namesOf(auditees)],
  ]);
}

const agendaLine = ({ day, hour, minutes, place, topic, who }: ReportContent['agenda'][number]) => [
  `${formatDay(day)} ${hour}`,
  `${minutes} min`,
  place,
  topic,
  who,
];

function findingsOf(content: ReportContent, photos: Photos, speak: Speak, language: 'fr' | 'en'): Node[] {
  const { findings, grades } = content;
  if (findings.length === 0) return [{ text: speak(m.noFindings), color: faint }];
  const gradeOf = (key: string) => grades.find((grade) => grade.key === key)?.[language] ?? key;
  return byClause(findings, grades).flatMap(({ standard, clause, findings: several }) => [
    { text: [standard, clause].filter(Boolean).join(' · ') || speak(m.withoutClause), style: 'h3' },
    ...several.flatMap((finding) => findingNodes(finding, gradeOf(finding.grade), photos, speak)),
  ]);
}

function findingNodes(finding: ReportedFinding, grade: string, photos: Photos, speak: Speak): Node[] {
  const { id, statement, department, equipment, step, question, owner, dueOn, repeatOf, files } = finding;
  const pictures = files.flatMap(({ sha256 }) => photos.get(sha256) ?? []);
  return [
    {
      text: `${id} · ${grade}${repeatOf ? ` · ${speak(m.repeat, { id: repeatOf })}` : ''}`,
      bold: true,
      margin: [0, 4, 0, 0],
    },
    { text: statement },
    ...pairs(
      [
        [speak(findingFieldMessages.department), department],
        [speak(findingFieldMessages.equipment), equipment],
        [speak(findingFieldMessages.step), step],
        [speak(findingFieldMessages.question), question],
        [speak(findingFieldMessages.owner), owner],
        [speak(findingFieldMessages.dueOn), dueOn ? formatDay(dueOn) : ''],
      ].filter((row): row is [string, string] => row[1] !== ''),
    ),
    ...pictures.map((image) => ({ image, fit: [240, 240], margin: [0, 4, 0, 4] })),
    ...files.map(({ name, sha256 }) => ({ text: `${name} · SHA-256 ${sha256}`, color: faint, fontSize: 7 })),
  ];
}

function signedBy(signature: IssuedReport['signature'], speak: Speak): Node[] {
  if (!signature) return [{ text: speak(paperMessages.none), color: faint }];
  const { signerName: name, signerUsername: username, signedAt, meaning, method, contentHash } = signature;
  const values = { name, username, when: shown(signedAt), meaning, method: speak(signatureMessages.method[method]) };
  return [{ text: speak(paperMessages.signature, values) }, { text: contentHash, color: faint, fontSize: 7 }];
}
