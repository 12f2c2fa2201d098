import { describe, expect, it } from 'vitest';
import { affixSteps } from './affixes';
import { Lexicon } from './lexicon';
import { SpellChecker } from './spell-checker';
import { suggestionsFor } from './suggestions';

const aff = `
FLAG long
NEEDAFFIX ()
FORBIDDENWORD {}
KEEPCASE ||
NOSUGGEST --
TRY esntiarulodcpm
ICONV 1
ICONV ’ '
REP 3
REP f ph
REP ^Ca$ Ça
REP alot a_lot
PFX L' Y 2
PFX L' 0 l' .
PFX L' é L'É é
PFX Um Y 2
PFX Um 0 kilo/S. .
PFX U. N 1
PFX U. 0 k .
PFX re Y 1
PFX re 0 re [^é]
SFX S. Y 2
SFX S. 0 0/L' [^sxz]
SFX S. 0 s [^sxz]
SFX a0 Y 2
SFX a0 er ait/L' [^cg]er
SFX a0 er é er
SFX nX N 1
SFX nX 0 ment .
`;
const dic = `étape/S.
nez
tester/a0re
ranger/a0
gramme/Um
m/U.||--
prendre/()nX
faux/{}
paris
Lyon
Lyon
gros/--
clair/nXre
photo
apes
a
lot`;

function checkerOf(words = dic): SpellChecker {
  const reading = affixSteps(aff);
  let read = reading.next();
  while (!read.done) read = reading.next();
  const lexicon = new Lexicon(read.value);
  for (const line of words.split('\n')) lexicon.add(line);
  return new SpellChecker('fr', lexicon);
}
const checker = checkerOf();

describe('a word is right', () => {
  it.each([
    ['as it stands in the dictionary', 'nez'],
    ['with an ending', 'étapes'],
    ['with an ending that takes letters away', 'testait'],
    ['with a beginning', 'retester'],
    ['with both, where rules may meet', 'retestait'],
    ['with a beginning that its ending allows', "l'étape"],
    ['with a beginning that changes its first letter', "L'Étape"],
    ['with an ending that its beginning allows', 'kilogrammes'],
    ['with another apostrophe', 'l’étape'],
    ['with a capital', 'Étapes'],
    ['in capitals', 'ÉTAPES'],
    ['in capitals, though it is a name', 'LYON'],
    ['only with its ending', 'prendrement'],
    ['in parts', 'photo-étapes'],
    ['in letters that were put together from two signs', 'e\u0301tape'],
    ['a unit as it is written', 'km'],
  ])('%s', (_how, word) => {
    expect(checker.isCorrect(word)).toBe(true);
  });
});

describe('a word is wrong', () => {
  it.each([
    ['that no entry makes', 'étapons'],
    ['whose entry has no such flag', 'nezs'],
    ['whose entry ends otherwise than the rule asks', 'rangait'],
    ['whose ending takes no such beginning', "l'étapes"],
    ['whose rules may not meet', 'reclairment'],
    ['whose entry begins otherwise than the rule asks', 'reétape'],
    ['that is nothing without an ending', 'prendre'],
    ['that is forbidden', 'faux'],
    ['in small letters that are not its own', 'lyon'],
    ['a unit in other letters', 'KM'],
    ['of which one part is wrong', 'photo-étapons'],
    ['that is nothing but a hyphen', '-'],
  ])('%s', (_how, word) => {
    expect(checker.isCorrect(word)).toBe(false);
  });
});

describe('a suggestion', () => {
  it.each([
    ['etape', 'étape'],
    ['etapes', 'étapes'],
    ['foto', 'photo'],
    ['alot', 'a lot'],
    ['tetser', 'tester'],
    ['lyon', 'Lyon'],
    ['l’etape', "l'étape"],
    ['photo-etape', 'photo-étape'],
  ])('of %s is %s', (wrong, right) => {
    expect(suggestionsFor(wrong, checker)[0]).toBe(right);
  });

  it('is never a word that the dictionary does not propose', () => {
    expect(checker.isCorrect('gros')).toBe(true);
    expect(suggestionsFor('gross', checker)).not.toContain('gros');
  });
});
