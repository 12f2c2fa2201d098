import type { CauseLine } from '../../../cases/public';
import { type Reading, stemsOf } from '../reading';
import type { Rule } from '../remark';
import { isPlaceholder } from '../text/spelled';

/** What should be done is no reason for what happened. */
const solution = new RegExp(
  [
    '^(?:il (?:faut|faudra|faudrait|conviendrait|convient)|on (?:doit|devrait|devra|va)|nous (?:devons|devrions|allons)|prevoir (?:de|un|une|la|le)|a (?:remplacer|reparer|former|revoir|modifier|mettre)|merci de)\\b',
    `^(?!hier |avoir |soir )(?:mettre (?:en place|a jour)|[a-z]{2,}(?:er|ir) (?:le |la |les |l'|une? |chaque |tous |toutes |cette |ces |nos )|(?:former|sensibiliser|rappeler|remplacer|installer|renforcer) ) *(?!(?:[^.]* )?(?:n'|ne |est |etait |a ete|pas |prend|demande|exige|impose))`,
    '^(?:we|you|they) (?:should|must|need to|will|have to)\\b|^(?:there )?(?:should|must) be\\b|^please\\b|\\bshould be (?:replaced|installed|trained|updated|revised|added|checked|repaired)\\b|^need to\\b',
    `^(?:replace|install|train|retrain|remind|add|update|revise|repair|buy|write|implement|introduce|calibrate|recalibrate|create|improve|schedule|reinforce|clean|check|inspect|review|set up|put in place) (?:the|an?|all|each|every|new|more|another|our|additional|operators|staff|people|everyone|everybody) (?!(?:[^.]* )?(?:is|was|were|are|failed|did|does|not|takes|requires)\\b)`,
  ].join('|'),
);

/** What came out of it, or was done about it afterwards. */
const consequence = new RegExp(
  [
    "^(?:donc|alors|par consequent|en consequence|de ce fait|du coup|resultat ?:|ce qui (?:a|entraine|provoque|cause)|d'ou)\\b",
    '^(?:le |les |la |un )?(?:lots?|produits?|palettes?|flacons?|boites?)(?: [\\w-]*\\d[\\w-]*)? (?:a ete|ont ete|est|sont|etait) (?:rejete|mise? (?:en quarantaine|au rebut|a la benne)|mis (?:en quarantaine|au rebut)|detruit|bloque|rappele|retourne)',
    "^(?:le |les |un |notre )?clients? (?:a|ont|s'est|se sont) (?:reclame|plaint|refuse|retourne|signale|depose)",
    '^(?:une? )?(?:non[- ]conformite|deviation|reclamation|fiche) (?:a ete|est) (?:ouverte|declaree|emise|creee)',
    '^so (?:the|it|we|they|this|that)\\b|^(?:therefore|thus|hence|as a result|consequently|which (?:led|caused|resulted))\\b',
    '^(?:the |a |all |affected )*(?:batch(?:es)?|lots?|products?|pallets?|vials?|boxes)(?: [\\w-]*\\d[\\w-]*)? (?:was|were|has been|have been|is|are) (?:rejected|quarantined|placed (?:on hold|in quarantine)|put on hold|scrapped|destroyed|recalled|returned|blocked)',
    '^(?:the |a |our )?customers? (?:has |have )?(?:complained|claimed|refused|returned|reported)',
    '^(?:an? )?(?:non-?conformity|deviation|complaint) (?:was|has been) (?:opened|raised|declared|issued)',
  ].join('|'),
);

const question = /^(?:pourquoi|comment|qui|est-ce que|why|how come|how|who|is it|was it|did)\b[^.]*\?\s*$/;

const because =
  /\b(?:car|parce qu[e']|a cause d[eu'](?:s |l')?|en raison d[eu'](?:s )?|suite a|du fait d[eu'](?:s )?|because(?: of)?|due to|as a result of|caused by|following)\b/;

const mostOfIt = 0.75;

/** The line gives the cause above it as its own reason: it stands upside down. */
function isUpsideDown(plain: string, own: ReadonlySet<string>, above: ReadonlySet<string>): boolean {
  if (above.size < 2 || [...above].filter((term) => own.has(term)).length / above.size < mostOfIt) return false;
  const found = because.exec(plain);
  if (!found || found.index < 8) return false;
  const reason = stemsOf(plain.slice(found.index + found[0].length));
  const shared = [...above].filter((term) => reason.has(term)).length;
  const says = [...stemsOf(plain.slice(0, found.index))].filter((term) => !above.has(term));
  return shared / above.size >= mostOfIt && says.length >= 2;
}

const none: ReadonlySet<string> = new Set();

function doesNotFollow({ termsOfCause, plainOfCause }: Reading, { id, cause }: CauseLine): boolean {
  const plain = plainOfCause.get(id) ?? '';
  if (isPlaceholder(plain) || question.test(plain) || solution.test(plain)) return true;
  if (cause.parentId === null) return false;
  const above = termsOfCause.get(cause.parentId) ?? none;
  const own = termsOfCause.get(id) ?? none;
  const isApart = ![...own].some((term) => above.has(term));
  return (isApart && consequence.test(plain)) || isUpsideDown(plain, own, above);
}

/** "Therefore", read from the bottom up, would make no sense. */
export const causeDoesNotFollow: Rule = {
  code: 'cause_does_not_follow',
  steps: ['rootCause'],
  find: (reading) =>
    reading.lines
      .filter((line) => doesNotFollow(reading, line))
      .map(({ id, number }) => ({ step: 'rootCause', field: `${id}.text`, values: { why: number } })),
};
