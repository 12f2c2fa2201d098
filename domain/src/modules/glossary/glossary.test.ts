import { describe, expect, it } from 'vitest';
import { type BuiltInGroup, builtInGroups } from './built-in/built-in';
import { builtInKey } from './contract';
import { effectiveGroups, glossaryLookup } from './glossary';
import { glossaryTokens, wordKey } from './tokens';

const pumps: BuiltInGroup = { key: 'pump', french: ['pompe'], english: ['pump'] };
const seals: BuiltInGroup = { key: 'seal', french: ['joint'], english: ['seal', 'gasket'] };
const some = [pumps, seals];
const nothing = { own: [], switchedOff: [] };
const groups = (own: string[][], switchedOff: string[] = []) => effectiveGroups({ own, switchedOff }, some);

describe('a word', () => {
  it.each([
    ['Non-conformité', 'non conformite'],
    ['TEMP.', 'temp'],
    ['rince-œil', 'rince oeil'],
    ['joint d’étanchéité', 'joint d etancheite'],
    ["joint d'étanchéité", 'joint d etancheite'],
    ['  O-ring ', 'o ring'],
    ['e\u0301tiquette', 'etiquette'],
    ['Pompes', 'pompe'],
    ['tuyaux usés', 'tuyau use'],
    ['étiquettes décollées', 'etiquette decolle'],
    ['gas glass', 'gas glass'],
    ['ﬁltre', 'filtre'],
    ['… / !', ''],
    ['', ''],
  ])('%j is known as %j', (word, key) => {
    expect(wordKey(word)).toBe(key);
  });
});

describe('the built-in groups', () => {
  it('have keys that an address can hold, each its own', () => {
    const keys = builtInGroups.map(({ key }) => key);
    expect(keys.filter((key) => !builtInKey.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the groups of a company', () => {
  it('are the built-in ones until it says otherwise', () => {
    expect(groups([])).toEqual([
      ['pompe', 'pump'],
      ['joint', 'seal', 'gasket'],
    ]);
    expect(effectiveGroups(nothing)).toHaveLength(builtInGroups.length);
  });

  it('gain a new group, and words in a group that one of its words stands in', () => {
    expect(groups([['jus', 'courant']])).toContainEqual(['jus', 'courant']);
    expect(groups([['groupe motopompe', 'PUMP']])).toEqual([
      ['pompe', 'pump', 'groupe motopompe'],
      ['joint', 'seal', 'gasket'],
    ]);
  });

  it('become one where the company says that two mean the same', () => {
    expect(groups([['joint de pompe', 'pompe', 'joint']])).toEqual([
      ['pompe', 'pump', 'joint', 'seal', 'gasket', 'joint de pompe'],
    ]);
    expect(
      groups([
        ['a1', 'b1'],
        ['c1', 'd1'],
        ['b1', 'c1'],
      ]).at(-1),
    ).toEqual(['a1', 'b1', 'c1', 'd1']);
  });

  it('lose what is switched off, with its words free for others', () => {
    expect(groups([], ['pump'])).toEqual([['joint', 'seal', 'gasket']]);
    expect(groups([['pompe', 'chaussure']], ['pump'])).toEqual([
      ['joint', 'seal', 'gasket'],
      ['pompe', 'chaussure'],
    ]);
    expect(groups([], ['pump', 'seal', 'a key of another release'])).toEqual([]);
  });

  it('leave out what is no word, and a group that has one word left', () => {
    expect(groups([['???', 'vide']], ['pump', 'seal'])).toEqual([]);
    expect(groups([['Vide', 'vide']], ['pump', 'seal'])).toEqual([]);
  });

  it('come out the same whatever order the own entries are in', () => {
    const own = [
      ['motopompe', 'pompe'],
      ['étoupe', 'joint'],
      ['presse-étoupe', 'étoupe'],
    ];
    const asSets = (some: string[][]) => groups(some).map((words) => words.toSorted());
    expect(asSets(own.toReversed())).toEqual(asSets(own));
  });
});

describe('looking words up', () => {
  const lookup = glossaryLookup([
    ['joint', 'seal'],
    ['joint torique', 'o-ring'],
    ['pompe à vide', 'vacuum pump'],
    ['pompe', 'pump'],
  ]);
  const found = (text: string) => lookup.find(glossaryTokens(text)).map(({ word, at, length }) => [word, at, length]);

  it('finds words whatever their accents and capitals', () => {
    expect(found('FUITE POMPE, Joint usé')).toEqual([
      ['pompe', 1, 1],
      ['joint', 2, 1],
    ]);
  });

  it('takes the longest phrase, and no token twice', () => {
    expect(found('joint torique de la pompe a vide')).toEqual([
      ['joint torique', 0, 2],
      ['pompe à vide', 4, 3],
    ]);
  });

  it('falls back to a word where a phrase goes on otherwise, or the text ends', () => {
    expect(found('pompe à eau')).toEqual([['pompe', 0, 1]]);
    expect(found('pompe à')).toEqual([['pompe', 0, 1]]);
    expect(found('joint')).toEqual([['joint', 0, 1]]);
  });

  it('says which group, and knows nothing else', () => {
    expect(lookup.find(['vacuum', 'pump'])[0]?.group).toEqual(['pompe à vide', 'vacuum pump']);
    expect(found('rien de connu ici')).toEqual([]);
    expect(lookup.find([])).toEqual([]);
  });

  it('cuts groups and texts by the same function', () => {
    const stems = (text: string) => glossaryTokens(text).map((word) => word.slice(0, 4));
    expect(glossaryLookup([['vannes', 'valve']], stems).find(stems('Vanne fermée'))).toMatchObject([
      { word: 'vannes', at: 0, length: 1 },
    ]);
  });

  it('leaves a word to the first group that has it', () => {
    expect(
      glossaryLookup([
        ['a1', 'b1'],
        ['b1', 'c1'],
      ]).find(['b1'])[0]?.group,
    ).toEqual(['a1', 'b1']);
  });
});

describe('the built-in glossary', () => {
  const wordsOf = ({ french, english }: BuiltInGroup) => [...french, ...english];

  it('covers the field: two hundred groups and more, each in both languages', () => {
    expect(builtInGroups.length).toBeGreaterThanOrEqual(200);
    for (const { french, english } of builtInGroups)
      expect([french, english].every(({ length }) => length > 0)).toBe(true);
  });

  it('keeps to the bounds of a group', () => {
    for (const group of builtInGroups) {
      const words = wordsOf(group);
      expect(new Set(words.map(wordKey)).size, group.key).toBeGreaterThanOrEqual(2);
      expect(words.length, group.key).toBeLessThanOrEqual(12);
      for (const word of words) {
        expect(word, group.key).toBe(word.trim());
        expect(word.length, word).toBeLessThanOrEqual(60);
        expect(wordKey(word).length, word).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('has each word in one group, so that near things stay apart, and once in a language', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { key, french, english } of builtInGroups) {
      for (const words of [french, english]) {
        const keys = words.map(wordKey);
        if (new Set(keys).size < keys.length) twice.push(`${words}: ${key}`);
      }
      for (const word of new Set([...french, ...english].map(wordKey))) {
        const other = owners.get(word);
        if (other !== undefined) twice.push(`${word}: ${other} and ${key}`);
        owners.set(word, key);
      }
    }
    expect(twice).toEqual([]);
  });

  it('has every key once, of letters that an address takes', () => {
    const keys = builtInGroups.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z][a-z_]{1,39}$/);
  });

  it('has no word that says nothing by itself in one of the languages', () => {
    const sayNothing = new Set(
      'au at of ce st pm et on or as an do no si car par sur son mon die four use sale or'.split(' '),
    );
    expect(builtInGroups.flatMap(wordsOf).filter((word) => sayNothing.has(wordKey(word)))).toEqual([]);
  });

  it.each([
    ['pompe', 'pump'],
    ['joint', 'seal'],
    ['NC', 'nonconformity'],
    ['temp.', 'temperature'],
    ['pb', 'issue'],
    ['cde', 'order'],
    ['fuite', 'leak'],
    ['vanne', 'valve'],
    ['lot', 'batch'],
    ['etiquette', 'label'],
    ['jauge', 'gauge'],
    ['roulement', 'bearing'],
    ['operateur', 'operator'],
    ['mdp', 'password'],
    ['EPI', 'PPE'],
  ])('knows that %s is %s', (one, other) => {
    const lookup = glossaryLookup(effectiveGroups(nothing));
    const group = (word: string) => lookup.find(glossaryTokens(word))[0]?.group;
    expect(group(one)).toBeDefined();
    expect(group(one)).toBe(group(other));
  });

  it.each([
    ['joint', 'joint torique'],
    ['pompe', 'pompe à vide'],
    ['vanne', 'électrovanne'],
    ['action corrective', 'action préventive'],
    ['hors tolérance', 'hors spécification'],
    ['flacon', 'ampoule'],
    ['capteur', 'sonde'],
    ['jauge', 'manomètre'],
  ])('keeps %s apart from %s', (one, other) => {
    const lookup = glossaryLookup(effectiveGroups(nothing));
    const group = (word: string) => lookup.find(glossaryTokens(word))[0]?.group;
    expect(group(one)).not.toBe(group(other));
  });
});
