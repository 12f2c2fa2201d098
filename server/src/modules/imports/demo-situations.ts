import type { Kind } from '@vigie/domain/modules/cases/public';

/** Something that happens again and again in a plant. `{p}`, `{b}`, `{e}` and `{n}` are a product, its batch, a machine, a number. */
export interface Situation {
  readonly kind: Kind;
  readonly title: string;
  readonly what: string;
  readonly department: string;
  readonly equipment?: readonly string[];
  readonly isAboutProduct?: boolean;
  readonly isFromCustomer?: boolean;
  readonly cause: string;
  readonly m: string;
  readonly capa: string;
  readonly cost: number;
}

const situation = (
  kind: Kind,
  [title, what]: readonly [string, string],
  department: string,
  [cause, m, capa]: readonly [string, string, string],
  cost: number,
  more: Pick<Situation, 'equipment' | 'isAboutProduct' | 'isFromCustomer'> = {},
): Situation => ({ kind, title, what, department, cause, m, capa, cost, ...more });

const machines = {
  packing: ['Étiqueteuse ET-02', 'Encartonneuse EC-1', 'Blistereuse BL-4'],
  making: ['Mélangeur M4', 'Granulateur G2', 'Turbine TE-3'],
  laboratory: ['Chromatographe HPLC-7', 'Balance BA-12', 'Dissolutest DT-2'],
  utilities: ['Chaudière CH-1', 'Compresseur CP-3', 'Centrale d’air CTA-5'],
};
const product = { isAboutProduct: true };

export const situations: readonly Situation[] = [
  situation(
    'nonConformity',
    ['Code à barres illisible sur {p}, lot {b}', '{n} étuis du lot {b} ne se lisent pas au contrôle en ligne.'],
    'Conditionnement',
    [
      'Tête d’impression encrassée, nettoyage hors plan',
      'Machines',
      'Nettoyage hebdomadaire de la tête ajouté au plan.',
    ],
    1800,
    { ...product, equipment: machines.packing },
  ),
  situation(
    'nonConformity',
    ['Dureté hors limite sur {p}, lot {b}', 'Moyenne de {n} N en cours de compression, sous la limite basse.'],
    'Production',
    [
      'Humidité du grain en fin de séchage non relevée',
      'Method',
      'Relevé d’humidité avant compression, fiche modifiée.',
    ],
    5200,
    { ...product, equipment: machines.making },
  ),
  situation(
    'nonConformity',
    ['Notice d’une version périmée dans {p}, lot {b}', '{n} étuis contiennent la notice de la version précédente.'],
    'Conditionnement',
    [
      'Retrait des anciens articles laissé à la mémoire de chacun',
      'Management',
      'Vide de ligne signé par deux personnes.',
    ],
    9400,
    product,
  ),
  situation(
    'nonConformity',
    ['Échantillon de {p} non étiqueté au laboratoire', 'Flacon sans identité trouvé sur la paillasse {n}.'],
    'Laboratoire',
    ['Imprimante d’étiquettes en panne, écriture différée', 'Machines', 'Seconde imprimante et consigne de repli.'],
    400,
    { ...product, equipment: machines.laboratory },
  ),
  situation(
    'nonConformity',
    ['Écart de température au stockage de {p}', 'La chambre froide {n} est restée à 11 °C pendant trois heures.'],
    'Logistique',
    ['Porte restée entrouverte, alarme réglée trop haut', 'Measurement', 'Seuil d’alarme abaissé et rappel sonore.'],
    12500,
    product,
  ),
  situation(
    'nonConformity',
    ['Rendement de {p} sous l’alerte, lot {b}', 'Rendement final de {n} %, pour 97 % attendus.'],
    'Production',
    ['Pertes à la trémie non pesées', 'Method', 'Pesée des pertes à chaque changement de fût.'],
    3100,
    { ...product, equipment: machines.making },
  ),
  situation(
    'customerComplaint',
    ['Comprimés cassés dans {p}, lot {b}', 'La pharmacie signale {n} comprimés brisés dans un pilulier.'],
    'Assurance qualité',
    ['Chute de vrac trop haute en sortie de compression', 'Machines', 'Goulotte abaissée et amortie.'],
    900,
    { ...product, isFromCustomer: true },
  ),
  situation(
    'customerComplaint',
    ['Flacon de {p} mal bouché', 'Le client a reçu {n} flacons qui fuient dans le carton.'],
    'Assurance qualité',
    ['Couple de serrage dérivé entre deux contrôles', 'Measurement', 'Contrôle du couple toutes les heures.'],
    2600,
    { ...product, isFromCustomer: true, equipment: machines.packing },
  ),
  situation(
    'customerComplaint',
    ['Livraison incomplète de {p}', 'Il manque {n} cartons à la livraison, sans mention sur le bon.'],
    'Logistique',
    ['Préparation comptée une seule fois aux heures de pointe', 'Manpower', 'Double comptage au quai.'],
    700,
    { ...product, isFromCustomer: true },
  ),
  situation(
    'hse',
    ['Glissade au quai {n}', 'Un cariste glisse sur une flaque d’eau et se relève sans arrêt de travail.'],
    'Logistique',
    ['Joint de porte usé, infiltration par temps de pluie', 'Mother Nature', 'Joint remplacé et tapis absorbant.'],
    300,
  ),
  situation(
    'hse',
    [
      'Projection d’acide au laboratoire, poste {n}',
      'Goutte reçue sur la manche pendant une dilution, rinçage aussitôt.',
    ],
    'Laboratoire',
    ['Sorbonne encombrée, geste fait à côté', 'Method', 'Rangement de la sorbonne et rappel du geste.'],
    150,
  ),
  situation(
    'hse',
    ['Issue de secours encombrée, bâtiment {n}', 'Des palettes vides ferment la moitié du passage.'],
    'Production',
    ['Aucune zone prévue pour les palettes vides', 'Management', 'Zone marquée au sol et tournée du soir.'],
    200,
  ),
  situation(
    'equipmentFailure',
    ['Arrêt de {e}', 'Arrêt de {n} minutes en pleine campagne, défaut du capteur de position.'],
    'Maintenance',
    ['Capteur en fin de vie, hors du plan préventif', 'Machines', 'Capteur remplacé et ajouté au préventif annuel.'],
    2400,
    { equipment: [...machines.packing, ...machines.making] },
  ),
  situation(
    'equipmentFailure',
    ['Fuite d’huile sur {e}', 'Environ {n} cl d’huile sous la machine, hors zone produit.'],
    'Maintenance',
    ['Joint tournant usé', 'Material', 'Joint d’une autre nuance, suivi à trois mois.'],
    1100,
    { equipment: machines.utilities },
  ),
  situation(
    'equipmentFailure',
    ['{e} hors tolérance à l’étalonnage', 'Écart de {n} % au point haut, pour 2 % admis.'],
    'Laboratoire',
    ['Intervalle d’étalonnage trop long pour l’usage', 'Measurement', 'Intervalle ramené de douze à six mois.'],
    600,
    { equipment: machines.laboratory },
  ),
  situation(
    'itBug',
    ['Export du planning vide, poste {n}', 'Le fichier exporté ne contient que les en-têtes depuis la mise à jour.'],
    'Informatique',
    ['Droits de lecture perdus à la mise à jour', 'Method', 'Contrôle des droits dans la liste de mise à jour.'],
    250,
  ),
  situation(
    'itBug',
    ['Étiquettes imprimées en double depuis le poste {n}', 'Deux étiquettes identiques sortent à chaque demande.'],
    'Informatique',
    [
      'Nouvel envoi automatique après une réponse tardive',
      'Machines',
      'Délai d’attente allongé et numéro de demande unique.',
    ],
    500,
  ),
  situation(
    'improvement',
    ['Regrouper les relevés de la salle {n}', 'Trois fiches disent la même chose : une seule suffirait.'],
    'Production',
    ['Fiches ajoutées l’une après l’autre', 'Management', 'Fiche unique mise en service.'],
    0,
  ),
  situation(
    'improvement',
    [
      'Réduire le changement de format sur {e}',
      'Le changement prend {n} minutes, dont la moitié à chercher les outils.',
    ],
    'Conditionnement',
    ['Outils rangés loin de la ligne', 'Method', 'Chariot d’outils à la ligne.'],
    0,
    { equipment: machines.packing },
  ),
];
