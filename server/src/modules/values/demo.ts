import type { ValueList } from '@vigie/domain/modules/values/lists';
import type { Platform } from '../../platform/platform';
import type { Cast } from '../accounts/public';
import { addValues, listValues, moveValue } from './service';

const plant = 'Usine de Rennes';

const lists: Readonly<Partial<Record<ValueList, readonly string[]>>> = {
  department: [
    'Production',
    'Conditionnement',
    'Assurance qualité',
    'Laboratoire',
    'Maintenance',
    'Logistique',
    'HSE',
    'Affaires réglementaires',
    'Achats',
    'Systèmes d’information',
    'Développement galénique',
    'Ressources humaines',
  ],
  site: [`${plant};RNS`, 'Plateforme logistique de Vitré;VIT', 'Siège de Nantes;NTE'],
  product: [
    'Orvalane 500 mg, comprimé;PF-1010',
    'Orvadol 1 g, comprimé effervescent;PF-1021',
    'Cardiorval 20 mg, gélule;PF-1034',
    'Vanezil, sirop 125 mL;PF-2005',
    'Dermorval, crème 30 g;PF-3012',
    'Nasorval, spray nasal 15 mL;PF-3020',
    'Injectorval 10 mg/mL, ampoule;PF-4001',
    'Ophtorval, collyre 10 mL;PF-4008',
  ],
  customer: [
    'Hôpital de Rennes;C-1001',
    'Hôpital de Brest;C-1002',
    'Hôpital de Quimper;C-1003',
    'Clinique de Saint-Malo;C-1104',
    'Centrale d’achat hospitalière;C-1200',
    'Grossiste de Nantes;C-2001',
    'Grossiste de Lyon;C-2002',
    'Pharmacie de Lorient;C-3010',
    'Pharmacie de Vannes;C-3011',
    'Pharmacie de Brest;C-3012',
  ],
};

const batches: Readonly<Record<string, readonly string[]>> = {
  'Orvalane 500 mg, comprimé': ['26K1041', '26K1042', '26K1043', '26K1044', 'L2470'],
  'Orvadol 1 g, comprimé effervescent': ['L2066', 'L2301', 'L2419', 'L2520'],
  'Cardiorval 20 mg, gélule': ['L2114', 'L2455', 'L2501'],
  'Vanezil, sirop 125 mL': ['L1942', 'L1980', 'L2288', 'L2340', 'L2533'],
  'Dermorval, crème 30 g': ['L2188', 'L2444', 'L2540'],
  'Nasorval, spray nasal 15 mL': ['L2230', 'L2512'],
  'Injectorval 10 mg/mL, ampoule': ['L2199', 'L2402', 'L2551'],
};

const equipment: Readonly<Record<string, readonly string[]>> = {
  [plant]: [
    'Presse KORSCH 1',
    'Presse KORSCH 2',
    'Mélangeur M1',
    'Mélangeur M2',
    'CTA 4',
    'Groupe froid GF-1',
    'Balance BA-07',
    'Pompe de transfert P-12',
    'Lyophilisateur pilote',
    'Thermoscelleuse TS-2',
    'Compresseur CA-1',
    'Étuve ET-3',
    'Ligne 3',
    'Ligne 4',
    'Convoyeur 5',
  ],
  'Plateforme logistique de Vitré': ['Robot de palettisation', 'Enregistreur des archives'],
};

/** Made on another site now, and no longer chosen. */
const retired = { list: 'product', label: 'Ophtorval, collyre 10 mL' } as const;

/** The lists that the site keeps. */
export async function addDemoValues(platform: Platform, cast: Cast): Promise<void> {
  const designer = await cast('designer');
  const of = async (list: ValueList, search = '') =>
    (await listValues(platform, designer, { list, search, state: 'all', page: 1 })).items;
  // All of them are added together, so that the first one shows whether they were.
  const add = async (list: ValueList, lines: readonly string[], parentId: number | null = null) => {
    const [first = ''] = lines;
    if ((await of(list, first)).length > 0) return;
    await addValues(platform, designer, { list, parentId, lines: lines.join('\n'), from: null, until: null });
  };
  for (const [list, lines] of Object.entries(lists)) await add(list as ValueList, lines);
  const idOf = async (list: ValueList, label: string) =>
    (await of(list, label)).find((one) => one.label === label)?.id ?? -1;
  for (const [product, numbers] of Object.entries(batches)) {
    await add('batch', numbers, await idOf('product', product));
  }
  for (const [site, machines] of Object.entries(equipment)) {
    await add('equipment', machines, await idOf('site', site));
  }
  const old = (await of(retired.list, retired.label))[0];
  if (old?.state === 'active') await moveValue(platform, designer, { ...old, action: 'retire' });
}
