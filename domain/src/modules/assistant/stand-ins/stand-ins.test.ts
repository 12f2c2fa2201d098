import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './folded-text';
import { standInsFor, withStandIns } from './stand-ins';

const known = {
  people: ['Inès Caradec', 'Jean-Pierre Martin', 'Li Wei', 'Hélène Guérin'],
  batches: ['26K1043', 'LOT-4711', '88'],
  customers: ['Sofranal SAS', 'Müller & Söhne GmbH'],
};
const sent = (text: string) => withStandIns([text], known).texts[0] as string;

describe('what is sent', () => {
  it.each([
    ['Inès Caradec a contrôlé le lot 26K1043.', '[PERSON_1] a contrôlé le lot [BATCH_1].'],
    ['CARADEC Inès', '[PERSON_1]'],
    ['ines caradec', '[PERSON_1]'],
    ['I. Caradec et Caradec, I.', '[PERSON_1] et [PERSON_1_2].'],
    ['Vu par I.C. hier', 'Vu par [PERSON_1]. hier'],
    ['Mme Caradec', 'Mme [PERSON_1]'],
    ['Ine\u0300s Ca\u00adradec', '[PERSON_1]'],
    ['JP Martin, Jean Pierre MARTIN', '[PERSON_1], [PERSON_1_2]'],
    ['Li a signé, le lit est prêt', '[PERSON_1] a signé, le lit est prêt'],
    ['les machines et les usines', 'les machines et les usines'],
    ['LOT 4711, lot4711, LOT_4711', '[BATCH_1], [BATCH_1_2], [BATCH_1_3]'],
    ['lot 88 mais 880 pièces', 'lot [BATCH_1] mais 880 pièces'],
    ['le client sofranal', 'le client [CUSTOMER_1]'],
    ['Muller & Sohne', '[CUSTOMER_1]'],
    ['ines.caradec@vigie.example et 01 42 68 53 00', '[EMAIL_1] et [PHONE_1]'],
    ['+33 6 12 34 56 78', '[PHONE_1]'],
    ['lot L2402 de NC_0042', 'lot [BATCH_1] de NC_0042'],
    ['batch no. 7781-B', 'batch no. [BATCH_1]'],
    ['[PERSON_1] a dit [batch_2]', '[TEXT_1] a dit [TEXT_2]'],
    ['12 kg à 25 °C le 02/11/2026 à 14 h 30', '12 kg à 25 °C le 02/11/2026 à 14 h 30'],
  ])('%s becomes %s', (text, expected) => {
    expect(sent(text)).toBe(expected);
    const { texts, putBack } = withStandIns([text], known);
    expect(putBack(texts[0] as string)).toBe(text);
  });

  it('names the same thing alike in every text of a request', () => {
    const { texts, list } = withStandIns(['Guérin, lot LOT-4711', 'LOT-4711 vu par Guérin et Caradec'], known);
    expect(texts).toEqual(['[PERSON_1], lot [BATCH_1]', '[BATCH_1] vu par [PERSON_1] et [PERSON_2]']);
    expect(list()).toEqual([
      { standIn: '[PERSON_1]', kind: 'PERSON', value: 'Guérin' },
      { standIn: '[BATCH_1]', kind: 'BATCH', value: 'LOT-4711' },
      { standIn: '[PERSON_2]', kind: 'PERSON', value: 'Caradec' },
    ]);
  });
});

describe('what comes back', () => {
  it('keeps a stand-in that was never given', () => {
    const { putBack } = withStandIns(['Caradec'], known);
    expect(putBack('[PERSON_1], [person_1] et [PERSON_9]')).toBe('Caradec, Caradec et [PERSON_9]');
  });

  it('is shown as soon as it cannot be the beginning of a stand-in', () => {
    const standIns = standInsFor(known);
    standIns.hide('Caradec');
    const stream = standIns.putBackStream();
    expect(['Vu par [PER', 'SON_', '1', '] et [', 'autre] [PERS'].map(stream.push)).toEqual([
      'Vu par ',
      '',
      '',
      'Caradec et ',
      '[autre] ',
    ]);
    expect(stream.end()).toBe('[PERS');
  });
});

const word = fc.constantFrom(
  'Caradec',
  'INÈS',
  'ines',
  'I.',
  'I.C.',
  'Martin',
  'Jean-Pierre',
  'lot',
  '26k1043',
  'LOT-4711',
  'LOT',
  '4711',
  '88',
  'Sofranal',
  '[',
  ']',
  '[PERSON_1]',
  '[BATCH_',
  '1]',
  '[TEXT_1]',
  'a@b.fr',
  '01 42 68 53 00',
  'le',
  ' ',
  ',',
  '\n',
  '\u0301',
  '\u00ad',
  'é',
  '🙂',
  '_',
  '-',
);
const someText = fc.oneof(
  fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
  fc.array(word, { maxLength: 20 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary' }),
);
/** Whole words or codes that the record knows, in any case and accent. */
const remaining = (text: string) =>
  /(?<![\p{L}\p{N}])(?:caradec|ines|martin|jean|pierre|guerin|helene|sofranal)(?![\p{L}\p{N}])|26k1043|lot[-_ ]?4711/u.exec(
    fold(text),
  )?.[0];

describe('for every text', () => {
  it('what is put back is what was there', () => {
    fc.assert(
      fc.property(fc.array(someText, { maxLength: 4 }), (texts) => {
        const hidden = withStandIns(texts, known);
        expect(hidden.texts.map(hidden.putBack)).toEqual(texts);
      }),
      { numRuns: 300 },
    );
  });

  it('nothing known is left in what is sent', () => {
    fc.assert(
      fc.property(someText, (text) => {
        expect(remaining(sent(text))).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('pieces say what the whole says', () => {
    fc.assert(
      fc.property(someText, fc.array(fc.nat({ max: 12 })), (text, lengths) => {
        const standIns = standInsFor(known);
        const hidden = standIns.hide(text);
        const stream = standIns.putBackStream();
        let shown = '';
        let at = 0;
        for (const length of lengths) {
          shown += stream.push(hidden.slice(at, at + length));
          at += length;
        }
        expect(shown + stream.push(hidden.slice(at)) + stream.end()).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});
