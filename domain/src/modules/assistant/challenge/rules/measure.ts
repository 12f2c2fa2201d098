import { type CapaOfPlan, type CauseOfPlan, thereforeOf } from '../../../cases/public';
import { effectiveGroups, equivalentsIn, type GlossaryLookup, glossaryLookup } from '../../../glossary/public';
import { capaValues, type Reading, stemsOf } from '../reading';
import type { Rule } from '../remark';

let builtIn: GlossaryLookup | undefined;
const glossary = () => {
  builtIn ??= glossaryLookup(effectiveGroups({ own: [], switchedOff: [] }));
  return builtIn;
};

/** Words that any measure and any cause may share without touching each other. */
const generic = stemsOf(
  `mettre mise place jour action mesure cause probleme defaut nouveau nouvelle ligne site atelier equipe service
  set put update new action measure cause problem issue line site team department area implement`,
);
const fewestWords = 2;
const sameBeginning = 5;

/** `nettoyage` and `nettoyant` begin alike; a code is itself or another. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one) || /\d/.test(other) || one.length < sameBeginning) return false;
  return one.slice(0, sameBeginning) === other.slice(0, sameBeginning);
}

const specificStems = (text: string) => [...stemsOf(text)].filter((term) => !generic.has(term));

function touches(measure: string, cause: string): boolean {
  const own = specificStems(measure);
  const treated = specificStems(cause);
  if (own.length < fewestWords || treated.length < fewestWords) return true;
  const isShared = (terms: readonly string[]) => terms.some((one) => treated.some((other) => isAlike(one, other)));
  if (isShared(own)) return true;
  const otherWords = equivalentsIn(measure, glossary()).flatMap(({ others }) => others);
  return isShared(otherWords.flatMap(specificStems));
}

/** The cause with all that it led to: a measure may stop the chain at any why. */
function chainOf({ content }: Reading, { id, causeRacine, why }: CauseOfPlan): string {
  const causes = content.steps.rootCause ?? {};
  // An improvement is not investigated: its definition is all that says why.
  const reasons = content.kind === 'improvement' ? [content.definition.what, content.definition.why] : [];
  return [...reasons, ...(why === null ? [causeRacine] : thereforeOf(causes, id))].join('\n');
}

const measureText = ({ titre, action, objectif, commentaireAction }: CapaOfPlan) =>
  [titre, action, objectif, commentaireAction].join('\n');

export const measureMissesCause: Rule = {
  code: 'measure_misses_cause',
  steps: ['capaPlan'],
  find: (reading) =>
    reading.planned
      .filter(({ isGone }) => !isGone)
      .flatMap((cause) => {
        const chain = cause.capas.length > 0 ? chainOf(reading, cause) : '';
        return cause.capas
          .filter((capa) => !touches(measureText(capa), chain))
          .map((capa) => ({
            step: 'capaPlan' as const,
            field: `${capa.key}.action`,
            values: { ...capaValues(capa), cause: cause.causeRacine },
          }));
      }),
};
