/** Units by their sign, with the words for them in both languages. Signs keep their case; words do not. */
const units: Readonly<Record<string, string>> = {
  '%': 'pourcent percent pourcentage',
  '‰': '',
  ppm: '',
  ppb: '',
  kg: 'kilo kilos kilogramme kilogrammes kilogram kilograms kgs',
  g: 'gramme grammes gram grams gr',
  mg: 'milligramme milligrammes milligram milligrams',
  µg: 'mcg ug microgramme microgrammes microgram micrograms',
  t: 'tonne tonnes ton tons',
  l: 'litre litres liter liters L',
  ml: 'millilitre millilitres milliliter milliliters mL',
  µl: 'ul microlitre microlitres microliter microliters µL',
  cl: 'centilitre centilitres cL',
  hl: 'hectolitre hectolitres hL',
  m: 'metre metres meter meters',
  km: 'kilometre kilometres kilometer kilometers',
  cm: 'centimetre centimetres centimeter centimeters',
  mm: 'millimetre millimetres millimeter millimeters',
  µm: 'um micron microns micrometre micrometres micrometer micrometers',
  nm: 'nanometre nanometres nanometer nanometers',
  'm²': 'm2',
  'm³': 'm3',
  'cm²': 'cm2',
  'cm³': 'cm3',
  '°C': 'celsius C',
  '°F': 'fahrenheit F',
  '°': 'degre degres degree degrees',
  K: 'kelvin kelvins',
  bar: 'bars',
  mbar: 'mbars millibar millibars',
  Pa: 'pascal pascals',
  hPa: '',
  kPa: '',
  MPa: '',
  psi: '',
  V: 'volt volts',
  kV: '',
  A: 'ampere amperes amp amps',
  mA: '',
  W: 'watt watts',
  kW: 'kilowatt kilowatts',
  kWh: '',
  Hz: 'hertz',
  kHz: '',
  N: 'newton newtons',
  Nm: '',
  dB: 'decibel decibels',
  rpm: '',
  mol: 'mole moles',
  ufc: 'cfu UFC CFU',
  lux: '',
  h: 'heure heures hour hours hr hrs',
  min: 'minute minutes mins mn',
  s: 'sec secs seconde secondes seconds',
  ms: 'milliseconde millisecondes millisecond milliseconds',
  d: 'jour jours day days',
  wk: 'semaine semaines week weeks',
  mo: 'mois month months',
  yr: 'an ans annee annees year years',
  '€': 'eur EUR euro euros',
  'k€': 'keur kEUR',
  'M€': 'meur MEUR',
  $: 'usd USD dollar dollars',
  '£': 'gbp GBP',
};

const byWord = new Map(
  Object.entries(units).flatMap(([sign, words]) => [
    [sign, sign] as const,
    ...words
      .split(' ')
      .filter(Boolean)
      .map((word) => [word, sign] as const),
  ]),
);
/** Too often something else when no number stands before it. */
const signsOnly = /^[A-Za-z]$/;

/** The unit that a word stands for, as written or in small letters without accents. */
export function unitOf(text: string, plain: string): string | null {
  const written = text.normalize('NFC').replace('μ', 'µ');
  return byWord.get(written) ?? (signsOnly.test(written) && written !== 'H' ? null : (byWord.get(plain) ?? null));
}

export const isUnit = (text: string): boolean => unitOf(text, text.toLowerCase()) !== null;

/** What is counted, and what distinguishes one number from another: each line means one thing, in both languages. */
const counted = [
  'piece pieces part parts',
  'unite unites unit units',
  'carton cartons box boxes case cases caisse caisses',
  'boite boites box boxes',
  'palette palettes pallet pallets',
  'lot lots batch batches',
  'echantillon echantillons sample samples prelevement prelevements specimen specimens',
  'flacon flacons vial vials bottle bottles',
  'bouteille bouteilles bottle bottles',
  'ampoule ampoules ampoule ampoules vial vials',
  'sachet sachets bag bags sachet sachets pouch pouches',
  'sac sacs bag bags',
  'comprime comprimes tablet tablets',
  'gelule gelules capsule capsules',
  'seringue seringues syringe syringes',
  'fut futs drum drums barrel barrels',
  'bidon bidons can cans canister canisters jerrican jerricans container containers',
  'etiquette etiquettes label labels',
  'ligne lignes line lines',
  'machine machines',
  'poste postes station stations workstation workstations shift shifts',
  'equipe equipes team teams shift shifts crew crews',
  'operateur operateurs operatrice operatrices operator operators',
  'technicien techniciens technician technicians',
  'personne personnes person persons people',
  'salarie salaries employee employees',
  'defaut defauts defect defects fault faults flaw flaws',
  'reclamation reclamations complaint complaints claim claims',
  'plainte plaintes complaint complaints',
  'client clients customer customers client clients',
  'fournisseur fournisseurs supplier suppliers vendor vendors',
  'mesure mesures measurement measurements measure measures reading readings',
  'essai essais test tests trial trials',
  'test tests test tests',
  'controle controles check checks inspection inspections control controls',
  'audit audits',
  'salle salles room rooms',
  'zone zones area areas zone zones',
  'batiment batiments building buildings',
  'etape etapes step steps stage stages',
  'page pages',
  'annexe annexes annex annexes appendix appendices',
  'camion camions truck trucks lorry lorries',
  'livraison livraisons delivery deliveries shipment shipments',
  'commande commandes order orders',
  'particule particules particle particles',
  'fois times time',
  'cycle cycles',
  'vis screw screws bolt bolts',
  'joint joints seal seals gasket gaskets',
  'vanne vannes valve valves',
  'pompe pompes pump pumps',
  'cuve cuves tank tanks vat vats',
  'filtre filtres filter filters',
  'bobine bobines reel reels coil coils roll rolls',
  'rouleau rouleaux roll rolls',
].map((line) => line.split(' '));

const countedConcepts = new Map<string, readonly number[]>();
for (const [concept, words] of counted.entries()) {
  for (const word of words) countedConcepts.set(word, [...(countedConcepts.get(word) ?? []), concept]);
}

/** The things that a word may count; none where it counts nothing known. */
export const countedThings = (word: string): readonly number[] => countedConcepts.get(word) ?? [];
