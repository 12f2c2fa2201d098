import { emptyDefinition } from '../../../domain/src/modules/cases/definition';
import { caseKinds, type Kind } from '../../../domain/src/modules/cases/kinds';
import { mCategories, newCause } from '../../../domain/src/modules/cases/steps/root-cause';
import { emptyAnswers } from '../../../domain/src/modules/reports/answers';
import { situations } from '../../../server/src/modules/imports/demo-situations';

const products = ['Cardiorval 20 mg', 'Sirop Pulmia 125 ml', 'Dermolis crème', 'Fébrix 500 mg', 'Optalin collyre'];
const customers = ['Pharmacie du Port', 'CHU de Nantes', 'Grossiste Armor', 'Clinique Saint-Yves'];
const sites = ['Nantes', 'Quimper', 'Lyon'];
const machines = ['Étiqueteuse ET-02', 'Mélangeur M4', 'Balance BA-12', 'Compresseur CP-3', 'Blistereuse BL-4'];
const shifts = ['de nuit', 'du matin', 'de l’après-midi', 'du week-end'];
const noticed = [
  'L’opérateur {s} l’a constaté au démarrage de la série et a prévenu le chef d’équipe',
  'Constaté pendant la ronde {s}, la fiche de suivi portait encore la valeur de la veille',
  'Le contrôle en ligne {s} a rejeté {n} unités de suite avant l’arrêt de la machine',
  'Signalé par le magasin à la réception, photo jointe au bon de livraison {b}',
  'Relevé lors de la revue du dossier de lot {b}, deux signatures manquaient',
  'Vu à la reprise {s} après le changement de format, réglage non consigné',
];
const followed = [
  'La ligne a été arrêtée {n} minutes et le lot {b} bloqué en attente de décision.',
  'Les {n} unités suspectes ont été mises à l’écart et étiquetées.',
  'La maintenance est intervenue sur {e}, essai concluant au bout de {n} minutes.',
  'Un prélèvement du lot {b} est parti au laboratoire.',
  'Le vide de ligne a été refait et visé par deux personnes.',
  'Le client a été prévenu par téléphone, compte rendu à suivre.',
];
const detectors = ['Maud Corre', 'Loïc Madec', 'Inès Hamon', 'Hervé Jaouen', 'Odile Bihan', 'Samir Allain'];
const whys = [
  'La gamme ne mentionne pas ce contrôle',
  'Le plan de maintenance ne couvre pas cette pièce',
  'La consigne affichée est celle de la version précédente',
  'La formation au poste date d’avant la modification',
];

export interface FrenchCase {
  readonly kind: Kind;
  readonly prefix: string;
  readonly definition: typeof emptyDefinition;
  readonly answers: typeof emptyAnswers;
  readonly causes: Readonly<Record<string, ReturnType<typeof newCause>>>;
  readonly measure: string;
}

/** The same text for the same number, in every run. Seven of ten are non-conformities. */
export function frenchCase(n: number, day: string): FrenchCase {
  let state = (n * 7919 + 48_271) % 2_147_483_647;
  const draw = <Item>(items: readonly Item[]): Item => {
    // Park and Miller's minimal standard.
    state = (state * 48_271) % 2_147_483_647;
    return items[state % items.length] as Item;
  };
  const one = draw(situations);
  const kind = n % 10 < 7 ? 'nonConformity' : one.kind;
  const [product, equipment, batch] = [draw(products), draw(machines), `L${10_000 + (state % 60_000)}`];
  const count = String(2 + (state % 240));
  const shift = draw(shifts);
  const said = (text: string) =>
    text
      .replace('{p}', product)
      .replaceAll('{b}', batch)
      .replace('{e}', equipment)
      .replace('{n}', count)
      .replace('{s}', shift);
  const what = [`${one.title}.`, one.what, `${draw(noticed)}.`, draw(followed)].map(said).join(' ');
  const definition = {
    ...emptyDefinition,
    type: 'problem' as const,
    detectionMethod: draw(['audit', 'gemba', 'randomly'] as const),
    what,
    who: draw(detectors),
    department: one.department,
    site: draw(sites),
    product,
    batch,
    equipment,
    customer: one.isFromCustomer ? draw(customers) : '',
    detectionDate: day,
    declarationDate: day,
    where: `Atelier ${1 + (state % 9)}, poste ${1 + (state % 14)}`,
    howMany: `${count} unités`,
    how: said(draw(noticed)),
    why: said(one.cause),
  };
  const [first, root] = [`cause-${String(n).padStart(7, '0')}a`, `cause-${String(n).padStart(7, '0')}b`];
  return {
    kind,
    prefix: caseKinds[kind].prefix,
    definition,
    measure: one.capa,
    answers: { ...emptyAnswers, ...definition, category: kind },
    causes: {
      [first]: newCause(null, 1, said(one.cause)),
      [root]: {
        ...newCause(first, 1, draw(whys)),
        isRootCause: true,
        mCategory: draw(mCategories),
        type: 'Principale',
      },
    },
  };
}
