import type { Language } from '../../../kernel/message';

export interface TextPair {
  readonly from: Language;
  readonly to: Language;
  readonly original: string;
  readonly suggestion: string;
}

export type Row = readonly [from: Language, to: Language, original: string, suggestion: string];

export const textPair = ([from, to, original, suggestion]: Row): TextPair => ({ from, to, original, suggestion });

const pairs = (from: Language, to: Language, list: readonly (readonly [string, string])[]): readonly TextPair[] =>
  list.map(([original, suggestion]) => ({ from, to, original, suggestion }));

const frenchStyle = pairs('fr', 'fr', [
  ['trois cartons du lot 26K1043 sont arrivé ouvert', 'Trois cartons du lot 26K1043 sont arrivés ouverts.'],
  ['On a vu 3 palettes humides sur la ligne 4 hier.', 'Hier, trois palettes humides ont été vues sur la ligne 4.'],
  ['le 02/11/2026 a 14h30 la pompe P-201 à fuit', 'Le 2 novembre 2026 à 14 h 30, la pompe P-201 a fui.'],
  ['lot L2402 bloqué, 380 ampoules isolées', 'Le lot L2402 est bloqué ; 380 ampoules sont isolées.'],
  ['La température était de 8,5°C au lieu de 5 °C max.', 'La température était de 8,5 °C au lieu de 5 °C maximum.'],
  ['pas de bon de livraison avec le colis de Sofranal', 'Le colis de Sofranal est arrivé sans bon de livraison.'],
  ['environ une douzaine de flacons cassés', 'Une douzaine de flacons environ étaient cassés.'],
  ["l'opérateur n'a pas signé le dossier NC_0042", 'Le dossier NC_0042 n’a pas été signé par l’opérateur.'],
  ['Dupont a prévenu Martin à 9h', 'Dupont a prévenu Martin à 9 h.'],
  ['arrêt de 1h30 ligne 2, reprise a 16 h', 'La ligne 2 a été arrêtée 1 h 30 ; la reprise a eu lieu à 16 h.'],
  ['12,50 % de rebut au lieu de 2 %', 'Le taux de rebut est de 12,5 % au lieu de 2 %.'],
  ['il faut au moins 2 contrôles par jour', 'Il faut au moins deux contrôles par jour.'],
  ['livraison prévue avant le 15 mars 2026', 'La livraison est prévue avant le 15/03/2026.'],
  ['Le lot LOT-4711 est conforme et le lot LOT-4712 est rejeté.', 'LOT-4711 est conforme ; LOT-4712 est rejeté.'],
  ['Le lot A est conforme mais le lot B est non conforme', 'Le lot A est conforme, mais le lot B est non conforme.'],
  ['1 250 pièces triées, 37 mauvaises', 'Sur 1250 pièces triées, 37 étaient mauvaises.'],
  ['la vanne etait pas fermée', 'La vanne n’était pas fermée.'],
  ['Aucun défaut vu sur les 20 échantillons.', 'Aucun défaut n’a été vu sur les vingt échantillons.'],
  ['pression de 2,5 bars, limite 3 bar', 'La pression était de 2,5 bar ; la limite est de 3 bar.'],
  ['la balance BAL-07 derive de 0.3 g depuis lundi', 'Depuis lundi, la balance BAL-07 dérive de 0,3 g.'],
  ['Client Mérial se plaint, réf. commande 450012', 'Le client Mérial se plaint (commande réf. 450012).'],
  ['le produit à été stocké 48h a 25°c', 'Le produit a été stocké 48 h à 25 °C.'],
  ['dixaine de sachets, a revoir par Mme Caradec vendredi', 'Dixaine de sachets, à revoir par Mme Caradec vendredi.'],
  ['entre 5 et 10 kg perdus', 'La perte est de 5 à 10 kg.'],
  ['Le filtre a ete changé deux fois en 2025', 'Le filtre a été changé 2 fois en 2025.'],
  ['étiquette illisible sur 6 bidons (lot 7781)', 'L’étiquette est illisible sur six bidons du lot 7781.'],
  ['procédure PR-QUA-012 pas suivie', 'La procédure PR-QUA-012 n’a pas été suivie.'],
  [
    'nettoyage fait après le lot L2301 et avant L2302',
    'Le nettoyage a été fait après le lot L2301 et avant le lot L2302.',
  ],
]);

const englishStyle = pairs('en', 'en', [
  ['3 box of batch 26K1043 was open', 'Three boxes of batch 26K1043 were open.'],
  ['pump P-201 leaked on 11/02/2026 at 2:30 pm', 'Pump P-201 leaked on 11/02/2026 at 14:30.'],
  ['Operator didnt sign record NC_0042', 'The operator did not sign record NC_0042.'],
  ['1,250 parts sorted 37 bad', 'Of 1250 parts sorted, 37 were bad.'],
  ['Temp was 8.5C, should be max 5 °C', 'The temp was 8.5 °C; it should be 5 °C maximum.'],
  ['around twelve vials broken in room 3', 'About 12 vials were broken in room 3.'],
  ['No label on six drums', 'Six drums had no label.'],
  ['Delivery is due by March 15, 2026', 'The delivery is due by 15 March 2026.'],
  ['Smith told Jones at 9 am', 'Smith told Jones at 9:00.'],
  ['line 2 stopped for 1.5 hours', 'Line 2 was stopped for 1 h 30.'],
  ['at least two checks per day are needed', 'At least 2 checks per day are needed.'],
  ['Batch A passed, batch B failed', 'Batch A passed and batch B failed.'],
  ['scale BAL-07 drifts 0.30 g since Monday', 'Since Monday, scale BAL-07 has drifted by 0.3 g.'],
  ['half an hour delay for truck 12', 'Truck 12 was delayed by 30 minutes.'],
  ['customer Acme claim 4500 EUR', 'The customer Acme claims €4,500.'],
  ['samples not taken before release', 'The samples were not taken before release.'],
  ['5 to 10 kg was lost', 'Between 5 and 10 kg were lost.'],
  ['The second reading was 7.20 pH', 'The second reading was pH 7.2.'],
]);

const toEnglish = pairs('fr', 'en', [
  ['Trois cartons du lot 26K1043 sont arrivés ouverts.', 'Three boxes of batch 26K1043 arrived open.'],
  ['Le 2 novembre 2026 à 14 h 30, la pompe P-201 a fui.', 'On 2 November 2026 at 2:30 pm, pump P-201 leaked.'],
  ['La température était de 8,5 °C au lieu de 5 °C maximum.', 'The temperature was 8.5 °C instead of 5 °C maximum.'],
  ['L’opérateur n’a pas signé le dossier NC_0042.', 'The operator did not sign record NC_0042.'],
  ['Aucun défaut n’a été vu sur les vingt échantillons.', 'No defect was seen on the 20 samples.'],
  ['Le lot L2301 est conforme et le lot L2302 est rejeté.', 'Batch L2301 is compliant and batch L2302 is rejected.'],
  ['Une douzaine de flacons étaient cassés.', 'A dozen vials were broken.'],
  ['Il faut au moins deux contrôles par jour.', 'At least two checks per day are required.'],
  ['La livraison est prévue avant le 15 mars 2026.', 'Delivery is scheduled before March 15, 2026.'],
  ['Arrêt de 45 minutes lundi matin sur la ligne 4.', '45-minute stop on line 4 on Monday morning.'],
  ['Dupont a contrôlé le lot et Martin l’a libéré.', 'Dupont checked the batch and Martin released it.'],
  ['Sur 1 250 pièces triées, 37 étaient mauvaises.', 'Out of 1,250 parts sorted, 37 were bad.'],
  ['La pression a dépassé 2,5 bar pendant deux heures.', 'The pressure exceeded 2.5 bar for two hours.'],
  [
    'Le colis de Sofranal est arrivé sans bon de livraison.',
    'The parcel from Sofranal arrived without a delivery note.',
  ],
  ['Le fournisseur de Bruxelles livrera en juin 2026.', 'The Brussels supplier will deliver in June 2026.'],
  ['Quatre-vingt-douze unités sur deux cents sont rayées.', '92 units out of 200 are scratched.'],
  ['Le taux de rebut est de 12,5 %.', 'The scrap rate is 12.5%.'],
  ['La sonde T-14 n’est plus étalonnée depuis le 3 mai.', 'Probe T-14 has no longer been calibrated since 3 May.'],
  ['Perte de 5 à 10 litres de solvant.', 'Loss of 5 to 10 liters of solvent.'],
  ['Le produit a été stocké 48 h à 25 °C.', 'The product was stored for 48 hours at 25 °C.'],
  ['Remplissage suspendu 1 h 10.', 'Filling suspended for 1 hour 10 minutes.'],
  ['Mme Caradec vérifiera le registre d’ici vendredi.', 'Mrs Caradec will check the register by Friday.'],
  ['Réunion jeudi à midi, salle B12.', 'Meeting on Thursday at noon, room B12.'],
  [
    'Contamination possible : 412 000 particules pour 352 000.',
    'Possible contamination: 412,000 particles for 352,000.',
  ],
  ['Le débit est de 5 litres par minute.', 'The flow rate is 5 L/min.'],
  ['La chambre froide est à -20 °C.', 'The cold room is at −20 °C.'],
]);

const toFrench = pairs('en', 'fr', [
  ['Six drums had no label.', 'Six fûts n’avaient pas d’étiquette.'],
  ['The valve was not closed before the cycle.', 'La vanne n’était pas fermée avant le cycle.'],
  ['Line 2 was stopped for one and a half hours.', 'La ligne 2 a été arrêtée 1 h 30.'],
  ['On March 3rd, 2026 Smith rejected batch LOT-4711.', 'Le 3 mars 2026, Smith a rejeté le lot LOT-4711.'],
  ['The customer Acme claims $4,500.50.', 'Le client Acme réclame 4 500,50 $.'],
  ['Store between 2 and 8 °C.', 'Conserver entre 2 et 8 °C.'],
  ['No more than 3 people may enter the room.', 'Pas plus de 3 personnes peuvent entrer dans la salle.'],
  ['The audit found two major findings.', 'L’audit a relevé deux constats majeurs.'],
  ['Twenty-five percent of the labels were wrong.', '25 % des étiquettes étaient fausses.'],
  ['The operator was trained on 2026-01-14.', 'L’opérateur a été formé le 14 janvier 2026.'],
  ['Checks are made every week since January.', 'Des contrôles sont faits chaque semaine depuis janvier.'],
  ['More than 100 tablets were broken.', 'Plus de 100 comprimés étaient cassés.'],
]);

/** Rewritings and translations that say what the original says. */
export const faithfulTexts: readonly TextPair[] = [...frenchStyle, ...englishStyle, ...toEnglish, ...toFrench];
