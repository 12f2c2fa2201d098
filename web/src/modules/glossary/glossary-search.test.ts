import type { BuiltInGroupView } from '@vigie/domain/modules/glossary/contract';
import { describe, expect, it } from 'vitest';
import { addressOfGlossary, foundGroups, glossarySearchOf } from './glossary-search';
import { joinedGroups } from './joins';

const group = (key: string, french: string[], english: string[], isOff = false): BuiltInGroupView => ({
  key,
  french,
  english,
  isOff,
  version: 0,
});
const groups = [
  group('pump', ['pompe'], ['pump']),
  group('vacuum_pump', ['pompe à vide'], ['vacuum pump'], true),
  group('label', ['étiquette'], ['label']),
];
const found = (raw: Record<string, string>) => foundGroups(groups, glossarySearchOf(raw)).map(({ key }) => key);

describe('what the page of the glossary shows', () => {
  it('is all of it, until a word is looked for, in either language and however it is written', () => {
    expect(found({})).toEqual(['pump', 'vacuum_pump', 'label']);
    expect(found({ search: 'POMPES' })).toEqual(['pump', 'vacuum_pump']);
    expect(found({ search: 'etiq' })).toEqual(['label']);
    expect(found({ search: 'vacuum' })).toEqual(['vacuum_pump']);
    expect(found({ search: 'pompe vide' })).toEqual(['vacuum_pump']);
    expect(found({ search: 'xyz' })).toEqual([]);
  });

  it('can be what is switched off', () => {
    expect(found({ show: 'off' })).toEqual(['vacuum_pump']);
    expect(found({ show: 'off', search: 'label' })).toEqual([]);
  });

  it('has an address that leaves out what is as usual', () => {
    expect(addressOfGlossary(glossarySearchOf({ show: 'nonsense' }))).toBe('/apps/parameters/glossary');
    const search = glossarySearchOf({ search: 'é', show: 'off' });
    expect(addressOfGlossary(search)).toBe('/apps/parameters/glossary?search=%C3%A9&show=off');
  });
});

it('words add to the groups in use that one of them stands in', () => {
  expect(joinedGroups(['motopompe', 'Pompes'], { builtIn: groups })).toEqual(['pompe, pump']);
  expect(joinedGroups(['pompe à vide', 'x'], { builtIn: groups })).toEqual([]);
  expect(joinedGroups(['pump', 'label'], { builtIn: groups })).toHaveLength(2);
});
