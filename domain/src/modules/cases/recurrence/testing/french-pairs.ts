import more from './french-pairs.json' with { type: 'json' };

/** A case that is asked for in other words, and one that only sounds like it. */
export interface FrenchPair {
  /** As it is typed on a shop floor: without accents, shortened, in English. */
  readonly asked: string;
  readonly meant: string;
  /** Shares words with what is asked for, and is another matter. */
  readonly nearMiss: string;
}

const pair = (asked: string, meant: string, nearMiss: string): FrenchPair => ({ asked, meant, nearMiss });

/** In French, as people write in a hurry; of texts of the demo. */
export const hurriedPairs: readonly FrenchPair[] = [
  pair(
    'courroie presse korsch 2 cassee pdt le lot',
    'Rupture de la courroie de la presse KORSCH 2 en cours de lot.',
    'Presse KORSCH 2 : poinçon marqué, remplacé en fin de lot.',
  ),
  pair(
    'ventilateur cta4 vibre trop, +7 mm/s',
    'Vibration du ventilateur de la CTA 4 au-dessus de 7 mm/s.',
    'Filtre de la CTA 4 colmaté, changé au planning.',
  ),
  pair(
    'camera lecture code ligne 3 HS',
    'Caméra de lecture des codes en défaut sur la ligne 3.',
    'Caméra de surveillance du quai 3 débranchée.',
  ),
  pair(
    'balance ba07 pas stable, bouge de 4g a vide',
    'Balance BA-07 instable, affichage variant de 4 g à vide.',
    'Balance BA-09 : étalonnage annuel à planifier.',
  ),
  pair(
    'lyo pilote perd le vide en fin de cycle',
    'Lyophilisateur pilote : perte de vide en fin de cycle.',
    'Robot pilote : fin de course à régler.',
  ),
  pair(
    'pb batteries onduleur supervision',
    'Onduleur de la supervision en défaut de batteries.',
    'Supervision : écran de la batterie de filtres illisible.',
  ),
  pair(
    'palettiseur: une ventouse du robot tient plus le vide',
    'Robot de palettisation : perte de vide sur une ventouse.',
    'Robot de palettisation : barrière immatérielle sale.',
  ),
  pair(
    'enregistreur temp. archives HS',
    'Enregistreur de température des archives en panne.',
    'Enregistreur de pression de la salle 210 à étalonner.',
  ),
  pair(
    'detecteur metaux L4 ejecte trop tard au test',
    'Détecteur de métaux de la ligne 4 : éjection retardée au test.',
    'Détecteur de fumée de la ligne 4 : test mensuel fait.',
  ),
  pair(
    'moteur convoyeur 5 chauffe trop',
    'Échauffement du moteur du convoyeur 5',
    'Moteur du convoyeur 2 : courroie à changer.',
  ),
  pair(
    'collegue a glisse sur caillebotis mouille, passerelle technique',
    'Chute de plain-pied sur le caillebotis mouillé de la passerelle technique.',
    'Passerelle technique : peinture à refaire.',
  ),
  pair(
    'op expose a la poudre cardiorval au chgt de sac',
    'Exposition d’un opérateur à la poudre de Cardiorval lors d’un changement de sac.',
    'Sac de Cardiorval mal rangé en centrale de pesée.',
  ),
  pair(
    'presque accident chariot elevateur pieton carrefour magasin',
    'Presqu’accident : chariot élévateur et piéton au carrefour du magasin.',
    'Chariot élévateur du magasin : feu arrière cassé.',
  ),
  pair(
    'trop de bruit a l’encartonneuse 2, 87 dB',
    'Niveau sonore de 87 dB(A) au poste de l’encartonneuse 2.',
    'Encartonneuse 2 : bourrage de notices au poste.',
  ),
  pair(
    'eaux de lavage a ph 10,2 parties vers la station',
    'Rejet d’eaux de lavage à pH 10,2 vers la station interne pour 9,5 au plus.',
    'Station interne : pompe de relevage révisée.',
  ),
  pair(
    'douleur au dos en soulevant 1 fut 50kg tout seul',
    'Douleur lombaire au levage d’un fût de 50 kg sans aide.',
    'Fût de 50 kg sans étiquette au magasin.',
  ),
  pair(
    'douche secu poste acides pas de pression',
    'Douche de sécurité sans pression au poste de préparation des acides.',
    'Poste de préparation des acides : hotte bruyante.',
  ),
  pair(
    'etape validee 2x ds le dossier de lot electronique',
    'Double validation possible d’une étape dans le dossier de lot électronique.',
    'Dossier de lot électronique : police trop petite.',
  ),
  pair(
    'lims arrondi les teneurs a l’unité',
    'Le LIMS arrondit les résultats de teneur à l’unité au lieu d’une décimale.',
    'LIMS lent le lundi matin, unité de stockage pleine.',
  ),
  pair(
    'heure de la supervision decalee de 7 minutes',
    'Horloge de la supervision en avance de sept minutes.',
    'Supervision arrêtée une heure pour maintenance.',
  ),
  pair(
    'plus de sms alarme chambre froide depuis la maj',
    'Alarmes de chambre froide non envoyées par SMS depuis la mise à jour.',
    'Chambre froide 2 : éclairage grillé.',
  ),
  pair(
    'rendement granulation orvadol trop bas 93,1%',
    'Rendement de granulation à 93,1 % pour 96 % au moins sur Orvadol 1 g.',
    'Granulation d’Orvadol : bruit au démarrage.',
  ),
  pair(
    'eau PU14 180 ufc au lieu de 100 max',
    'Eau purifiée : 180 UFC/mL au point d’usage PU-14 pour une limite d’action de 100.',
    'Point d’usage PU-14 : robinet qui goutte.',
  ),
  pair(
    'mauvais tamis sur le calibreur 0,8 au lieu de 0,5',
    'Tamis de 0,8 mm monté à la place du tamis de 0,5 mm sur le calibreur.',
    'Tamis du calibreur à nettoyer plus souvent.',
  ),
  pair(
    'instruction nettoyage melangeur M1 vieille version',
    'Instruction de nettoyage du mélangeur M1 appliquée dans une version périmée.',
    'Mélangeur M1 : bouton remplacé, nouvelle version.',
  ),
  pair(
    'blisters pas etanches sortie thermoscelleuse, alveoles bleues',
    'Étanchéité des blisters insuffisante en sortie de thermoscelleuse. Quatre alvéoles bleues sur 100 au test.',
    'Sortie de thermoscelleuse : blisters mal empilés.',
  ),
  pair(
    'pesee stearate mg hors tol. 2,14 pour 2,00 kg',
    'Pesée de stéarate de magnésium hors tolérance : 2,14 kg pour 2,00 kg.',
    'Stéarate de magnésium : livraison en retard de 2 kg.',
  ),
  pair(
    'air comprime bat C pt de rosee a -28',
    'Air comprimé : point de rosée à −28 °C pour −40 °C au plus au réseau du bâtiment C.',
    'Air comprimé du bâtiment C : raccord remplacé.',
  ),
  pair(
    'tube dermorval troue a la pliure',
    'Pharmacie de Brest : tube de Dermorval percé à la pliure.',
    'Tube de Dermorval sans opercule au contrôle.',
  ),
];

/** In English or half in English: what the glossary is for. */
export const englishPairs: readonly FrenchPair[] = [
  pair(
    'leak on chiller GF-1',
    'Fuite de fluide frigorigène sur le groupe froid GF-1.',
    'Groupe électrogène GE-1 : essai mensuel fait.',
  ),
  pair(
    'transfer pump seized after cleaning',
    'Pompe de transfert P-12 grippée après le nettoyage en place.',
    'Transfert de stock après inventaire à corriger.',
  ),
  pair(
    'heat sealer plate temperature unstable',
    'Thermoscelleuse TS-2 : température du plateau instable de ±6 °C.',
    'Plateau de cantine : température des repas trop basse.',
  ),
  pair(
    'air compressor stopped, oil defect',
    'Compresseur d’air CA-1 arrêté sur défaut d’huile.',
    'Huile du groupe hydraulique à remplacer.',
  ),
  pair(
    'extinguishers of the boiler room not checked',
    'Deux extincteurs de la chaufferie hors date de contrôle.',
    'Chaufferie : serrure à remplacer.',
  ),
  pair(
    'solvent drums without spill tray behind the lab',
    'Bidons de solvant stockés sans rétention derrière le laboratoire.',
    'Bidons vides à évacuer de la cour.',
  ),
  pair(
    'burn when removing a filter on the steam line',
    'Brûlure légère au retrait d’un filtre sur la ligne de vapeur pure.',
    'Filtre de la ligne 2 à remplacer.',
  ),
  pair(
    'gas smell near the boiler',
    'Odeur de gaz signalée près de la chaudière 1.',
    'Chaudière 1 : ramonage à prévoir.',
  ),
  pair(
    'guardrail loose in the workshop',
    'Garde-corps descellé sur la mezzanine de l’atelier.',
    'Atelier : vis desserrées sur un banc.',
  ),
  pair(
    'quarantined batch can be booked in the ERP',
    'L’ERP laisse réserver un lot de matière en quarantaine.',
    'ERP : libellé du stock à traduire.',
  ),
  pair(
    'pallet labels printing stuck',
    'Impression des étiquettes de palette bloquée après 200 étiquettes.',
    'Palette bloquée au quai, transporteur absent.',
  ),
  pair(
    'expiry date illegible on Dermorval boxes',
    'Date de péremption illisible sur 40 étuis de Dermorval.',
    'Étuis de Dermorval rayés au transport.',
  ),
  pair(
    'gowning training expired, four operators',
    'Formation à l’habillage stérile périmée pour quatre opérateurs affectés au remplissage.',
    'Formation des opérateurs au chariot planifiée.',
  ),
  pair(
    'Cardiorval pallet shipped, not released',
    'Expédition d’une palette de Cardiorval non libérée vers le dépôt de Rennes.',
    'Palette de Cardiorval refaite après chute.',
  ),
  pair(
    'hatch seal found in mixing tank M4',
    'Joint de trappe effiloché retrouvé dans la cuve de mélange M4.',
    'Cuve de mélange M2 : peinture écaillée.',
  ),
  pair(
    'leaflet missing in a box of Cardiorval',
    'Officine de Dinan : notice manquante dans une boîte de Cardiorval.',
    'Boîte de Cardiorval légèrement enfoncée.',
  ),
  pair(
    'visible particle in an ampule of Injectorval',
    'Hôpital de Brest : ampoule d’Injectorval avec particule visible.',
    'Injectorval : ampoules livrées en avance.',
  ),
  pair(
    'label peeling off five ampules',
    'Clinique de Saint-Malo : étiquette décollée sur cinq ampoules.',
    'Cinq ampoules de rechange pour le bloc opératoire.',
  ),
  pair(
    'autoclave AC-2 probe OOT at calibration',
    'Sonde de température de l’autoclave AC-2 hors tolérance à l’étalonnage. Écart de +0,9 °C pour ±0,5 °C.',
    'Autoclave AC-2 : joint de porte changé.',
  ),
];

/** What is looked at while working on the engine: 75 pairs in French. */
export const seenPairs: readonly FrenchPair[] = [...hurriedPairs, ...more.seen];

/**
 * Written together with the seen ones, by the same rules: how people in a plant shorten, mistype and reorder a defect, and
 * another matter at the same place or machine. Only how many are found is ever looked at, never which.
 */
export const unseenPairs: readonly FrenchPair[] = more.unseen;

export const allPairs: readonly FrenchPair[] = [...seenPairs, ...unseenPairs, ...englishPairs];

/** Other texts of the demo, so that there is something to be wrong about. */
export const otherTexts: readonly string[] = [
  'Pharmacie de Lorient : flacon de Vanezil reçu sans cuillère-mesure.',
  'Grossiste de Nantes : dix cartons d’Orvadol écrasés à la livraison.',
  'Patient : goût inhabituel du sirop Vanezil.',
  'Pharmacie de Vannes : bouchon sécurité enfant de Vanezil impossible à ouvrir.',
  'Grossiste de Lyon : écart de 48 boîtes sur une commande de Dermorval.',
  'Hôpital de Rennes : spray Nasorval délivrant deux doses au lieu d’une.',
  'Centrale d’achat hospitalière : certificats d’analyse transmis en retard.',
  'Hôpital de Quimper : retard de livraison de trois semaines sur Injectorval.',
  'Patient : demande d’information sur la conservation de Dermorval.',
  'Porte de l’étuve ET-3 qui ne ferme plus.',
  'Éclairage de secours éteint dans l’escalier des archives.',
  'Bris d’un flacon d’acide chlorhydrique dans le couloir du laboratoire.',
  'Marche abîmée dans l’escalier du local technique.',
  'Installer des supports muraux pour les outils de changement de format.',
  'Remplacer les sacs de prélèvement par des flacons à usage unique.',
  'Numériser le registre des visiteurs des zones à atmosphère contrôlée.',
  'Surveiller la vibration des pompes critiques en continu.',
  'Afficher le rendement de la ligne en temps réel au poste.',
  'Regrouper les formations BPF en modules de vingt minutes.',
  'Récupérer la chaleur des compresseurs pour l’eau chaude sanitaire.',
  'Étiqueter les emplacements du magasin avec des codes à deux dimensions.',
  'La GMAO ferme les bons de travail sans compte rendu.',
  'Les rappels de révision des procédures ne partent plus.',
  'Tablette de ligne déconnectée à chaque changement d’équipe.',
  'La GMAO affiche deux fois les gammes du mois.',
  'Colonne CLHP utilisée après sa date de retrait pour le dosage de Vanezil.',
  'Comptage particulaire hors limite en zone C pendant le remplissage d’Injectorval. 412 000 particules pour 352 000.',
  'Étuve de stabilité 30 °C / 65 % HR arrêtée pendant un week-end.',
  'Deux numéros de lot différents sur la même palette de Nasorval.',
  'Tapis de sortie de l’encartonneuse : traces de graisse sur une vingtaine d’étuis.',
  'Trois étiquettes manquantes au bilan de la ligne 2.',
  'Manomètre de la cuve tampon à remplacer.',
  'Résultat hors spécification en dissolution à 30 minutes sur Cardiorval 20 mg. 74 % libérés pour 80 % au moins.',
  'Différence de pression négative entre la salle 114 et le couloir propre. −3 Pa relevés pour +15 Pa attendus.',
  'Trois dossiers de lot de Vanezil archivés sans la signature du pharmacien responsable.',
  'Réception de 12 fûts de lactose avec scellés rompus. Le certificat du fournisseur est conforme.',
  'Mélange de notices : douze notices de Dermorval dans un carton de Nasorval.',
];
