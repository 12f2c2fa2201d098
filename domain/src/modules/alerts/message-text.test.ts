import { describe, expect, it } from 'vitest';
import { alertsEndpoints, alertTextLimit } from './contract';
import { textObjection } from './message-text';
import { alertsMessages as m } from './messages';

const { body } = alertsEndpoints.sendAlert;
const texts = {
  blank: '',
  'only space': ' \n\t ',
  short: 'Lot 26K1042',
  'as long as may be': 'x'.repeat(alertTextLimit),
  'as long as may be, with space around': ` ${'x'.repeat(alertTextLimit)}\n`,
  'too long': 'x'.repeat(alertTextLimit + 3),
  'as many emoji as may be': '🧪'.repeat(alertTextLimit),
  'too many emoji': '🧪'.repeat(alertTextLimit + 1),
};

describe('the text of an alert', () => {
  it.each(Object.entries(texts))('%s: refused before it is sent exactly when the server refuses it', (_, text) => {
    expect(textObjection(text) === null).toBe(body?.safeParse({ text }).success);
  });

  it('says what to do', () => {
    expect(textObjection('  ')).toEqual({ message: m.blank });
    expect(textObjection(texts['too long'])).toEqual({ message: m.tooLong, values: { n: 3 } });
  });
});
