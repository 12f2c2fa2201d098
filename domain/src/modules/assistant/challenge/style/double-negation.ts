import type { Rule } from '../remark';

const french =
  'impossible|inhabituel(?:le)?s?|inutiles?|inexacte?s?|incompatibles?|indifferente?s?|inexistante?s?|improbables?|incorrecte?s?|inconnue?s?|insuffisante?s?|injustifiee?s?|invraisemblables?|irrealistes?|irregulier(?:e)?s?|illogiques?|illisibles?|incomplete?s?|inacceptables?|inapproprie(?:e)?s?|negligeables?|sans (?:risques?|consequences?|effets?|impacts?|lien|rapport|raison|interet|incidence)';
const english =
  'impossible|uncommon|unusual|unlikely|unrelated|unaware|unimportant|unreasonable|unexpected|unacceptable|unnecessary|unknown|unclear|unable|inaccurate|insignificant|inconsistent|incompatible|incorrect|insufficient|inappropriate|improbable|irrelevant|irregular|illogical|negligible|without (?:risk|consequence|effect|impact|reason|merit|difficulty)';

const twice = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:n'est|ne sont|n'etait|n'etaient|n'a|ne semble|ne parait|est|sont)?\\s?(?<![\\p{L}\\p{N}])(?:pas|non) (?:du tout |tout a fait |totalement |completement )?(?:${french})(?![\\p{L}\\p{N}])`,
    'ne (?:peut|peuvent|pouvait|saurait) pas ne pas \\p{L}+',
    "(?:n'est|n'a|ne) pas (?:\\p{L}+ )?depourvue?s? d",
    "n'ignor\\p{L}+ pas|ne manqu\\p{L}+ pas d",
    `(?<![\\p{L}\\p{N}])not (?:at all |entirely |completely |totally |wholly )?(?:${english})(?![\\p{L}\\p{N}])`,
    `(?:isn't|wasn't|aren't|weren't) (?:${english})(?![\\p{L}\\p{N}])`,
    '(?<!\\p{L})(?:cannot|can not|could not|does not|did not|never) (?:fail|fails|failed) to(?!\\p{L})',
    '(?<!\\p{L})(?:cannot|can not|could not) not \\p{L}+',
    '(?<!\\p{L})not (?:devoid|void) of(?!\\p{L})',
  ].join('|'),
  'u',
);

export const doubleNegation: Rule = {
  code: 'double_negation',
  steps: 'every',
  find: ({ texts }) =>
    texts.flatMap(({ step, field, plain, written }) => {
      const found = twice.exec(plain);
      if (!found) return [];
      const words = written.slice(found.index, found.index + found[0].length).trim();
      return [{ step, field, values: { words } }];
    }),
};
