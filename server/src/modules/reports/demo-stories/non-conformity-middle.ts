import type { Story } from './story';

export const middleNonConformities: readonly Story[] = [
  {
    ...{ by: 'validator', ago: 171, department: 'Production', origin: 'gemba', reference: 'GEMBA-19' },
    what: 'Rendement de granulation à 93,1 % pour 96 % au moins sur Orvadol 1 g.',
    where: 'Salle 112, granulateur GR-1',
    howMany: 'Lot L2301, 18 kg manquants',
    how: 'Bilan de fin d’étape',
    why: 'La perte n’est pas expliquée.',
    case: {
      ...{ lead: 'validator', criticality: 'Minor', until: 'approved', qa: 'helene.guerin' },
      impact: ['Minor impact', 'Perte retrouvée dans le filtre : pas de mélange avec un autre produit.'],
      batches: [['Orvadol 1 g, comprimé effervescent', 'L2301', 'In Progress']],
      stop: 'Nettoyage du filtre, 3 h.',
      SQIPP: {},
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Photos du filtre à manches.' },
          whys: ['Le filtre à manches retient la poudre', 'Le décolmatage pneumatique n’atteint plus 4 bar'],
        },
      ],
      measures: [
        {
          ...{ for: 'nadege.collin', due: 12, until: 'ready_for_qa', kind: 'corrective' },
          title: 'Remplacer l’électrovanne de décolmatage du granulateur GR-1',
          action: 'Remplacement et essai à 4,5 bar, relevé joint à l’action.',
          goal: 'Rendement supérieur à 96 % sur trois lots',
        },
        {
          ...{ for: 'reporter', due: 20, until: 'in_progress', kind: 'préventive' },
          title: 'Relever la pression de décolmatage au début de chaque lot',
          action: 'Ligne ajoutée au dossier de lot.',
          goal: 'Baisse de pression vue avant la perte',
        },
      ],
    },
  },
  {
    ...{ by: 'paul.hascoet', ago: 149, department: 'Laboratoire', origin: 'randomly' },
    what: 'Colonne CLHP utilisée après sa date de retrait pour le dosage de Vanezil.',
    where: 'Laboratoire de contrôle, paillasse 4',
    howMany: 'Trois séquences, neuf lots',
    how: 'Revue des cahiers de colonne',
    why: 'La validité des dosages est à démontrer.',
    case: {
      ...{ lead: 'paul.hascoet', criticality: 'Major', until: 'approved' },
      impact: ['No impact', 'Les tests de conformité du système sont dans les limites pour les trois séquences.'],
      batches: [['Vanezil, sirop 125 mL', 'L2288', 'In Progress']],
      SQIPP: {},
      causes: [
        {
          ...{ m: 'Management', evidence: 'Registre des colonnes.' },
          whys: ['La date de retrait n’est inscrite que dans le registre', 'L’étiquette de la colonne ne la porte pas'],
        },
      ],
      measures: [
        {
          ...{ for: 'paul.hascoet', due: -6, until: 'in_progress', kind: 'corrective' },
          title: 'Imprimer la date de retrait sur l’étiquette de chaque colonne',
          action: 'Modèle d’étiquette revu, 64 colonnes réétiquetées.',
          goal: 'Aucune colonne périmée en service',
        },
      ],
    },
  },
  {
    ...{ by: 'reporter', ago: 133, department: 'Production', origin: 'randomly' },
    what: 'Eau purifiée : 180 UFC/mL au point d’usage PU-14 pour une limite d’action de 100.',
    where: 'Boucle d’eau purifiée, point PU-14',
    howMany: 'Un point sur dix-huit',
    how: 'Contrôle microbiologique hebdomadaire',
    why: 'L’eau entre dans la préparation de Vanezil.',
    taken: [
      'Point condamné, désinfection à 80 °C, nouveau prélèvement.',
      'Ne pas utiliser une eau non conforme.',
      '11:15',
      '6 h',
    ],
    case: {
      ...{ lead: 'nadege.collin', criticality: 'Critical', until: 'approved' },
      impact: ['Major impact', 'Deux lots préparés avec cette eau, en attente du contrôle microbien.'],
      batches: [
        ['Vanezil, sirop 125 mL', 'L2340', 'On hold'],
        ['Vanezil, sirop 125 mL', 'L2341', 'On hold'],
      ],
      decision: 'Libération suspendue au dénombrement microbien des deux lots.',
      stop: 'Préparation des sirops arrêtée deux jours.',
      SQIPP: { Purity: 'Charge microbienne de l’eau au-dessus de la limite d’action.' },
      regulatory: 'Limite d’action dépassée, information du pharmacien responsable.',
      recurrent: 'Deux dépassements sur la même branche en dix-huit mois.',
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Plan isométrique de la boucle, révision C.' },
          whys: [
            'Un biofilm s’est formé au point PU-14',
            'L’eau stagne derrière la vanne',
            'Le piquage fait un bras mort de plus de trois diamètres',
          ],
        },
        {
          ...{ m: 'Method', type: 'Contributive', evidence: 'Planning de désinfection.' },
          whys: ['La désinfection mensuelle ne passe pas par PU-14'],
        },
      ],
      measures: [
        {
          ...{ for: 'thomas.riou', due: -14, until: 'approved', kind: 'corrective' },
          title: 'Supprimer le bras mort du point PU-14',
          action: 'Vanne à membrane en fond plat, soudure orbitale et requalification.',
          goal: 'Moins de 10 UFC/mL sur douze semaines',
          check: ['Douze contrôles hebdomadaires sous 10 UFC/mL'],
        },
        {
          ...{ for: 'amelie.roux', due: 5, until: 'in_progress', kind: 'préventive', cause: 1, approver: 'qa' },
          title: 'Étendre la désinfection mensuelle à tous les points d’usage',
          action: 'Mode opératoire EAU-07 revu, dix-huit points cochés un à un.',
          goal: 'Tous les points désinfectés chaque mois',
          talk: [['qa', 'Le mode opératoire révisé est attendu pour la revue de vendredi, @amelie.roux.']],
        },
      ],
      team: [['paul.hascoet', 'Microbiologie']],
    },
  },
  {
    ...{ by: 'yannick.prigent', ago: 122, department: 'Conditionnement', origin: 'randomly' },
    what: 'Date de péremption illisible sur 40 étuis de Dermorval.',
    where: 'Ligne de conditionnement 2, marqueur jet d’encre',
    howMany: '40 étuis en fin de bobine',
    how: 'Contrôle en cours, toutes les 30 minutes',
    why: 'Un étui sans date lisible ne peut pas être vendu.',
    case: {
      ...{ lead: 'lead', criticality: 'Minor', until: 'void' },
      reason: 'Doublon du dossier de panne ouvert pour le même marqueur.',
    },
  },
];
