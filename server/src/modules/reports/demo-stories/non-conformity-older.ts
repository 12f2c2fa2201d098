import type { Story } from './story';

export const olderNonConformities: readonly Story[] = [
  {
    ...{ by: 'paul.hascoet', ago: 326, department: 'Laboratoire', origin: 'randomly' },
    what: 'Résultat hors spécification en dissolution à 30 minutes sur Cardiorval 20 mg. 74 % libérés pour 80 % au moins.',
    where: 'Laboratoire de contrôle, salle 207',
    howMany: 'Lot L2114, six unités sur six sous la limite',
    how: 'Essai de dissolution de libération',
    why: 'Le lot ne peut pas être libéré et le procédé d’enrobage est en question.',
    taken: [
      'Lot bloqué, seconde préparation par un autre analyste.',
      'Écarter une erreur de laboratoire.',
      '10:20',
      '4 h',
    ],
    files: ['bulletin-L2114.pdf'],
    case: {
      ...{ lead: 'lead', criticality: 'Critical', until: 'closed' },
      impact: ['Critical impact', 'La biodisponibilité n’est pas garantie : le lot est refusé.'],
      batches: [['Cardiorval 20 mg, gélule', 'L2114', 'Rejected']],
      decision: 'Lot refusé et détruit, procès-verbal DES-31.',
      stop: 'Enrobage arrêté deux jours, le temps des essais.',
      SQIPP: { Quality: 'Dissolution hors spécification.', Potency: 'La dose est libérée trop tard.' },
      regulatory: 'Résultat hors spécification confirmé, inscrit à la revue annuelle du produit.',
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Courbes de la turbine TE-3, trois derniers lots.' },
          whys: [
            'Les gélules libèrent trop lentement leur contenu',
            'Le film d’enrobage est trop épais',
            'Le débit de pulvérisation a dérivé de 12 % au-dessus de la consigne',
            'Le débitmètre de la turbine n’est pas dans le programme d’étalonnage',
          ],
        },
      ],
      measures: [
        {
          ...{ for: 'thomas.riou', due: -240, until: 'completed', kind: 'corrective' },
          title: 'Étalonner le débitmètre de la turbine TE-3 et l’ajouter au programme',
          action: 'Étalonnage initial, puis tous les six mois, fiche MET-214.',
          goal: 'Écart de débit inférieur à 2 %',
          check: ['Cinq lots d’enrobage sans dérive de débit', 'Cinq lots relus, écart maximal 0,8 %.'],
        },
      ],
      talk: [
        ['paul.hascoet', 'Seconde préparation : 73 %. L’erreur de laboratoire est écartée, @lead.'],
        ['qa', 'Lot refusé ce jour, merci pour la réactivité.'],
      ],
    },
  },
  {
    ...{ by: 'reporter', ago: 301, department: 'Production', origin: 'gemba', reference: 'GEMBA-12' },
    what: 'Différence de pression négative entre la salle 114 et le couloir propre. −3 Pa relevés pour +15 Pa attendus.',
    where: 'Bâtiment C, salle de granulation 114',
    howMany: 'Une salle, deux heures, aucun lot ouvert',
    how: 'Lecture du manomètre pendant la tournée',
    why: 'La cascade de pression protège le produit de la contamination croisée.',
    taken: [
      'Arrêt de l’activité et fermeture du sas matériel.',
      'Éviter l’entrée d’air du couloir.',
      '09:05',
      '15 minutes',
    ],
    case: {
      ...{ lead: 'thomas.riou', criticality: 'Major', until: 'closed', qa: 'helene.guerin' },
      impact: ['Minor impact', 'Aucun produit exposé : la salle était vide de lot et nettoyée avant reprise.'],
      stop: 'Granulation arrêtée 5 h.',
      qualification: 'Contrôle particulaire avant reprise, conforme.',
      causes: [
        {
          ...{ m: 'Method', evidence: 'Bon de travail BT-4410, registre de la CTA 7.' },
          whys: [
            'Le débit d’extraction dépasse le débit de soufflage',
            'Le volet de soufflage est resté à mi-course après le changement de filtres',
            'La gamme de changement de filtres ne prévoit pas de contrôle de pression à la fin',
          ],
        },
      ],
      measures: [
        {
          ...{ for: 'nadege.collin', due: -230, until: 'completed', kind: 'corrective' },
          title: 'Ajouter le relevé des pressions à la gamme de changement de filtres',
          action: 'Point d’arrêt : dix manomètres relevés et signés avant remise en service.',
          goal: 'Aucune inversion de pression après intervention',
        },
      ],
    },
  },
  {
    ...{ by: 'designer', ago: 268, department: 'Assurance qualité', origin: 'audit', reference: 'AUD-04' },
    what: 'Trois dossiers de lot de Vanezil archivés sans la signature du pharmacien responsable.',
    where: 'Archives, armoire 12',
    howMany: 'Lots L1980, L1983 et L1991',
    how: 'Audit interne du circuit documentaire',
    why: 'La libération n’est pas prouvée par le dossier.',
    case: {
      ...{ lead: 'mathieu.salaun', criticality: 'Major', until: 'closed' },
      impact: ['No impact', 'Les trois certificats de libération existent et sont signés dans l’ERP.'],
      batches: [['Vanezil, sirop 125 mL', 'L1980', 'In Progress']],
      SQIPP: {},
      regulatory: 'Écart documentaire au chapitre 4 des BPF, régularisé par note au dossier.',
      causes: [
        {
          ...{ m: 'Management', evidence: 'Instruction ARC-02, version 5.' },
          whys: [
            'Les dossiers ont été classés avant la signature',
            'L’archivage part de la date de fin de lot et non de la libération',
            'L’instruction d’archivage ne nomme pas de condition d’entrée',
          ],
        },
      ],
      measures: [
        {
          ...{ for: 'designer', due: -190, until: 'completed', kind: 'préventive' },
          title: 'N’archiver qu’un dossier libéré : liste de contrôle à l’entrée',
          action: 'Révision de l’instruction ARC-02 et formation des deux archivistes.',
          goal: 'Aucun dossier incomplet à l’audit suivant',
        },
      ],
    },
  },
  {
    ...{ by: 'fatou.diallo', ago: 241, department: 'Logistique', origin: 'randomly' },
    what: 'Réception de 12 fûts de lactose avec scellés rompus. Le certificat du fournisseur est conforme.',
    where: 'Quai de réception 1',
    howMany: '12 fûts sur 40, lot fournisseur LAC-7781',
    how: 'Contrôle à réception',
    why: 'L’intégrité de la matière n’est plus prouvée.',
    files: ['constat-LAC-7781.pdf'],
    case: {
      ...{ lead: 'fatou.diallo', criticality: 'Minor', until: 'closed' },
      impact: ['No impact', 'Fûts refusés avant prélèvement, aucune matière utilisée.'],
      SQIPP: { Purity: 'Contamination non exclue sur les 12 fûts, refusés.' },
      causes: [
        {
          ...{ m: 'Material', evidence: 'Réponse du fournisseur du lot LAC-7781.' },
          whys: [
            'Les scellés ont rompu pendant le transport',
            'Les fûts étaient gerbés sur deux hauteurs',
            'Le cahier des charges du transport autorise le gerbage',
          ],
        },
      ],
      measures: [
        {
          ...{ for: 'fatou.diallo', due: -150, until: 'completed', kind: 'corrective' },
          title: 'Interdire le gerbage des fûts dans le cahier des charges du transport',
          action: 'Avenant signé avec les deux transporteurs.',
          goal: 'Aucun scellé rompu sur dix réceptions',
        },
      ],
    },
  },
  {
    ...{ by: 'amelie.roux', ago: 214, department: 'Conditionnement', origin: 'randomly' },
    what: 'Mélange de notices : douze notices de Dermorval dans un carton de Nasorval.',
    where: 'Ligne de conditionnement 3, magasin de notices',
    howMany: '12 notices sur 5 000',
    how: 'Code pharma rejeté par la caméra',
    why: 'Un patient pourrait recevoir la notice d’un autre médicament.',
    taken: [
      'Ligne arrêtée, magasin vidé, réconciliation complète.',
      'Aucun étui ne doit partir avec une mauvaise notice.',
      '15:40',
      '2 h',
    ],
    case: {
      ...{ lead: 'amelie.roux', criticality: 'Critical', until: 'reopened', qa: 'helene.guerin' },
      reason: 'Une notice étrangère a été retrouvée lors du contrôle de la campagne suivante.',
      impact: ['Major impact', 'Les douze notices ont été rejetées par la caméra ; le lot est réconcilié.'],
      batches: [['Nasorval, spray nasal 15 mL', 'L2230', 'On hold']],
      decision: 'Libération après contrôle de 500 étuis.',
      stop: 'Ligne 3 arrêtée 6 h.',
      SQIPP: { Identity: 'Risque de confusion, arrêté par la lecture du code.' },
      regulatory: 'Mélange d’articles de conditionnement, sans unité distribuée.',
      recurrent: 'Deuxième mélange de notices en un an sur cette ligne.',
      causes: [
        {
          ...{ m: 'Method', evidence: 'Feuille de vide de ligne de la campagne précédente.' },
          whys: [
            'Douze notices sont restées sous le tapis du magasin',
            'Le vide de ligne ne demande pas de relever le tapis',
          ],
        },
      ],
      measures: [
        {
          ...{ for: 'reporter', due: -9, until: 'in_progress', kind: 'corrective', approver: 'validator' },
          title: 'Relever le tapis du magasin de notices à chaque vide de ligne',
          action: 'Nouvelle photo de référence et case sur la feuille de vide de ligne.',
          goal: 'Aucune notice oubliée sur vingt changements',
        },
      ],
      talk: [
        ['helene.guerin', 'Dossier rouvert : merci de revoir la cause, @amelie.roux. Le tapis n’explique pas tout.'],
      ],
    },
  },
  {
    ...{ by: 'lead', ago: 198, department: 'Maintenance', origin: 'audit', reference: 'AUD-05' },
    what: 'Sonde de température de l’autoclave AC-2 hors tolérance à l’étalonnage. Écart de +0,9 °C pour ±0,5 °C.',
    where: 'Laverie, autoclave AC-2',
    howMany: '14 cycles depuis le dernier étalonnage',
    how: 'Étalonnage annuel',
    why: 'Les cycles ont peut-être été trop froids.',
    case: {
      ...{ lead: 'lead', criticality: 'Major', until: 'closed' },
      impact: [
        'Minor impact',
        'Les 14 cycles gardent une valeur stérilisatrice supérieure à 15 avec la sonde corrigée.',
      ],
      qualification: 'Cartographie de contrôle après remplacement, conforme.',
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Certificat d’étalonnage 4471.' },
          whys: [
            'La sonde a dérivé',
            'Sa gaine est fissurée',
            'Elle n’est contrôlée qu’une fois par an malgré 600 cycles',
          ],
        },
      ],
      measures: [
        {
          ...{ for: 'lead', due: -120, until: 'completed', kind: 'préventive' },
          title: 'Passer l’étalonnage des sondes d’autoclave à six mois',
          action: 'Fréquence changée dans la GMAO pour AC-1, AC-2 et AC-3.',
          goal: 'Dérive inférieure à 0,3 °C entre deux étalonnages',
        },
      ],
    },
  },
];
