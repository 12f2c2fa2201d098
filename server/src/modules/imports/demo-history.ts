import { kindMessages } from '@vigie/domain/messages/kinds';
import { caseKinds } from '@vigie/domain/modules/cases/public';
import type { Cell } from '../../platform/documents/spreadsheet';
import { type Situation, situations } from './demo-situations';

/** As the company headed its old sheet. */
export const historyHeaders = [
  'Référence',
  'Type',
  'Titre',
  'Description',
  'Criticité',
  'Statut',
  'Date de détection',
  'Date d’ouverture',
  'Date de clôture',
  'Échéance',
  'Responsable',
  'Service',
  'Site',
  'Produit',
  'Lot',
  'Équipement',
  'Client',
  'Mode de détection',
  'Cause racine',
  'Catégorie M',
  'Action corrective',
  'Coût',
];

const products = ['Cardiorval 20 mg', 'Sirop Pulmia 125 ml', 'Dermolis crème', 'Fébrix 500 mg', 'Optalin collyre'];
const customers = ['Pharmacie du Port', 'CHU de Nantes', 'Grossiste Armor', 'Clinique Saint-Yves'];
const sites = ['Nantes', 'Nantes', 'Quimper'];
const modes = ['Audit', 'Gemba', 'Fortuitement', 'Fortuitement'];
const leads = ['lead'];
const dayMs = 86_400_000;
/** Two years in days, up to the month in which the work in Vigie begins. */
const [oldest, youngest] = [760, 30];

/** The same lines for the same day in every run. */
export function historyLines(
  count: number,
  today: Date,
  people: readonly string[] = leads,
): readonly (readonly Cell[])[] {
  const draw = drawer(2024);
  return Array.from({ length: count }, (_, place) => {
    const ago = Math.round(oldest - ((oldest - youngest) * place) / Math.max(1, count - 1));
    return lineOf(place, ago, today, { draw, people });
  });
}

interface Hand {
  readonly draw: <Item>(items: readonly Item[]) => Item;
  readonly people: readonly string[];
}

function lineOf(place: number, ago: number, today: Date, { draw, people }: Hand): readonly Cell[] {
  const one = draw(situations);
  const dayOf = (days: number) => new Date(today.getTime() - days * dayMs).toISOString().slice(0, 10);
  const criticality = draw(['Mineure', 'Mineure', 'Majeure', 'Majeure', 'Critique']);
  const due = { Mineure: 60, Majeure: 30, Critique: 15 }[criticality] ?? 60;
  const took = Math.round(due * draw([0.4, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.6]));
  const isVoid = draw(range(40)) === 0;
  const about = aboutOf(one, draw);
  const filled = (text: string) =>
    text
      .replace('{p}', about.product)
      .replaceAll('{b}', about.batch)
      .replace('{e}', about.equipment)
      .replace('{n}', about.n);
  const day = (days: number): Cell => ({ day: dayOf(days) });
  const prefix = caseKinds[one.kind].prefix.slice(0, -1);
  return [
    `${prefix}-${dayOf(ago).slice(2, 4)}-${String(place + 1).padStart(4, '0')}`,
    kindMessages[one.kind].fr,
    filled(one.title),
    filled(one.what),
    criticality,
    isVoid ? 'Annulé' : 'Clos',
    day(ago),
    day(ago - draw([0, 1, 1, 2, 4])),
    isVoid ? null : day(Math.max(1, ago - 5 - took)),
    // The past ends on the day before the company came: a later due date is made by its rules.
    ago > due ? day(ago - due) : null,
    draw(people),
    one.department,
    draw(sites),
    about.product,
    about.batch,
    about.equipment,
    about.customer,
    draw(modes),
    one.cause,
    one.m,
    one.capa,
    costOf(one, draw),
  ].map((cell) => (cell === '' ? null : cell));
}

function aboutOf(one: Situation, draw: Hand['draw']) {
  return {
    product: one.isAboutProduct ? draw(products) : '',
    batch: one.isAboutProduct ? `L${1000 + draw(range(900))}` : '',
    equipment: one.equipment ? draw(one.equipment) : '',
    customer: one.isFromCustomer ? draw(customers) : '',
    n: String(2 + draw(range(40))),
  };
}

function costOf({ cost }: Situation, draw: Hand['draw']): Cell {
  return cost === 0 ? null : Math.round((cost * draw([0.6, 0.8, 1, 1, 1.3, 2])) / 10) * 10;
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** One of several, by a sequence that is the same for the same beginning. */
function drawer(beginning: number): Hand['draw'] {
  let state = beginning;
  return (items) => {
    // Park and Miller's minimal standard.
    state = (state * 48_271) % 2_147_483_647;
    return items[state % items.length] as (typeof items)[number];
  };
}
