import type { LiedText } from './lied-text';

/** Texts with a faithful translation, and what a lying provider makes of the translation. */
export const liesInTranslation: readonly LiedText[] = [
  {
    from: 'fr',
    to: 'en',
    original:
      'Le lot L2301 est conforme et le lot L2302 est rejeté. Aucun défaut n’a été vu sur les vingt échantillons. La livraison est prévue avant le 15 mars 2026.',
    faithful:
      'Batch L2301 is compliant and batch L2302 is rejected. No defect was seen on the 20 samples. Delivery is scheduled before March 15, 2026.',
    lies: [
      ['swapped batches', 'L2301 is compliant and batch L2302', 'L2302 is compliant and batch L2301'],
      ['swapped verdicts', 'compliant and batch L2302 is rejected', 'rejected and batch L2302 is compliant'],
      ['accepted', 'L2302 is rejected', 'L2302 is accepted'],
      ['a changed digit', 'L2302', 'L2303'],
      ['defects', 'No defect was seen', 'Defects were seen'],
      ['a number of defects', 'No defect was', '2 defects were'],
      ['another number', 'the 20 samples', 'the 12 samples'],
      ['after', 'before March', 'after March'],
      ['another day', 'March 15', 'March 5'],
      ['another month', 'March 15', 'May 15'],
      ['a lost date', ' before March 15, 2026', ' soon'],
      ['not rejected', 'is rejected', 'is not rejected'],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    original:
      'La pression a dépassé 2,5 bar pendant deux heures lundi. Il faut au moins 1,250 kg par lot. Mme Caradec vérifiera la sonde T-14 d’ici vendredi.',
    faithful:
      'The pressure exceeded 2.5 bar for two hours on Monday. At least 1.25 kg per batch is required. Mrs Caradec will check probe T-14 by Friday.',
    lies: [
      ['below', 'exceeded 2.5 bar', 'stayed below 2.5 bar'],
      ['a copied comma that now groups thousands', '1.25 kg', '1,250 kg'],
      ['another value', '2.5 bar', '5.2 bar'],
      ['millibars', '2.5 bar', '2.5 mbar'],
      ['days', 'two hours', 'two days'],
      ['another duration', 'two hours', 'ten hours'],
      ['another weekday', 'on Monday', 'on Tuesday'],
      ['at most', 'At least 1.25', 'At most 1.25'],
      ['grams', '1.25 kg', '1.25 g'],
      ['another person', 'Caradec', 'Carpentier'],
      ['another probe', 'T-14', 'T-41'],
      [
        'swapped days',
        'on Monday. At least 1.25 kg per batch is required. Mrs Caradec will check probe T-14 by Friday',
        'on Friday. At least 1.25 kg per batch is required. Mrs Caradec will check probe T-14 by Monday',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    original:
      'Quatre-vingt-douze unités sur deux cents sont rayées. Le produit a été stocké 48 h à 25 °C au lieu de 5 °C. L’opérateur n’a pas signé le dossier NC_0042.',
    faithful:
      '92 units out of 200 are scratched. The product was stored for 48 hours at 25 °C instead of 5 °C. The operator did not sign record NC_0042.',
    lies: [
      ['French counting misread', '92 units', '82 units'],
      ['four times twenty taken apart', '92 units', '24 units'],
      ['another total', 'out of 200', 'out of 2,000'],
      ['swapped numbers', '92 units out of 200', '200 units out of 92'],
      ['swapped temperatures', 'at 25 °C instead of 5 °C', 'at 5 °C instead of 25 °C'],
      ['another temperature', '25 °C', '35 °C'],
      ['another duration', '48 hours', '24 hours'],
      ['signed', 'did not sign', 'did sign'],
      ['another record', 'NC_0042', 'NC_0043'],
      ['a changed prefix', 'NC_0042', 'CP_0042'],
      ['an invented name', 'The operator did', 'The operator Legrand did'],
      ['a lost percentage of text', '92 units out of 200 are scratched. ', ''],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    original:
      'Six drums of batch LOT-4711 had no label. The customer Acme claims $4,500. Smith checked the tank and Jones released it on March 3, 2026.',
    faithful:
      'Six fûts du lot LOT-4711 n’avaient pas d’étiquette. Le client Acme réclame 4 500 $. Smith a contrôlé la cuve et Jones l’a libérée le 3 mars 2026.',
    lies: [
      ['another number', 'Six fûts', 'Seize fûts'],
      ['another thing', 'Six fûts', 'Six palettes'],
      ['another batch', 'LOT-4711', 'LOT-4171'],
      ['with a label', 'n’avaient pas d’étiquette', 'avaient une étiquette'],
      ['another customer', 'Acme', 'Apex'],
      ['euros', '4 500 $', '4 500 €'],
      ['a misread comma', '4 500 $', '4,5 $'],
      ['swapped people', 'Smith a contrôlé la cuve et Jones', 'Jones a contrôlé la cuve et Smith'],
      ['a third person', 'et Jones l’a', 'et Brown l’a'],
      ['blocked', 'l’a libérée', 'l’a bloquée'],
      ['another date', '3 mars', '13 mars'],
      ['since', 'le 3 mars', 'avant le 3 mars'],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    original:
      'Store between 2 and 8 °C. No more than 3 people may enter room B12. The audit of 2026-01-14 found two major findings and one minor finding.',
    faithful:
      'Conserver entre 2 et 8 °C. Pas plus de 3 personnes peuvent entrer dans la salle B12. L’audit du 14 janvier 2026 a relevé deux constats majeurs et un constat mineur.',
    lies: [
      ['a wider range', 'entre 2 et 8 °C', 'entre 2 et 18 °C'],
      ['below zero', 'entre 2 et 8 °C', 'entre -2 et 8 °C'],
      ['more than', 'Pas plus de 3', 'Plus de 3'],
      ['at least', 'Pas plus de 3', 'Au moins 3'],
      ['another room', 'B12', 'D12'],
      ['another year', '14 janvier 2026', '14 janvier 2025'],
      ['another month', '14 janvier', '14 juillet'],
      ['another count', 'deux constats', 'cinq constats'],
      ['critical findings', 'constats majeurs', 'constats critiques'],
      ['another unit', '8 °C', '8 °F'],
      ['an invented auditor', 'L’audit du', 'L’audit de Bureau Veritas du'],
      ['an invented time', 'a relevé', 'a relevé à 10 h 15'],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    original:
      'Twenty-five percent of the labels were wrong since Tuesday. Line 1 makes 300 bottles per hour and line 2 makes 450 bottles per hour. The valve was not closed.',
    faithful:
      '25 % des étiquettes étaient fausses depuis mardi. La ligne 1 fait 300 bouteilles par heure et la ligne 2 fait 450 bouteilles par heure. La vanne n’était pas fermée.',
    lies: [
      ['another percentage', '25 %', '20 %'],
      ['without percent', '25 % des étiquettes', '25 étiquettes'],
      ['until', 'depuis mardi', 'avant mardi'],
      ['another weekday', 'mardi', 'mercredi'],
      [
        'swapped rates',
        'fait 300 bouteilles par heure et la ligne 2 fait 450',
        'fait 450 bouteilles par heure et la ligne 2 fait 300',
      ],
      [
        'swapped lines',
        'ligne 1 fait 300 bouteilles par heure et la ligne 2',
        'ligne 2 fait 300 bouteilles par heure et la ligne 1',
      ],
      ['per minute', '450 bouteilles par heure', '450 bouteilles par minute'],
      ['another rate', '450', '540'],
      ['closed', 'n’était pas fermée', 'était fermée'],
      ['a third line', 'la ligne 2 fait', 'la ligne 3 fait'],
      ['a made-up batch', 'La vanne', 'Lot 26A0007 : la vanne'],
      ['dropped line', 'La ligne 1 fait 300 bouteilles par heure et la', 'La'],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    original:
      'Arrêt le 3 mars 2026 à 8 h et reprise le 5 mars 2026 à 16 h. Le fournisseur de Lyon a livré la référence 88-1204-B en retard. Trop peu d’opérateurs : 4 présents et 2 absents.',
    faithful:
      'Stop on 3 March 2026 at 8 am and restart on 5 March 2026 at 4 pm. The supplier from Lyon delivered part 88-1204-B late. Too few operators: 4 present and 2 absent.',
    lies: [
      ['swapped dates', '3 March 2026 at 8 am and restart on 5 March', '5 March 2026 at 8 am and restart on 3 March'],
      ['swapped times', '8 am and restart on 5 March 2026 at 4 pm', '4 pm and restart on 5 March 2026 at 8 am'],
      ['another time', '4 pm', '6 pm'],
      ['in the evening', '8 am', '8 pm'],
      ['another city', 'Lyon', 'Lille'],
      ['another part', '88-1204-B', '88-1204-C'],
      ['a digit of a part', '88-1204-B', '88-1240-B'],
      ['early', 'late', 'early'],
      ['swapped counts', '4 present and 2 absent', '2 present and 4 absent'],
      ['another count', '4 present', '3 present'],
      ['the customer', 'The supplier', 'The customer'],
      ['an invented site', 'Too few operators', 'Too few operators in Nantes'],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    original:
      'The second reading on scale BAL-07 was 0.30 g above the limit of 12.0 g. Replace the scale within 30 days. Quality approved the plan on Thursday at noon.',
    faithful:
      'La deuxième lecture de la balance BAL-07 était de 0,3 g au-dessus de la limite de 12 g. Remplacer la balance sous 30 jours. La qualité a approuvé le plan jeudi à midi.',
    lies: [
      ['another reading', 'deuxième lecture', 'troisième lecture'],
      ['another scale', 'BAL-07', 'BAL-70'],
      ['ten times', '0,3 g', '3 g'],
      ['another limit', '12 g', '120 g'],
      ['swapped amounts', '0,3 g au-dessus de la limite de 12 g', '12 g au-dessus de la limite de 0,3 g'],
      ['milligrams', '0,3 g', '0,3 mg'],
      ['another deadline', '30 jours', '60 jours'],
      ['months', '30 jours', '30 mois'],
      ['refused', 'a approuvé', 'a refusé'],
      ['another day', 'jeudi', 'samedi'],
      ['midnight', 'à midi', 'à minuit'],
      ['an unknown signature', 'La qualité a approuvé', 'La qualité (K. Weber) a approuvé'],
    ],
  },
];
