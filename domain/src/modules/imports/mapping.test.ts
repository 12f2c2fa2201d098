import { describe, expect, it } from 'vitest';
import { say } from '../../kernel/message';
import { fieldNames, importFields } from './fields';
import { guessColumns, headersKey, mappingObjections, nothingChosen } from './mapping';

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
    mappingObjections(columns, { ...nothingChosen, ...chosen }, width).map(({ field }) => field);

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
