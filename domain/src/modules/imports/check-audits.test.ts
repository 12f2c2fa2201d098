import { describe, expect, it } from 'vitest';
import { defaultGrades } from '../parameters/public';
import type { AuditFieldName } from './audit-fields';
import type { KnownFacts } from './check';
import { checkAuditRows } from './check-audits';
import { nothingChosen } from './mapping';
import type { Cell } from './parsing/cell';
import { standardsOf } from './parsing/lists';
import { fieldNamesOf } from './subjects';

const person = (id: number, username: string, firstName: string, lastName: string, isActive = true) => ({
  id,
  username,
  firstName,
  lastName,
  isActive,
  email: `${username}@usine.example`,
});
const facts: KnownFacts = {
  cutOff: '2026-11-16',
  people: [person(1, 'lead', 'Julien', 'Lefèvre'), person(2, 'gone', 'Gilles', 'Autret', false)],
  importedBefore: { 'audit ai 9': 'AUD_0009' },
  findings: 'FND_00007\tE-7\nFND_00008\tE-8\nFND_00009\tE 8\nFND_00010\t',
  dueDays: { Critical: 15, Major: 30, Minor: 60 },
  grades: defaultGrades,
};
const names = fieldNamesOf('audits');
const columns = Object.fromEntries(names.map((name, place) => [name, place]));
type Line = Partial<Record<AuditFieldName, Cell>>;
const usual: Line = {
  originalNumber: 'AI-1',
  title: 'Audit du conditionnement',
  site: 'Rennes',
  departments: 'Conditionnement',
  plannedFrom: '12/03/2024',
  plannedUntil: '13/03/2024',
  reportedOn: '20/03/2024',
  closedOn: '02/05/2024',
  lead: 'lead',
  statement: 'L’étiqueteuse n’est pas vérifiée.',
  grade: 'Mineure',
};
const look = (lines: readonly Line[], chosen = {}) =>
  checkAuditRows(
    lines.map((line, at) => ({
      line: at + 2,
      cells: names.map((name) => ({ ...usual, ...line })[name as AuditFieldName] ?? null),
    })),
    { columns, chosen: { ...nothingChosen, ...chosen } },
    facts,
  );
const problemsOf = (lines: readonly Line[], chosen = {}) =>
  look(lines, chosen).problems.map(({ line, field, code }) => `${line} ${field} ${code}`);

describe('the lines of past audits', () => {
  it('become one audit for each number, closed with its findings, on its own days', () => {
    const { drafts, problems } = look([
      { standards: 'ISO 9001:2015 : 8.4, 8.5', clause: '8.5', findingNumber: 'E1', dueOn: '20/04/2024', owner: 'gone' },
      { originalNumber: 'ai 1', statement: 'Zone de tri non identifiée.', grade: 'NC majeure', closedOn: null },
      { originalNumber: 'AI-2', statement: null, grade: null, supplier: 'Verrerie du Nord', departments: null },
    ]);
    expect(problems).toEqual([]);
    expect(drafts).toMatchObject([
      {
        line: 2,
        originalNumber: 'AI-1',
        type: 'internal',
        scope: 'Audit du conditionnement',
        standards: [{ standard: 'ISO 9001:2015', clauses: ['8.4', '8.5'] }],
        plannedFrom: '2024-03-12',
        plannedUntil: '2024-03-13',
        reportedOn: '2024-03-20',
        closedOn: '2024-05-02',
        leadId: 1,
        findings: [
          {
            line: 2,
            originalNumber: 'E1',
            grade: 'minor',
            standard: 'ISO 9001:2015',
            clause: '8.5',
            department: 'Conditionnement',
            ownerId: 2,
            issuedOn: '2024-03-20',
            dueOn: '2024-04-20',
            closedOn: '2024-05-02',
          },
          { line: 3, grade: 'major', ownerId: null },
        ],
      },
      {
        line: 4,
        originalNumber: 'AI-2',
        type: 'supplier',
        supplier: 'Verrerie du Nord',
        departments: [],
        findings: [],
      },
    ]);
  });

  it.each<[Line, string]>([
    [{ originalNumber: null }, '2 originalNumber missing'],
    [{ originalNumber: 'AI-9' }, '2 originalNumber importedBefore'],
    [{ title: null }, '2 title missing'],
    [{ site: null }, '2 site missing'],
    [{ plannedFrom: null }, '2 plannedFrom missing'],
    [{ plannedFrom: 'hier' }, '2 plannedFrom notADay'],
    [{ closedOn: null }, '2 closedOn missing'],
    [{ status: 'En cours' }, '2 status onlyClosed'],
    [{ type: 'Autre' }, '2 type notAChoice'],
    [{ departments: null }, '2 departments departmentMissing'],
    [{ type: 'Fournisseur' }, '2 supplier supplierMissing'],
    [{ plannedUntil: '11/03/2024' }, '2 plannedUntil endsBeforeItBegins'],
    [{ plannedFrom: '12/01/2023' }, '2 plannedUntil auditTooLong'],
    [{ reportedOn: '12/03/2024' }, '2 reportedOn reportBeforeAudit'],
    [{ closedOn: '19/03/2024' }, '2 closedOn closedBeforeReport'],
    [{ lead: null }, '2 lead missing'],
    [{ lead: 'Personne' }, '2 lead leadUnknown'],
    [{ owner: 'Personne' }, '2 owner leadUnknown'],
    [{ statement: null }, '2 statement missing'],
    [{ statement: 'Court' }, '2 statement tooShort'],
    [{ grade: null }, '2 grade missing'],
    [{ grade: 'Grave' }, '2 grade notAChoice'],
    [{ findingClosedOn: '11/03/2024' }, '2 findingClosedOn findingClosedBeforeAudit'],
    [{ agenda: 'demain matin' }, '2 agenda agendaRow'],
    [{ agenda: '12/03/2024 25:00 | Ouverture' }, '2 agenda agendaRow'],
    [{ agenda: '12/03/2024 9:00 | Ouverture | Salle 2 | Julien | 2' }, '2 agenda agendaRow'],
    [{ agenda: '14/03/2024 9:00 | Ouverture' }, '2 agenda agendaOutside'],
    [{ repeatOf: 'FND_99999' }, '2 repeatOf repeatUnknown'],
    [{ repeatOf: 'E-8' }, '2 repeatOf repeatAmbiguous'],
    [{ repeatOf: 'ligne 9' }, '2 repeatOf repeatUnknown'],
    [{ departments: Array.from({ length: 21 }, (_, at) => `S${at}`).join(';') }, '2 departments tooMany'],
  ])('are refused for %j', (line, problem) => {
    expect(look([line]).drafts).toEqual([]);
    expect(problemsOf([line])).toEqual([problem]);
  });

  it('say one thing of their audit', () => {
    expect(problemsOf([{}, { site: 'Nantes' }])).toEqual(['3 site otherThanBefore']);
    expect(look([{}, { site: 'Nantes' }]).problems[0]?.values).toEqual({ line: 2 });
    expect(look([{ processes: null }, { processes: 'Achats' }]).drafts[0]?.processes).toEqual(['Achats']);
  });

  it('R43 bring no audit of which one finding is wrong, and no day after the cut-off', () => {
    expect(look([{}, { grade: 'Grave' }]).drafts).toEqual([]);
    for (const field of [
      'plannedFrom',
      'plannedUntil',
      'reportedOn',
      'closedOn',
      'dueOn',
      'findingClosedOn',
    ] as const) {
      expect(problemsOf([{ [field]: '17/11/2026' }])).toContain(`2 ${field} dayAfterCutOff`);
    }
  });

  it('name a team of colleagues and of others, and keep a lead who is not known by name', () => {
    const line = { lead: 'Ana Perrin', auditors: 'Lefèvre Julien ; Paul Martin', auditees: 'gone' };
    const { drafts } = look([line], { ownerId: 1 });
    expect(drafts[0]).toMatchObject({
      leadId: 1,
      auditors: [
        { id: null, name: 'Ana Perrin' },
        { id: null, name: 'Paul Martin' },
      ],
      auditees: [{ id: 2, name: 'Gilles Autret' }],
    });
    expect(look([{ lead: null }], { ownerId: 2 }).drafts[0]?.leadId).toBe(2);
  });
});

describe('the agenda of a past audit', () => {
  it('is a row on each line, on the first day and for an hour unless it says otherwise', () => {
    const agenda = '9h00 | Ouverture\n13/03/2024 14:30 | Clôture | Salle 2 | Julien | 45 min';
    expect(look([{ agenda }]).drafts[0]?.agenda).toEqual([
      { day: '2024-03-12', hour: '09:00', minutes: 60, topic: 'Ouverture', place: '', who: '' },
      { day: '2024-03-13', hour: '14:30', minutes: 45, topic: 'Clôture', place: 'Salle 2', who: 'Julien' },
    ]);
  });
});

describe('observers of a past audit', () => {
  it('stand by their account or name, and are none of those who audited', () => {
    const [draft] = look([{ observers: 'lead ; gone ; Paul Martin' }]).drafts;
    expect(draft?.observers).toEqual([
      { id: 2, name: 'Gilles Autret' },
      { id: null, name: 'Paul Martin' },
    ]);
  });
});

describe('a finding that repeats another', () => {
  const later = { originalNumber: 'AI-2', reportedOn: '25/03/2024' };
  const repeats = (lines: readonly Line[]) =>
    look(lines).drafts.flatMap(({ findings }) => findings.map(({ line, repeatOf }) => [line, repeatOf]));

  it('names one that is there by its number here or elsewhere', () => {
    expect(repeats([{ repeatOf: 'FND_00007' }])).toEqual([[2, { id: 'FND_00007' }]]);
    expect(repeats([{ repeatOf: 'e7' }])).toEqual([]);
    expect(repeats([{ repeatOf: 'E-7' }])).toEqual([[2, { id: 'FND_00007' }]]);
  });

  it('names one of the file by its line or number, whose audit comes first', () => {
    expect(repeats([{ ...later, repeatOf: 'ligne 3' }, {}])).toEqual([
      [3, undefined],
      [2, { line: 3 }],
    ]);
    expect(repeats([{ findingNumber: 'E-1' }, { ...later, repeatOf: 'e 1' }])).toEqual([
      [2, undefined],
      [3, { line: 2 }],
    ]);
  });

  it('is refused where it names its own audit, a later one, or a number that several have', () => {
    expect(problemsOf([{}, { repeatOf: 'line 2' }])).toEqual(['3 repeatOf repeatOfSameAudit']);
    expect(problemsOf([{ repeatOf: 'line 3' }, later])).toEqual(['2 repeatOf repeatNotEarlier']);
    const twice = [{ findingNumber: 'E-1' }, { ...later, findingNumber: 'E 1' }];
    expect(problemsOf([...twice, { ...later, originalNumber: 'AI-3', repeatOf: 'E-1' }])).toEqual([
      '4 repeatOf repeatAmbiguous',
    ]);
  });
});

describe('standards in one cell', () => {
  const read = standardsOf({ standards: { most: 2, letters: 20 }, clauses: { most: 2, letters: 5 } });
  it('stand with their clauses', () => {
    expect(read('ISO 9001 : 8.4, 8.5 ; BPF')).toMatchObject({
      value: [
        { standard: 'ISO 9001', clauses: ['8.4', '8.5'] },
        { standard: 'BPF', clauses: [] },
      ],
    });
    expect(read('ISO 9001:2015')).toMatchObject({ value: [{ standard: 'ISO 9001:2015', clauses: [] }] });
  });
  it('are refused where there are too many, or one is too long', () => {
    expect(read('a;b;c')).toMatchObject({ problem: 'tooMany' });
    expect(read('a : 1, 2, 3')).toMatchObject({ problem: 'tooMany' });
    expect(read('a : 123456')).toMatchObject({ problem: 'tooLong' });
    expect(read('x'.repeat(21)).problem).toBe('tooLong');
  });
});
