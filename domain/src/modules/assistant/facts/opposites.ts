import type { ReadText } from './read-facts';

/** Each line holds words of which a text may not say one where the other said another. Poles are separated by `/`. */
const groups: readonly string[] = [
  'accept\\w*|approv\\w*|approuv\\w* / reject\\w*|rejet\\w*|refus\\w*',
  'liber\\w*|releas\\w* / bloqu\\w*|block\\w*|hold|held|quarantaine|quarantine\\w*',
  'liber\\w*|releas\\w*|livr\\w*|shipped|deliver\\w* / rejet\\w*|reject\\w*|detrui\\w*|destroy\\w*|scrap\\w*',
  'augment\\w*|increas\\w*|hausse|rise|rose|risen / diminu\\w*|decreas\\w*|baiss\\w*|reduc\\w*|reduit\\w*|dropped|fell|fallen',
  'ouvert\\w*|ouvr\\w*|open\\w* / ferme\\w?|fermee?s?|fermeture|clos\\w*|clotur\\w*|shut',
  'presente?s?|presence / absente?s?|absence|missing',
  'reuss\\w*|success\\w*|succeed\\w*|passed / echou\\w*|echec|fail\\w*',
  'gauche|left / droite?|right',
  'avant|before|prior|prealable\\w* / apres|after|following|suite',
  'derniere?s?|last|precedent\\w*|previous / prochaine?s?|next|suivante?s?|following',
  'interne?s?|internal\\w* / externe?s?|external\\w*',
  'fournisseurs?|suppliers?|vendors? / clients?|customers?',
  'correcti\\w* / preventi\\w*',
  'majeure?s?|major / mineure?s?|minor / critiques?|critical',
  'debut|start|beginning / fin|end',
  'chaude?s?|hot|warm / froide?s?|cold',
  'humides?|wet|damp / secs?|seches?|dry',
  'pleine?s?|full / vides?|empty',
  'manuel\\w*|manual\\w* / automati\\w*',
  'temporaires?|provisoires?|temporary|interim / definiti\\w*|permanent\\w*',
  'toujours|always|systemati\\w* / parfois|sometimes|occasion\\w* / jamais|never|rarement|rarely',
  'elevee?s?|high|higher / faibles?|low|lower',
  'retard|late|overdue|delay\\w* / avance|early|ahead',
  'doit|doivent|must|shall|required|obligatoires?|mandatory / peut|peuvent|may|can|optional|facultati\\w*',
  'probable\\w*|probably|likely|suspect\\w*|possible|possibly|presum\\w*|suppos\\w* / confirm\\w*|prouv\\w*|proven|demontr\\w*|averee?s?|established',
  'rouges?|red / verte?s?|green / jaunes?|yellow / bleue?s?|blue / noire?s?|black / blanche?s?|blanc|white / oranges?',
  'matin|morning / apres midi|afternoon / soir|evening / nuit|night',
  'tous|toutes|all|every|chaque|each|chacune?|ensemble|totalite|integralite / certaine?s|some|quelques|few|partie',
  'only|seule?s?|seulement|uniquement / all|tous|toutes|every|chaque',
  'within|inside / outside|hors',
  'both / one',
  'more|plus|most / less|fewer|moins|least',
  'entree|inlet|input|incoming / sortie|outlet|output|outgoing',
  'ete|summer / hiver|winter / printemps|spring / automne|autumn',
  'nord|north / sud|south / est|east / ouest|west',
  'haute?|upper|top / basse?|bas|lower|bottom',
  'gagn\\w*|gain\\w* / perd\\w*|perte|lost|loss',
  'sterile\\w* / contamin\\w*',
  'efficaces?|effective / inefficaces?|ineffective',
  'conformes?|conform|conforms|conforming|compliant / nonconform\\w*|noncompliant',
  'complete?s?|complete / incomplete?s?|incomplete',
  'correcte?s?|correct / incorrecte?s?|incorrect|wrong',
  'valides?|valid / invalides?|invalid',
  'suffisante?s?|sufficient / insuffisante?s?|insufficient',
  'lisibles?|legible|readable / illisibles?|illegible|unreadable',
  'disponibles?|available / indisponibles?|unavailable',
  'conformites?|conformity|conformities|compliance|conformance / non conformites?|nonconformit\\w*|non conformit\\w*|noncompliance|non compliance|non conformance|nonconformance',
];

interface Pole {
  readonly group: number;
  readonly pole: number;
  readonly pattern: RegExp;
}

const poles: readonly Pole[] = groups.flatMap((line, group) =>
  line.split(' / ').map((words, pole) => ({ group, pole, pattern: new RegExp(`(?<= |^)(?:${words})(?= |$)`, 'g') })),
);
const polesIn = groups.map((line) => line.split(' / ').length);

const wholeWord = groups.map((line) => line.split(' / ').map((words) => new RegExp(`^(?:${words})$`)));
const poleNames = new Map<string, string | null>();

/** The first pole that a word belongs to, the same in both languages. */
export function poleOf(word: string): string | null {
  const known = poleNames.get(word);
  if (known !== undefined) return known;
  const group = wholeWord.findIndex((line) => line.some((pattern) => pattern.test(word)));
  const pole = wholeWord[group]?.findIndex((pattern) => pattern.test(word));
  const name = pole === undefined ? null : `pole ${group} ${pole}`;
  if (poleNames.size > 20_000) poleNames.clear();
  poleNames.set(word, name);
  return name;
}

export interface OppositeWord {
  readonly group: number;
  readonly pole: number;
  readonly first: number;
  readonly last: number;
}

/** What is denied counts as the other of two: `not present` is absent. */
export function oppositesOf({ words }: ReadText, denied: ReadonlySet<number>): readonly OppositeWord[] {
  const starts: number[] = [];
  let length = 0;
  for (const word of words) {
    starts.push(length);
    length += word.length + 1;
  }
  const joined = words.join(' ');
  const indexAt = new Map(starts.map((start, index) => [start, index]));
  const found = poles.flatMap(({ group, pole, pattern }) =>
    [...joined.matchAll(pattern)].map((match) => {
      const first = indexAt.get(match.index) ?? 0;
      const last = first + (match[0].match(/ /g)?.length ?? 0);
      const flips = polesIn[group] === 2 && denied.has(last);
      return { group, pole: flips ? 1 - pole : pole, first, last };
    }),
  );
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.group === one.group &&
          other.last - other.first > one.last - one.first &&
          other.first <= one.first &&
          other.last >= one.last,
      ),
  );
}

/** The words of the suggestion that say another pole than the original did. */
export function turnedRound(
  original: readonly OppositeWord[],
  suggestion: readonly OppositeWord[],
): readonly OppositeWord[] {
  const count = (words: readonly OppositeWord[], group: number, pole: number) =>
    words.filter((word) => word.group === group && word.pole === pole).length;
  return suggestion.filter(({ group, pole }) => {
    if (count(suggestion, group, pole) <= count(original, group, pole)) return false;
    return original.some(
      (word) =>
        word.group === group &&
        word.pole !== pole &&
        count(suggestion, group, word.pole) < count(original, group, word.pole),
    );
  });
}
