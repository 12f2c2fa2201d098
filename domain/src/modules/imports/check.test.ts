import { describe, expect, it } from 'vitest';
import { type CaseFieldName as FieldName, caseFieldNames as fieldNames } from './case-fields';
import { checkRows, type KnownFacts } from './check';
import { stepsOfDraft } from './content';
import { nothingChosen } from './mapping';
import type { Cell } from './parsing/cell';

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
  people: [
    person(1, 'lead', 'Julien', 'Lefèvre'),
    person(2, 'gone', 'Gilles', 'Autret', false),
    person(3, 'jean.a', 'Jean', 'Martin'),
    person(4, 'jean.b', 'Jean', 'Martin'),
  ],
  importedBefore: { 'nonConformity nc 9': 'NC_0009' },
  findings: '',
  dueDays: { Critical: 15, Major: 30, Minor: 60 },
  grades: [],
};
const columns = Object.fromEntries(fieldNames.map((name, place) => [name, place]));
const usual: Partial<Record<FieldName, Cell>> = {
  kind: 'Non-conformité',
  title: 'Étiquette illisible',
  criticality: 'Majeure',
  status: 'Clos',
  owner: 'lead',
  detectionDate: '12/03/2024',
  closedOn: '02/04/2024',
};
type Line = Partial<Record<FieldName, Cell>>;
const look = (lines: readonly Line[], chosen = {}) =>
  checkRows(
    lines.map((line, at) => ({ line: at + 2, cells: fieldNames.map((name) => ({ ...usual, ...line })[name] ?? null) })),
    { columns, chosen: { ...nothingChosen, ...chosen } },
    facts,
  );
const draftOf = (line: Line, chosen = {}) => look([line], chosen).drafts[0];
const problemsOf = (line: Line, chosen = {}) =>
  look([line], chosen).problems.map(({ field, code }) => `${field} ${code}`);

describe('a line of the sheet', () => {
  it('becomes a case with its own dates', () => {
    expect(draftOf({ openedOn: '13/03/2024', cost: '350', product: 'Sirop', what: 'Trois cartons.' })).toMatchObject({
      line: 2,
      kind: 'nonConformity',
      criticality: 'Major',
      status: 'closed',
      ownerId: 1,
      cost: 350,
      detectionDate: '2024-03-12',
      openedOn: '2024-03-13',
      closedOn: '2024-04-02',
      dueDate: '2024-04-11',
      definition: { what: 'Étiquette illisible\nTrois cartons.', product: 'Sirop', detectionDate: '2024-03-12' },
    });
  });

  it('says its kind, criticality and status in both languages', () => {
    for (const kind of ['NC', 'Non-Conformity', 'déviation', 'NON CONFORMITE']) {
      expect(draftOf({ kind })?.kind).toBe('nonConformity');
    }
    for (const criticality of ['Critical', 'critique', 'HAUTE'])
      expect(draftOf({ criticality })?.criticality).toBe('Critical');
    for (const status of ['Open', 'En cours', 'approuvé']) {
      expect(draftOf({ status, closedOn: null })?.status).toBe('in_progress');
    }
    expect(draftOf({ status: 'Sans suite', closedOn: null })?.status).toBe('void');
    expect(draftOf({ status: null })?.status).toBe('closed');
    expect(draftOf({ status: null, closedOn: null })?.status).toBe('in_progress');
  });

  it.each<[Line, string]>([
    [{ kind: 'Autre chose' }, 'kind notAChoice'],
    [{ kind: null }, 'kind missing'],
    [{ criticality: 12 }, 'criticality notAChoice'],
    [{ criticality: null }, 'criticality missing'],
    [{ status: 'peut-être' }, 'status notAChoice'],
    [{ title: null }, 'title missing'],
    [{ title: '=1+1' }, 'title formula'],
    [{ title: 'x'.repeat(301) }, 'title tooLong'],
    [{ detectionDate: null }, 'detectionDate missing'],
    [{ detectionDate: 'hier' }, 'detectionDate notADay'],
    [{ closedOn: null }, 'closedOn closedWithoutDay'],
    [{ status: 'ouvert' }, 'closedOn openWithClosedDay'],
    [{ closedOn: '11/03/2024' }, 'closedOn closedBeforeDetected'],
    [{ openedOn: '11/03/2024' }, 'openedOn openedBeforeDetected'],
    [{ openedOn: '03/04/2024' }, 'closedOn closedBeforeOpened'],
    [{ owner: null }, 'owner missing'],
    [{ owner: 'Personne' }, 'owner personUnknown'],
    [{ owner: 'Jean Martin' }, 'owner personAmbiguous'],
    [{ owner: 'gone', status: 'ouvert', closedOn: null }, 'owner personGone'],
    [{ cost: 'cher' }, 'cost notAnAmount'],
    [{ mCategory: 'X' }, 'mCategory notAChoice'],
    [{ originalNumber: 'NC-9' }, 'originalNumber importedBefore'],
  ])('is refused for %j', (line, problem) => {
    expect(look([line]).drafts).toEqual([]);
    expect(problemsOf(line)).toEqual([problem]);
  });

  it('names every value that is wrong, so that it is mended once', () => {
    expect(problemsOf({ kind: '?', detectionDate: '?', owner: '?' })).toHaveLength(3);
  });

  it('takes what was chosen for lines that do not say it', () => {
    const chosen = { kind: 'hse', criticality: 'Minor', ownerId: 3 };
    expect(draftOf({ kind: null, criticality: null, owner: null }, chosen)).toMatchObject({ kind: 'hse', ownerId: 3 });
    expect(draftOf({ owner: 'Personne' }, chosen)?.ownerId).toBe(3);
    expect(draftOf({ owner: 'gone', status: 'ouvert', closedOn: null }, chosen)?.ownerId).toBe(3);
    // What it does say wrongly stays wrong.
    expect(problemsOf({ kind: '?' }, chosen)).toEqual(['kind notAChoice']);
  });

  it('finds its lead writer by address, user name, or name in either order', () => {
    for (const owner of ['LEAD@usine.example', 'Lead', 'julien lefevre', 'LEFÈVRE Julien']) {
      expect(draftOf({ owner })?.ownerId).toBe(1);
    }
    expect(draftOf({ owner: 'gone' })?.ownerId).toBe(2);
  });

  it('is not the same case twice', () => {
    const { drafts, problems } = look([
      { originalNumber: 'A-1' },
      { originalNumber: 'a 1' },
      { originalNumber: 'A-2' },
    ]);
    expect(drafts.map(({ line }) => line)).toEqual([2, 4]);
    expect(problems).toMatchObject([{ line: 3, code: 'twiceInFile', values: { line: 2 } }]);
    // Old numbers are counted for each kind.
    expect(look([{ originalNumber: 'A-1' }, { originalNumber: 'A-1', kind: 'HSE' }]).problems).toEqual([]);
  });
});

describe('the last day of the past', () => {
  const open: Line = { status: 'ouvert', closedOn: null };
  const later = '17/11/2026';

  it.each<[FieldName, Line]>([
    ['detectionDate', { ...open, detectionDate: later }],
    ['openedOn', { ...open, openedOn: later }],
    ['closedOn', { closedOn: later }],
    ['dueDate', { ...open, dueDate: later }],
    ['dueDate', { dueDate: later }],
  ])('R43 no line with a later %s is taken: %j', (field, line) => {
    expect(look([line])).toMatchObject({
      drafts: [],
      problems: [{ field, code: 'dayAfterCutOff', values: { value: later, cutOff: '16/11/2026' } }],
    });
  });

  it('R43 a line of that very day is taken, and so is one whose due date the rules of the company make', () => {
    const last = '16/11/2026';
    const line = { detectionDate: last, openedOn: last, closedOn: last, dueDate: last };
    expect(draftOf(line)).toMatchObject({ openedOn: '2026-11-16', closedOn: '2026-11-16', dueDate: '2026-11-16' });
    expect(draftOf({ ...open, detectionDate: last })?.dueDate).toBe('2026-12-16');
  });
});

describe('what an old case says of causes and measures', () => {
  const stepsOf = (line: Line) => {
    const draft = draftOf(line);
    return draft ? stepsOfDraft(draft) : [];
  };
  it('stands in the steps of the case', () => {
    expect(stepsOf({})).toEqual([]);
    const [cause, plan] = stepsOf({ rootCause: 'Joint usé', mCategory: 'Matière', capa: 'Joint changé' });
    expect(cause).toMatchObject({
      name: 'rootCause',
      content: { 'cause-imported': { text: 'Joint usé', mCategory: 'Material' } },
    });
    expect(plan).toMatchObject({ name: 'capaPlan', content: { 'capa-imported': { action: 'Joint changé' } } });
  });

  it('loses nothing that is too long for the tree', () => {
    const long = `Cause ${'mot '.repeat(300)}`.trim();
    const [cause] = stepsOf({ rootCause: long });
    const entry = cause?.content['cause-imported'] as { text: string; evidence: { text: string }[] };
    expect(entry.text.length).toBeLessThanOrEqual(500);
    expect(entry.evidence[0]?.text).toBe(long);
  });
});
