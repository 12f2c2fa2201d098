import type { Story } from './story';

export const improvements: readonly Story[] = [
  {
    ...{ by: 'reporter', ago: 258, department: 'Production', type: 'risk', origin: 'gemba', reference: 'GEMBA-14' },
    what: 'Installer des supports muraux pour les outils de changement de format.',
    where: 'Lignes de conditionnement',
    why: 'Vingt minutes perdues à chaque changement.',
    case: {
      ...{ lead: 'lead', criticality: 'Minor', until: 'closed' },
      risk: [3, 6, 3, 'Armoire fermée, clé chez le chef d’équipe.'],
      causes: [{ ...{ m: 'Method' }, whys: ['Les outils sont rangés loin de la ligne'] }],
      measures: [
        {
          ...{ for: 'thomas.riou', due: -150, until: 'completed', kind: 'préventive' },
          title: 'Poser quatre panneaux d’outils avec silhouettes',
          action: 'Un panneau par ligne, inventaire en fin d’équipe.',
          goal: 'Changement de format sous 40 minutes',
          check: ['Dix changements chronométrés sous 40 minutes', 'Moyenne de 34 minutes sur douze changements.'],
        },
      ],
    },
  },
  {
    ...{ by: 'amelie.roux', ago: 203, department: 'Production', type: 'risk', origin: 'randomly' },
    what: 'Remplacer les sacs de prélèvement par des flacons à usage unique.',
    where: 'Centrale de pesée',
    why: 'Moins de manipulation, moins de poussière.',
    case: {
      ...{ lead: 'amelie.roux', criticality: 'Minor', until: 'closed', qa: 'helene.guerin' },
      risk: [5, 3, 4, 'Hotte aspirante et double ensachage.'],
      causes: [{ ...{ m: 'Material' }, whys: ['Le sac s’ouvre à la main au-dessus du fût'] }],
      measures: [
        {
          ...{ for: 'reporter', due: -90, until: 'completed', kind: 'préventive' },
          title: 'Passer au flacon de prélèvement stérile de 100 mL',
          action: 'Référence 4-118, mode opératoire PRE-03 révisé.',
          goal: 'Aucun prélèvement refait en six mois',
        },
      ],
    },
  },
  {
    ...{
      by: 'designer',
      ago: 160,
      department: 'Assurance qualité',
      type: 'risk',
      origin: 'audit',
      reference: 'AUD-06',
    },
    what: 'Numériser le registre des visiteurs des zones à atmosphère contrôlée.',
    where: 'Accueil et sas du bâtiment D',
    why: 'Registre illisible, durée de présence inconnue.',
    case: {
      ...{ lead: 'designer', criticality: 'Minor', until: 'approved' },
      risk: [4, 4, 5, 'Registre papier relu chaque mois.'],
      causes: [{ ...{ m: 'Method' }, whys: ['Le registre est rempli à la main'] }],
      measures: [
        {
          ...{ for: 'designer', due: 22, until: 'in_progress', kind: 'préventive', approver: 'qa' },
          title: 'Mettre en service la borne d’enregistrement des visiteurs',
          action: 'Borne à l’accueil, extraction mensuelle signée.',
          goal: 'Toutes les visites tracées',
        },
        {
          ...{ for: 'mathieu.salaun', due: -18, until: 'completed', kind: 'préventive' },
          title: 'Rédiger la notice d’information des visiteurs',
          action: 'Notice en français et en anglais.',
          goal: 'Notice remise à chaque visite',
        },
      ],
    },
  },
  {
    ...{ by: 'lead', ago: 118, department: 'Maintenance', type: 'risk', origin: 'gemba', reference: 'GEMBA-24' },
    what: 'Surveiller la vibration des pompes critiques en continu.',
    where: 'Locaux techniques',
    why: 'Deux pannes évitables l’an dernier.',
    case: {
      ...{ lead: 'nadege.collin', criticality: 'Major', until: 'approved' },
      risk: [6, 5, 6, 'Tournée vibratoire trimestrielle.'],
      causes: [{ ...{ m: 'Measurement' }, whys: ['L’usure n’est vue qu’une fois par trimestre'] }],
      measures: [
        {
          ...{ for: 'nadege.collin', due: 34, until: 'in_progress', kind: 'préventive' },
          title: 'Équiper douze pompes de capteurs de vibration',
          action: 'Capteurs sans fil, seuils dans la supervision.',
          goal: 'Panne annoncée au moins une semaine avant',
        },
        {
          ...{ for: 'lead', due: 2, until: 'ready_for_qa', kind: 'préventive' },
          title: 'Définir les seuils de vibration par famille de pompes',
          action: 'Relevé de référence sur douze pompes.',
          goal: 'Seuils validés par le constructeur',
          files: ['seuils-vibration.xlsx'],
        },
      ],
      team: [['thomas.riou', 'Instrumentation']],
    },
  },
  {
    ...{ by: 'validator', ago: 86, department: 'Production', type: 'risk', origin: 'randomly' },
    what: 'Afficher le rendement de la ligne en temps réel au poste.',
    where: 'Ligne de conditionnement 4',
    why: 'Les pertes ne sont vues qu’en fin d’équipe.',
    case: {
      ...{ lead: 'reporter', criticality: 'Minor', until: 'ready_for_qa', reviewed: 1 },
      risk: [2, 6, 4, 'Relevé papier horaire.'],
      causes: [{ ...{ m: 'Measurement' }, whys: ['Le compteur n’est lu qu’en fin d’équipe'] }],
      measures: [
        {
          ...{ for: 'reporter', due: 40, until: 'in_progress', kind: 'préventive' },
          title: 'Installer un écran de rendement sur la ligne 4',
          action: 'Écran relié à l’automate, essai d’un mois.',
          goal: 'Perte vue dans l’heure',
        },
      ],
    },
  },
  {
    ...{ by: 'mathieu.salaun', ago: 50, department: 'Assurance qualité', type: 'risk', origin: 'randomly' },
    what: 'Regrouper les formations BPF en modules de vingt minutes.',
    where: 'Site',
    why: 'Les équipes de nuit manquent les sessions d’une journée.',
    case: {
      ...{ lead: 'mathieu.salaun', criticality: 'Minor', until: 'writing', ready: 1 },
      risk: [4, 5, 3, 'Rattrapage individuel.'],
    },
  },
  {
    ...{ by: 'lead', ago: 31, department: 'Maintenance', type: 'risk', origin: 'gemba', reference: 'GEMBA-31' },
    what: 'Récupérer la chaleur des compresseurs pour l’eau chaude sanitaire.',
    where: 'Local compresseurs',
    why: 'Économie estimée à 60 MWh par an.',
    case: {
      ...{ lead: 'lead', criticality: 'Minor', until: 'writing' },
      risk: [2, 3, 2, 'Aucun lien avec le produit.'],
      talk: [
        ['company.admin', 'Bonne idée, le budget énergie peut la porter. @lead, un chiffrage pour la fin du mois ?'],
      ],
    },
  },
  {
    ...{ by: 'qa', ago: 14, department: 'Assurance qualité', type: 'risk', origin: 'randomly' },
    what: 'Ajouter un résumé d’une page aux dossiers transmis à l’inspection.',
    where: 'Assurance qualité',
    why: 'L’inspecteur demande toujours les mêmes cinq informations.',
    case: { ...{ lead: 'qa', criticality: 'Minor', until: 'new', qa: 'helene.guerin' } },
  },
  {
    ...{ by: 'fatou.diallo', ago: 4, department: 'Logistique', type: 'risk', origin: 'randomly' },
    what: 'Étiqueter les emplacements du magasin avec des codes à deux dimensions.',
    where: 'Magasin',
    why: 'Erreurs de rangement chaque semaine.',
    ends: 'waiting',
  },
  {
    ...{ by: 'lead', ago: 3, department: 'Maintenance', type: 'risk', origin: 'randomly' },
    what: 'Prévoir une prise d’air dédiée aux outils de l’atelier.',
    where: 'Atelier de maintenance',
    why: 'La pression baisse en salle quand l’atelier travaille.',
    ends: 'waiting',
  },
  {
    ...{ by: 'designer', ago: 0, department: 'Assurance qualité', type: 'risk', origin: 'randomly' },
    what: 'Partager les fiches réflexes sur les tablettes',
    ends: 'draft',
  },
  {
    ...{ by: 'reporter', ago: 5, department: 'Production', type: 'risk', origin: 'randomly' },
    what: 'Ajouter un banc dans le sas',
    ends: 'discarded',
  },
];
