import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json';
import { saysWhatWasSigned } from './signed-content';

const signed = {
  title: 'Fuite',
  owner: 7,
  steps: { process: { stop: { answer: 'No', text: '' }, level: null } },
  files: ['a', 'b'],
};

describe('a record says what was signed', () => {
  it('when it is the same, whatever the order of its fields', () => {
    expect(saysWhatWasSigned(signed, { ...signed })).toBe(true);
    const { title, ...rest } = signed;
    expect(saysWhatWasSigned(signed, { ...rest, title })).toBe(true);
  });

  it.each([
    ['a question', { ...signed, steps: { process: { ...signed.steps.process, risk: null } } }],
    ['a question of two parts', { ...signed, steps: { process: { ...signed.steps.process, risk: { a: '', b: [] } } } }],
    ['a step', { ...signed, steps: { ...signed.steps, people: { injured: false, text: '' } } }],
    ['a list', { ...signed, links: [] }],
  ])('when a later release has added %s that nobody has answered', (_what, now) => {
    expect(saysWhatWasSigned(signed, now as Json)).toBe(true);
  });

  it.each([
    ['a text changed', { ...signed, title: 'Fuites' }],
    ['an added question was answered', { ...signed, risk: 'High' }],
    ['an answer was taken away', { ...signed, title: undefined }],
    ['a file was added', { ...signed, files: ['a', 'b', 'c'] }],
    ['a file was taken off', { ...signed, files: ['a'] }],
    ['files changed places', { ...signed, files: ['b', 'a'] }],
    ['nothing became something', { ...signed, steps: { process: { ...signed.steps.process, level: 'Minor' } } }],
    ['a number became a text', { ...signed, owner: '7' }],
    ['a list became an object', { ...signed, files: { 0: 'a', 1: 'b' } }],
  ])('not when %s', (_what, now) => {
    expect(saysWhatWasSigned(signed, now as unknown as Json)).toBe(false);
  });

  it('for every two contents that are written alike, and for none of which one says more', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(saysWhatWasSigned(one as Json, one as Json)).toBe(true);
        const more = { inner: one as Json, added: 'an answer' };
        expect(saysWhatWasSigned({ inner: one as Json }, more)).toBe(false);
        if (canonicalJson(one as Json) === canonicalJson(other as Json)) {
          expect(saysWhatWasSigned(one as Json, other as Json)).toBe(true);
        }
      }),
    );
  });
});
