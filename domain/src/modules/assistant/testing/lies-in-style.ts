import type { LiedText } from './lied-text';

/** Texts in one language: what a person wrote, a faithful rewriting, and what a lying provider makes of the rewriting. */
export const liesInStyle: readonly LiedText[] = [
  {
    from: 'fr',
    to: 'fr',
    original: 'trois cartons du lot 26K1043 sont arrivé ouvert le 02/11/2026 a 14h30, 12 flacons cassés',
    faithful:
      'Trois cartons du lot 26K1043 sont arrivés ouverts le 2 novembre 2026 à 14 h 30 ; 12 flacons étaient cassés.',
    lies: [
      ['another number in words', 'Trois cartons', 'Quatre cartons'],
      ['a changed digit in a batch', '26K1043', '26K1048'],
      ['a letter of a batch', '26K1043', '26H1043'],
      ['another day', '2 novembre', '12 novembre'],
      ['another month', 'novembre', 'décembre'],
      ['another year', '2026', '2025'],
      ['another time', '14 h 30', '15 h 30'],
      ['another count', '12 flacons', '21 flacons'],
      ['another thing', '12 flacons', '12 palettes'],
      ['an invented cause', 'étaient cassés', 'étaient cassés à cause de 5 chocs'],
      ['a lost batch', ' du lot 26K1043', ''],
      ['a negation', 'étaient cassés', 'n’étaient pas cassés'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    original:
      'Le lot LOT-4711 est conforme et libéré, le lot LOT-4712 est non conforme, Dupont a prévenu Martin vendredi avant 17 h',
    faithful:
      'Le lot LOT-4711 est conforme et libéré ; le lot LOT-4712 est non conforme. Dupont a prévenu Martin vendredi avant 17 h.',
    lies: [
      [
        'swapped batches',
        'LOT-4711 est conforme et libéré ; le lot LOT-4712',
        'LOT-4712 est conforme et libéré ; le lot LOT-4711',
      ],
      ['a lost negation', 'LOT-4712 est non conforme', 'LOT-4712 est conforme'],
      ['a negation of the other', 'LOT-4711 est conforme', 'LOT-4711 est non conforme'],
      [
        'a negation moved',
        'est conforme et libéré ; le lot LOT-4712 est non conforme',
        'est non conforme et libéré ; le lot LOT-4712 est conforme',
      ],
      ['blocked instead of released', 'conforme et libéré', 'conforme et bloqué'],
      ['a person exchanged', 'prévenu Martin', 'prévenu Bernard'],
      ['a person at the start of a sentence', '. Dupont a', '. Lambert a'],
      ['swapped people', 'Dupont a prévenu Martin', 'Martin a prévenu Dupont'],
      ['after instead of before', 'avant 17 h', 'après 17 h'],
      ['another weekday', 'vendredi', 'jeudi'],
      ['another hour', '17 h', '18 h'],
      ['one batch twice', 'le lot LOT-4712 est non', 'le lot LOT-4711 est non'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    original:
      'temperature de 8,5°C au lieu de 5 °C maximum pendant 48h dans la chambre froide CF-02, environ 250 kg concernés, client Sofranal',
    faithful:
      'La température était de 8,5 °C au lieu de 5 °C maximum pendant 48 h dans la chambre froide CF-02. Environ 250 kg sont concernés, pour le client Sofranal.',
    lies: [
      ['a moved decimal', '8,5 °C', '85 °C'],
      ['another decimal', '8,5 °C', '8,6 °C'],
      ['at least instead of at most', '5 °C maximum', '5 °C minimum'],
      ['Fahrenheit', '8,5 °C', '8,5 °F'],
      ['another duration', '48 h', '72 h'],
      ['days instead of hours', '48 h', '48 jours'],
      ['another room', 'CF-02', 'CF-03'],
      ['tonnes', '250 kg', '250 t'],
      ['another weight', '250 kg', '2 500 kg'],
      ['another customer', 'Sofranal', 'Sanoval'],
      ['the supplier', 'pour le client Sofranal', 'pour le fournisseur Sofranal'],
      ['a negative temperature', 'était de 8,5 °C', 'était de -8,5 °C'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    original:
      'Il faut au moins 2 contrôles par jour sur la ligne 4 et 15 minutes de pause max, procédure PR-QUA-012 version 3 pas suivie',
    faithful:
      'Il faut au moins deux contrôles par jour sur la ligne 4 et 15 minutes de pause maximum. La procédure PR-QUA-012, version 3, n’a pas été suivie.',
    lies: [
      ['at most', 'au moins deux', 'au plus deux'],
      ['another count', 'deux contrôles', 'trois contrôles'],
      ['per week', 'par jour', 'par semaine'],
      ['another line', 'ligne 4', 'ligne 5'],
      ['swapped numbers', 'deux contrôles par jour sur la ligne 4', '4 contrôles par jour sur la ligne deux'],
      ['hours', '15 minutes', '15 heures'],
      ['another procedure', 'PR-QUA-012', 'PR-QUA-021'],
      ['another version', 'version 3', 'version 2'],
      ['followed', 'n’a pas été suivie', 'a été suivie'],
      ['an invented date', 'n’a pas été suivie', 'n’a pas été suivie le 3 mars'],
      ['a lost comparison', 'au moins deux', 'deux'],
      ['an invented reference', 'version 3,', 'version 3 (voir NC_0099),'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    original:
      'Sur 1 250 pièces triées 37 mauvaises soit 2,96 %, vanne V12 ouverte et vanne V14 fermée, Inès Caradec a validé',
    faithful:
      'Sur 1 250 pièces triées, 37 étaient mauvaises, soit 2,96 %. La vanne V12 était ouverte et la vanne V14 fermée. Inès Caradec a validé.',
    lies: [
      ['a dropped thousand', '1 250', '250'],
      ['another thousand', '1 250', '12 500'],
      ['a changed digit', '37 étaient', '73 étaient'],
      ['another percentage', '2,96 %', '29,6 %'],
      ['swapped valves', 'V12 était ouverte et la vanne V14', 'V14 était ouverte et la vanne V12'],
      ['swapped states', 'était ouverte et la vanne V14 fermée', 'était fermée et la vanne V14 ouverte'],
      ['another valve', 'V14', 'V15'],
      ['another first name', 'Inès', 'Anne'],
      ['another family name', 'Caradec', 'Carradine'],
      ['refused', 'a validé', 'n’a pas validé'],
      ['swapped counts', 'Sur 1 250 pièces triées, 37 étaient', 'Sur 37 pièces triées, 1 250 étaient'],
      ['a unit in place of percent', '2,96 %', '2,96 kg'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    original:
      'pump P-201 leaked on 2026-11-02 at 2:30 pm, 12 liters lost, Smith stopped line 2 for 45 min, batch L2402 on hold',
    faithful:
      'Pump P-201 leaked on 2 November 2026 at 14:30 and 12 litres were lost. Smith stopped line 2 for 45 minutes. Batch L2402 is on hold.',
    lies: [
      ['another pump', 'P-201', 'P-210'],
      ['month and day exchanged', '2 November 2026', '11 February 2026'],
      ['morning', '14:30', '2:30 am'],
      ['millilitres', '12 litres', '12 millilitres'],
      ['a dozen more', '12 litres', '24 litres'],
      ['another person', 'Smith stopped', 'Miller stopped'],
      [
        'swapped line and litres',
        '12 litres were lost. Smith stopped line 2',
        '2 litres were lost. Smith stopped line 12',
      ],
      ['another duration', '45 minutes', '54 minutes'],
      ['released', 'is on hold', 'is released'],
      ['another batch', 'L2402', 'L2420'],
      ['an invented customer', 'is on hold', 'is on hold for Novartia'],
      ['a second batch', 'Batch L2402 is', 'Batches L2402 and L2403 are'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    original:
      'operator did not sign record NC_0042 before release, no more than 3 people in room B12, supplier Acme informed Monday',
    faithful:
      'The operator did not sign record NC_0042 before release. No more than 3 people were in room B12. The supplier Acme was informed on Monday.',
    lies: [
      ['signed', 'did not sign', 'did sign'],
      ['another record', 'NC_0042', 'NC_0024'],
      ['after', 'before release', 'after release'],
      ['more than', 'No more than 3', 'More than 3'],
      ['at least', 'No more than 3', 'At least 3'],
      ['another count', '3 people', '5 people'],
      ['another room', 'B12', 'B21'],
      ['another supplier', 'Acme', 'Acton'],
      ['the customer', 'The supplier Acme', 'The customer Acme'],
      ['not informed', 'was informed', 'was not informed'],
      ['another weekday', 'Monday', 'Sunday'],
      ['a lost record', ' record NC_0042', ' it'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    original:
      'probable cause: filter F7 worn since March 2026, pressure dropped from 3.2 bar to 1.8 bar, all samples passed, cost 4,500 EUR',
    faithful:
      'Probable cause: filter F7 has been worn since March 2026. The pressure dropped from 3.2 bar to 1.8 bar. All samples passed. The cost is €4,500.',
    lies: [
      ['a confirmed cause', 'Probable cause', 'Confirmed cause'],
      ['another filter', 'F7', 'F9'],
      ['until', 'since March', 'until March'],
      ['another month', 'March', 'May'],
      ['rising', 'dropped from', 'increased from'],
      ['swapped pressures', '3.2 bar to 1.8 bar', '1.8 bar to 3.2 bar'],
      ['another unit', '1.8 bar', '1.8 psi'],
      ['some samples', 'All samples', 'Some samples'],
      ['failed samples', 'samples passed', 'samples failed'],
      ['another amount', '€4,500', '€45,000'],
      ['another currency', '€4,500', '$4,500'],
      ['decimals', '€4,500', '€4.500'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    original:
      'voyant rouge sur la machine M-33 cette nuit, cause probable capteur gauche, action corrective pour le 15/03/2026 par H. Guérin',
    faithful:
      'Le voyant rouge de la machine M-33 s’est allumé cette nuit. Cause probable : le capteur gauche. Action corrective prévue pour le 15 mars 2026 par H. Guérin.',
    lies: [
      ['a green light', 'voyant rouge', 'voyant vert'],
      ['another machine', 'M-33', 'M-38'],
      ['this morning', 'cette nuit', 'ce matin'],
      ['confirmed', 'Cause probable', 'Cause confirmée'],
      ['the right one', 'capteur gauche', 'capteur droit'],
      ['preventive', 'Action corrective', 'Action préventive'],
      ['a later date', '15 mars 2026', '25 mars 2026'],
      ['another initial', 'H. Guérin', 'P. Guérin'],
      ['another name', 'Guérin', 'Gauthier'],
      ['an acronym', 'le capteur gauche', 'le capteur gauche SICK'],
    ],
  },
];
