import type { NamedLine } from '@vigie/domain/modules/audits/programmes/contract';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../platform/page/messages';
import { wordsOf } from '../plan/words';
import { draftOf, emptyDraft, problemsIn, sentAgain, withLine, writtenOf } from './line-draft';
import { linesAddress, linesSearchOf, matchingLines } from './lines-search';

const id = 'a6b1a0e2-7a54-4b7d-9a57-0d4f0b5f2c11';
const line: NamedLine = {
  id,
  type: 'internal',
  site: 'Quimper',
  departments: ['Production', 'Pesée'],
  supplier: '',
  processes: ['Granulation'],
  standards: [{ standard: 'ISO 9001', clauses: ['8.5.1', '8.5.2'] }],
  templateId: 'TPL_0001',
  template: 'Atelier',
  leadId: 4,
  lead: 'Hélène Guérin',
  firstDay: '2026-03-31',
  everyMonths: 6,
  days: 2,
};
const period = { validFrom: '2026-01-01', validUntil: '2026-12-31' };

describe('the lines of a programme', () => {
  it('are written as they were read, without the names', () => {
    const { lead: _lead, template: _template, ...written } = line;
    expect(sentAgain(line)).toEqual(written);
    expect({ id, ...writtenOf(draftOf(line)) }).toEqual(written);
  });

  it('have of departments and supplier what their type has', () => {
    const supplier = { ...draftOf(line), type: 'supplier' as const, supplier: ' Verrerie ' };
    expect(writtenOf(supplier)).toMatchObject({ departments: [], supplier: 'Verrerie' });
    expect(writtenOf({ ...supplier, type: 'regulatory' })).toMatchObject({ supplier: '' });
  });

  it('say what is missing beside its field', () => {
    expect(problemsIn(draftOf(line), period, sayNow)).toEqual({});
    expect(Object.keys(problemsIn({ ...emptyDraft('2026-02-01'), days: '31' }, period, sayNow)).sort()).toEqual([
      'days',
      'departments',
      'site',
    ]);
    const outside = { ...draftOf(line), firstDay: '2027-01-01' };
    expect(Object.keys(problemsIn(outside, period, sayNow))).toEqual(['firstDay']);
    const typed = { ...draftOf(line), departments: { ...wordsOf([]), typed: 'Magasin' } };
    expect(problemsIn(typed, period, sayNow)).toEqual({});
  });

  it('are changed where they stand, and put back where they stood', () => {
    const [one, two] = [{ ...line }, { ...line, id: 'b6b1a0e2-7a54-4b7d-9a57-0d4f0b5f2c11' }];
    const changed = { ...one, site: 'Brest' };
    expect(withLine([one, two], changed)).toEqual([changed, two]);
    const { id: _id, ...another } = line;
    expect(withLine([one], another)).toEqual([one, another]);
    expect(withLine([two], one, 0)).toEqual([one, two]);
  });

  it('are found by every word, accents forgiven', () => {
    const numbered = [{ line, n: 1 }];
    for (const find of ['', 'pesee', 'guerin quimper', '8.5.2', 'interne granu']) {
      expect(matchingLines(numbered, find, sayNow), find).toHaveLength(1);
    }
    expect(matchingLines(numbered, 'pesee brest', sayNow)).toEqual([]);
  });

  it('have an address each', () => {
    expect(linesAddress('PRG_0001', { find: 'é', line: `copy-${id}` })).toBe(
      `/apps/audit/programmes/PRG_0001/lines?find=%C3%A9&line=copy-${id}`,
    );
    expect(linesSearchOf({ line: `copy-${id}` })).toEqual({ find: '', line: `copy-${id}` });
    expect(linesSearchOf({ line: "x' or 1=1" })).toEqual({ find: '', line: '' });
    expect(linesAddress('PRG_0001', {})).toBe('/apps/audit/programmes/PRG_0001/lines');
  });
});
