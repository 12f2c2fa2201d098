import type { CaseContent } from '../case-content';
import type { Found, Rule } from '../remark';
import { saidIn } from '../text/said';

const stopped = new Set(['On hold', 'Recall', 'Rejected']);

/** The decision on the batches says that they are kept back; not that they were, or would be. */
const keptBack =
  /\b(?:en quarantaine|quarantine[sd]?|in quarantine|bloques?|bloquees?|retenus?|on hold|held (?:back|pending|until)|rappel du lot|rappel de lots?|rappeles?|recalled|recall of|rejetes?|rejected)\b/;
const notKeptBack =
  /\b(?:pas|non|aucun|aucune|sans|leve|levee|lever|sortie|sorti|libere|liberes|not|no|never|without|lifted|released|removed|leave|left|if|si)\b/;

const goods =
  /\b(?:lots?|batch(?:es)?|produits?|products?|stocks?|palettes?|pallets?|ampoules?|flacons?|vials?|boites?|cartons?)\b/;
/** A machine that got stuck. */
const stuck = /\b(?:s'est|se sont|s'etait) bloquee?s?\b/;
const saysSo = (sentence: string) =>
  keptBack.test(sentence) && goods.test(sentence) && !notKeptBack.test(sentence) && !stuck.test(sentence);
const longestShown = 80;

/** The sentence of the decision that says so. */
function keptBackIn(decision: string): string | null {
  const { written, sentences } = saidIn(decision);
  const said = sentences.find(({ text }) => saysSo(text));
  return said
    ? written
        .slice(said.at, said.at + said.text.length)
        .trim()
        .slice(0, longestShown)
    : null;
}

function onHold({ steps: { productBatch } }: CaseContent): Found[] {
  if (productBatch?.impactLevel !== 'No impact') return [];
  const batches = productBatch.batches.filter(({ status }) => status !== null && stopped.has(status));
  const [first] = batches;
  const batch = first ? first.batchNumber.trim() || first.product.trim() || '?' : keptBackIn(productBatch.decision);
  if (batch === null) return [];
  return [{ step: 'productBatch', field: 'impactLevel', values: { n: Math.max(1, batches.length), batch } }];
}

/** Authorities are notified of every recall. */
function recalled({ steps: { productBatch, regulatory } }: CaseContent): Found[] {
  const batches = productBatch?.batches.filter(({ status }) => status === 'Recall') ?? [];
  const [first] = batches;
  if (!first || regulatory?.impactLevel !== 'No impact') return [];
  return [{ step: 'regulatory', field: 'impactLevel', values: { n: batches.length, batch: first.batchNumber.trim() } }];
}

export const noImpactWhileOnHold: Rule = {
  code: 'no_impact_while_on_hold',
  steps: ['productBatch', 'regulatory'],
  find: ({ content }) => [...onHold(content), ...recalled(content)],
};
