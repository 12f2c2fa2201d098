import { describe, expect, it } from 'vitest';
import { say } from '../../kernel/message';
import { caseFieldNames as fieldNames, caseFields as importFields } from './case-fields';
import { guessColumns as guess, headersKey, mappingObjections, nothingChosen } from './mapping';
import { fieldNamesOf, fieldOf } from './subjects';

const guessColumns = (headers: readonly string[]) => guess(headers, 'cases');

describe('the columns of a sheet', () => {
  it.each(['fr', 'en'] as const)('are all found by their labels in %s', (language) => {
    const headers = fieldNames.map((name) => say(language, importFields[name].label));
    expect(guessColumns(headers)).toEqual(Object.fromEntries(fieldNames.map((name, place) => [name, place])));
  });

  it('are found by what people call them', () => {
    const french = ['N°', 'TYPE', 'Objet', 'Constat', 'Gravité', 'État', 'Détecté le', 'Clôturé le', 'Pilote', 'Coût'];
    const names = ['originalNumber', 'kind', 'title', 'what', 'criticality', 'status', 'detectionDate', 'closedOn'];
    expect(guessColumns(french)).toEqual(Object.fromEntries([...names, 'owner', 'cost'].map((name, at) => [name, at])));
    const english = [
      'Ref',
      'Category',
      'Subject',
      'Details',
      'Severity',
      'State',
      'Date detected',
      'Date closed',
      'Owner',
    ];
    expect(guessColumns(english)).toEqual(Object.fromEntries([...names, 'owner'].map((name, at) => [name, at])));
  });

  it('are each used once, and not guessed from nothing', () => {
    expect(guessColumns(['Date', 'Date'])).toEqual({ detectionDate: 0 });
    expect(guessColumns(['', 'xyz', '???'])).toEqual({});
    expect(guessColumns(['Commentaires du client'])).toEqual({ comments: 0 });
    expect(guessColumns([])).toEqual({});
  });

  it('are the same sheet under the same headers', () => {
    expect(headersKey(['Référence ', 'DATE'])).toBe(headersKey(['reference', 'Date']));
    expect(headersKey(['a', 'b'])).not.toBe(headersKey(['b', 'a']));
  });
});

describe('before the lines are looked at', () => {
  const whole = { title: 0, detectionDate: 1, kind: 2, criticality: 3, owner: 4, status: 5 };
  const refused = (columns: object, chosen = {}, width = 10) =>
    mappingObjections('cases', columns, { ...nothingChosen, ...chosen }, width).map(({ field }) => field);

  it('nothing is missing', () => {
    expect(refused(whole)).toEqual([]);
    expect(refused({ what: 0, openedOn: 1, closedOn: 2 }, { kind: 'hse', criticality: 'Minor', ownerId: 1 })).toEqual(
      [],
    );
  });

  it('each gap is named by its field', () => {
    for (const [name, field] of [...Object.keys(whole).map((one) => [one, one])] as [keyof typeof whole, string][]) {
      const { [name]: _, ...rest } = whole;
      expect(refused(rest)).toEqual([field]);
    }
  });

  it('a column gives one value, and stands in the sheet', () => {
    expect(refused({ ...whole, product: 0 })).toEqual(['product']);
    for (const place of [10, -1, 1.5]) expect(refused({ ...whole, product: place })).toEqual(['product']);
  });
});

describe('the columns of a sheet of audits', () => {
  it.each(['fr', 'en'] as const)('are all found by their labels in %s', (language) => {
    const names = fieldNamesOf('audits');
    const headers = names.map((name) => say(language, fieldOf('audits', name).label));
    expect(guess(headers, 'audits')).toEqual(Object.fromEntries(names.map((name, place) => [name, place])));
  });

  it('are found by what people call them', () => {
    const headers = [
      'N° d’audit',
      'Objet',
      'Date',
      'Fin',
      'Site',
      'Service',
      'Auditeur principal',
      'Constat',
      'Gravité',
    ];
    const names = ['originalNumber', 'title', 'plannedFrom', 'plannedUntil', 'site', 'departments', 'lead'];
    expect(guess([...headers, 'Clôture'], 'audits')).toEqual(
      Object.fromEntries([...names, 'statement', 'grade', 'closedOn'].map((name, at) => [name, at])),
    );
  });

  it('name what each audit must have', () => {
    const whole = { originalNumber: 0, title: 1, plannedFrom: 2, closedOn: 3, site: 4, departments: 5, lead: 6 };
    const refused = (columns: object, chosen = {}) =>
      mappingObjections('audits', columns, { ...nothingChosen, ...chosen }, 10).map(({ field }) => field);
    expect(refused(whole)).toEqual([]);
    for (const name of Object.keys(whole)) expect(refused({ ...whole, [name]: undefined })).toEqual([name]);
    const { departments: _d, lead: _l, ...others } = whole;
    expect(refused({ ...others, supplier: 5 }, { ownerId: 3 })).toEqual([]);
    expect(refused({ ...whole, statement: 7 })).toEqual(['grade']);
  });
});
