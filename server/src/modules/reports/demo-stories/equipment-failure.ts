import type { Story } from './story';

export const equipmentFailures: readonly Story[] = [
  {
    ...{ by: 'thomas.riou', ago: 295, department: 'Maintenance', origin: 'randomly' },
    equipment: 'Presse KORSCH 2',
    what: 'Rupture de la courroie de la presse KORSCH 2 en cours de lot.',
    where: 'Bâtiment C, compression, ligne 2',
    howMany: 'Arrêt de 9 heures',
    how: 'Arrêt machine',
    why: 'Une campagne décalée d’un jour.',
    case: {
      ...{ lead: 'thomas.riou', criticality: 'Major', until: 'closed' },
      impact: ['Minor impact', 'Produit en trémie détruit, 12 kg.'],
      stop: '9 heures.',
      causes: [
        {
          ...{ m: 'Method', evidence: 'Historique GMAO.' },
          whys: [
            'La courroie a cassé',
            'Elle avait 14 000 heures',
            'Son remplacement n’est pas planifié à l’heure de marche',
          ],
        },
      ],
      measures: [
        {
          ...{ for: 'lead', due: -210, until: 'completed', kind: 'préventive' },
          title: 'Planifier le remplacement des courroies à 8 000 heures',
          action: 'Compteur horaire relié à la GMAO pour les quatre presses.',
          goal: 'Aucune rupture en production',
          check: ['Aucune rupture de courroie sur six mois', 'Six mois sans rupture, deux remplacements planifiés.'],
        },
      ],
    },
  },
  {
    ...{ by: 'lead', ago: 252, department: 'Maintenance', origin: 'gemba', reference: 'GEMBA-15' },
    equipment: 'CTA 4',
    what: 'Vibration du ventilateur de la CTA 4 au-dessus de 7 mm/s.',
    where: 'Combles techniques, CTA 4',
    howMany: 'Un ventilateur',
    how: 'Tournée vibratoire',
    why: 'La ventilation des salles de pesée en dépend.',
    case: {
      ...{ lead: 'lead', criticality: 'Major', until: 'closed', qa: 'helene.guerin' },
      impact: ['No impact', 'Pressions maintenues pendant toute la période.'],
      stop: 'Arrêt planifié de 4 h la nuit.',
      qualification: 'Débits mesurés après remontage, conformes.',
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Spectre vibratoire.' },
          whys: [
            'Le palier est usé',
            'Il n’a pas été graissé à la dernière révision',
            'Le graisseur est caché par la gaine',
          ],
        },
      ],
      measures: [
        {
          ...{ for: 'thomas.riou', due: -170, until: 'completed', kind: 'corrective' },
          title: 'Déporter le graisseur du palier de la CTA 4',
          action: 'Flexible et point de graissage en façade.',
          goal: 'Vibration inférieure à 3 mm/s',
        },
      ],
    },
  },
  {
    ...{ by: 'reporter', ago: 176, department: 'Conditionnement', origin: 'randomly' },
    equipment: 'Ligne 3',
    what: 'Caméra de lecture des codes en défaut sur la ligne 3.',
    where: 'Ligne de conditionnement 3',
    howMany: 'Trois arrêts dans l’équipe',
    how: 'Alarme',
    why: 'Sans lecture, la sérialisation est impossible.',
    case: {
      ...{ lead: 'nadege.collin', criticality: 'Major', until: 'approved' },
      impact: ['Minor impact', 'Aucun étui non sérialisé.'],
      stop: '2 h 40 au total.',
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Journal de la caméra.' },
          whys: ['L’éclairage faiblit', 'Les diodes ont dépassé 30 000 heures'],
        },
      ],
      measures: [
        {
          ...{ for: 'nadege.collin', due: 1, until: 'in_progress', kind: 'corrective', approver: 'lead' },
          title: 'Remplacer les éclairages des cinq caméras de lecture',
          action: 'Kit livré, deux caméras déjà équipées.',
          goal: 'Taux de lecture supérieur à 99,8 %',
          talk: [['lead', 'Garder l’ancien kit en secours, merci @nadege.collin.']],
        },
      ],
    },
  },
  {
    ...{ by: 'nadege.collin', ago: 151, department: 'Maintenance', origin: 'randomly' },
    equipment: 'Groupe froid GF-1',
    what: 'Fuite de fluide frigorigène sur le groupe froid GF-1.',
    where: 'Terrasse technique',
    howMany: '4 kg de R-134a',
    how: 'Contrôle d’étanchéité annuel',
    why: 'Chambres froides et climatisation en dépendent.',
    case: {
      ...{ lead: 'thomas.riou', criticality: 'Major', until: 'approved' },
      impact: ['Minor impact', 'Températures tenues par le groupe de secours.'],
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Rapport du frigoriste.' },
          whys: ['Une brasure est fissurée', 'La tuyauterie vibre sans support'],
        },
      ],
      measures: [
        {
          ...{ for: 'thomas.riou', due: -11, until: 'ready_for_qa', kind: 'corrective' },
          title: 'Supporter la tuyauterie du groupe froid GF-1',
          action: 'Quatre colliers amortis, contrôle d’étanchéité à trois mois.',
          goal: 'Aucune fuite au contrôle suivant',
        },
        {
          ...{ for: 'lead', due: -40, until: 'cancelled', kind: 'préventive' },
          title: 'Louer un groupe froid de secours pendant la réparation',
          action: 'Contrat de location d’un mois.',
          goal: 'Continuité du froid',
          reason: 'Le groupe est réparé plus tôt que prévu.',
        },
      ],
    },
  },
  {
    ...{ by: 'amelie.roux', ago: 113, department: 'Production', origin: 'randomly' },
    equipment: 'Balance BA-07',
    what: 'Balance BA-07 instable, affichage variant de 4 g à vide.',
    where: 'Centrale de pesée, poste 2',
    howMany: 'Une balance',
    how: 'Contrôle journalier',
    why: 'Les pesées ne sont plus justes.',
    taken: [
      'Balance retirée, pesées transférées au poste 1.',
      'Ne pas peser avec un appareil douteux.',
      '06:20',
      '20 minutes',
    ],
    case: {
      ...{ lead: 'amelie.roux', criticality: 'Minor', until: 'closed' },
      impact: ['No impact', 'Le contrôle de la veille était conforme.'],
      causes: [
        {
          ...{ m: 'Mother Nature', evidence: 'Plan de ventilation.' },
          whys: ['Un courant d’air touche le plateau', 'La bouche de soufflage a été réorientée'],
        },
      ],
      measures: [
        {
          ...{ for: 'nadege.collin', due: -60, until: 'completed', kind: 'corrective' },
          title: 'Réorienter la bouche de soufflage du poste 2',
          action: 'Déflecteur posé, stabilité contrôlée.',
          goal: 'Affichage stable à 0,1 g',
        },
      ],
    },
  },
  {
    ...{ by: 'lead', ago: 88, department: 'Maintenance', origin: 'randomly' },
    equipment: 'Pompe de transfert P-12',
    what: 'Pompe de transfert P-12 grippée après le nettoyage en place.',
    where: 'Préparation des sirops',
    howMany: 'Une pompe',
    how: 'Disjonction moteur',
    why: 'Le transfert du sirop est arrêté.',
    case: {
      ...{ lead: 'lead', criticality: 'Minor', until: 'ready_for_qa', reviewed: 5 },
      impact: ['Minor impact', 'Un lot retardé de 6 h.'],
      stop: '6 heures.',
      causes: [
        {
          ...{ m: 'Method', evidence: 'Recette de nettoyage N-4.' },
          whys: ['La garniture a tourné à sec', 'La recette laisse tourner la pompe pendant la vidange'],
        },
      ],
      measures: [
        {
          ...{ for: 'lead', due: 14, until: 'in_progress', kind: 'corrective' },
          title: 'Arrêter la pompe P-12 avant la vidange dans la recette N-4',
          action: 'Modification de recette et essai sur eau.',
          goal: 'Aucune marche à sec',
        },
      ],
    },
  },
  {
    ...{ by: 'mathieu.salaun', ago: 69, department: 'Laboratoire', origin: 'randomly' },
    equipment: 'Lyophilisateur pilote',
    what: 'Lyophilisateur pilote : perte de vide en fin de cycle.',
    where: 'Laboratoire de développement',
    howMany: 'Un cycle perdu',
    how: 'Enregistreur',
    why: 'Étude retardée de deux semaines.',
    case: {
      ...{ lead: 'mathieu.salaun', criticality: 'Minor', until: 'writing', ready: 1 },
      impact: ['No impact', 'Lot d’étude, non destiné aux patients.'],
      causes: [{ ...{ m: 'Machines', evidence: '' }, whys: ['Le joint de porte fuit'] }],
    },
  },
  {
    ...{ by: 'thomas.riou', ago: 49, department: 'Maintenance', origin: 'randomly' },
    what: 'Onduleur de la supervision en défaut de batteries.',
    where: 'Salle serveurs',
    howMany: 'Une branche sur deux',
    how: 'Alarme technique',
    why: 'Une coupure ferait perdre l’historique.',
    case: {
      ...{ lead: 'nadege.collin', criticality: 'Major', until: 'writing', ready: 2 },
      granted: [4, 'Délai de livraison des batteries'],
      impact: ['Minor impact', 'Aucune coupure pendant la période.'],
      qualification: 'Essai de coupure à refaire après remplacement.',
      causes: [
        {
          ...{ m: 'Money', evidence: 'Budget de renouvellement.' },
          whys: ['Les batteries ont sept ans', 'Leur remplacement a été reporté deux fois'],
        },
      ],
    },
  },
  {
    ...{ by: 'reporter', ago: 27, department: 'Conditionnement', origin: 'randomly' },
    equipment: 'Thermoscelleuse TS-2',
    what: 'Thermoscelleuse TS-2 : température du plateau instable de ±6 °C.',
    where: 'Ligne de conditionnement 2',
    howMany: 'Deux arrêts',
    how: 'Courbe de l’automate',
    why: 'Le scellage n’est plus garanti.',
    files: ['courbe-plateau-TS-2.png'],
    case: {
      ...{ lead: 'lead', criticality: 'Major', until: 'writing', ready: 2 },
      impact: ['Minor impact', 'Blisters contrôlés, étanches.'],
      stop: '1 h 20.',
      talk: [['reporter', 'Nouvelle dérive ce matin, +5 °C à 9 h 40, @lead.']],
      links: ['EF_0001'],
    },
  },
  {
    ...{ by: 'yannick.prigent', ago: 11, department: 'Conditionnement', origin: 'randomly' },
    equipment: 'Robot de palettisation',
    what: 'Robot de palettisation : perte de vide sur une ventouse.',
    where: 'Fin de ligne 1',
    howMany: 'Six chutes de carton par équipe',
    why: 'Cartons abîmés, arrêts répétés.',
    case: { ...{ lead: 'reporter', criticality: 'Minor', until: 'new' } },
  },
  {
    ...{ by: 'lead', ago: 6, department: 'Maintenance', origin: 'randomly' },
    equipment: 'Compresseur CA-1',
    what: 'Compresseur d’air CA-1 arrêté sur défaut d’huile.',
    where: 'Local compresseurs',
    howMany: 'Un compresseur sur deux',
    how: 'Alarme',
    why: 'Plus de secours sur le réseau d’air.',
    taken: ['Bascule sur CA-2, vidange lancée.', 'Garder le réseau en pression.', '05:50', '25 minutes'],
    case: { ...{ lead: 'lead', criticality: 'Major', until: 'new' } },
  },
  {
    ...{ by: 'designer', ago: 84, department: 'Assurance qualité', origin: 'randomly' },
    equipment: 'Enregistreur des archives',
    what: 'Enregistreur de température des archives en panne.',
    where: 'Archives',
    why: 'Les conditions d’archivage ne sont plus prouvées.',
    case: {
      ...{ lead: 'designer', criticality: 'Minor', until: 'void' },
      reason: 'Appareil retiré du plan de surveillance le mois dernier.',
    },
  },
  {
    ...{ by: 'lead', ago: 2, department: 'Maintenance', origin: 'gemba', reference: 'GEMBA-35' },
    equipment: 'Ligne 4',
    what: 'Détecteur de métaux de la ligne 4 : éjection retardée au test.',
    where: 'Compression, ligne 4',
    howMany: 'Un témoin sur trois non éjecté',
    why: 'Un corps métallique pourrait passer.',
    ends: 'waiting',
  },
  {
    ...{ by: 'thomas.riou', ago: 1, department: 'Maintenance', origin: 'randomly' },
    equipment: 'Étuve ET-3',
    what: 'Porte de l’étuve ET-3 qui ne ferme plus.',
    where: 'Laverie',
    ends: 'waiting',
  },
  {
    ...{ by: 'lead', ago: 0, department: 'Maintenance', origin: 'randomly' },
    equipment: 'Convoyeur 5',
    what: 'Échauffement du moteur du convoyeur 5',
    ends: 'draft',
  },
];
