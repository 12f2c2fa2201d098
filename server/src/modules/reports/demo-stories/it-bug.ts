import type { Story } from './story';

export const itBugs: readonly Story[] = [
  {
    ...{ by: 'reporter', ago: 277, department: 'Production', origin: 'randomly' },
    what: 'Double validation possible d’une étape dans le dossier de lot électronique.',
    where: 'Dossier de lot électronique, étape de compression',
    howMany: 'Deux lots touchés',
    how: 'Revue du dossier',
    why: 'Deux signatures pour un même geste : la trace n’est plus sûre.',
    case: {
      ...{ lead: 'mathieu.salaun', criticality: 'Critical', until: 'closed', qa: 'helene.guerin' },
      impact: ['Major impact', 'Deux dossiers revus et annotés.'],
      validation: 'Scénario de test ajouté au dossier de validation.',
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Journal applicatif.' },
          whys: ['Deux appuis rapides envoient deux demandes', 'Le serveur ne reconnaît pas la seconde'],
        },
      ],
      measures: [
        {
          ...{ for: 'mathieu.salaun', due: -195, until: 'completed', kind: 'corrective' },
          title: 'Installer la version 4.2 du dossier de lot',
          action: 'Installation, qualification et formation des chefs d’équipe.',
          goal: 'Aucune double signature',
          check: ['Trois mois sans double signature', 'Aucune double signature sur 214 lots.'],
        },
      ],
    },
  },
  {
    ...{ by: 'paul.hascoet', ago: 222, department: 'Laboratoire', origin: 'randomly' },
    what: 'Le LIMS arrondit les résultats de teneur à l’unité au lieu d’une décimale.',
    where: 'LIMS, module de calcul',
    howMany: '31 bulletins',
    how: 'Contrôle croisé',
    why: 'Un résultat limite peut paraître conforme.',
    case: {
      ...{ lead: 'designer', criticality: 'Major', until: 'closed' },
      impact: ['Minor impact', '31 bulletins recalculés, tous conformes.'],
      validation: 'Calculs revalidés après correction.',
      causes: [
        {
          ...{ m: 'Method', evidence: 'Fiche de modification du LIMS.' },
          whys: ['Le format a changé à la mise à jour', 'Les formats ne sont pas dans les tests de non-régression'],
        },
      ],
      measures: [
        {
          ...{ for: 'paul.hascoet', due: -140, until: 'completed', kind: 'préventive' },
          title: 'Ajouter les formats de résultat aux tests de non-régression',
          action: 'Douze cas de test écrits et exécutés.',
          goal: 'Aucun changement de format non vu',
        },
      ],
    },
  },
  {
    ...{ by: 'lead', ago: 165, department: 'Maintenance', origin: 'randomly' },
    what: 'La GMAO ferme les bons de travail sans compte rendu.',
    where: 'GMAO, application mobile',
    howMany: '18 bons en un mois',
    how: 'Revue mensuelle',
    why: 'Le travail fait n’est pas prouvé.',
    case: {
      ...{ lead: 'lead', criticality: 'Minor', until: 'approved' },
      impact: ['Minor impact', '18 comptes rendus écrits après coup.'],
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Version 2.8 de l’application.' },
          whys: ['Le champ n’est obligatoire que sur ordinateur'],
        },
      ],
      measures: [
        {
          ...{ for: 'lead', due: 8, until: 'in_progress', kind: 'corrective' },
          title: 'Rendre le compte rendu obligatoire sur mobile',
          action: 'Demande à l’éditeur, version 2.9 en recette.',
          goal: 'Aucun bon clos sans compte rendu',
        },
      ],
    },
  },
  {
    ...{ by: 'validator', ago: 109, department: 'Production', origin: 'randomly' },
    what: 'L’ERP laisse réserver un lot de matière en quarantaine.',
    where: 'ERP, gestion des stocks',
    howMany: 'Une réservation, arrêtée au magasin',
    how: 'Contrôle du magasinier',
    why: 'Une matière non libérée pourrait être consommée.',
    case: {
      ...{ lead: 'validator', criticality: 'Critical', until: 'ready_for_qa', qa: 'helene.guerin', reviewed: 1 },
      impact: ['Minor impact', 'Aucune matière sortie.'],
      validation: 'Test de blocage à ajouter.',
      causes: [
        {
          ...{ m: 'Method', evidence: 'Table des droits.' },
          whys: ['Le statut n’est pas contrôlé à la réservation', 'Le contrôle n’existe qu’à la sortie'],
        },
      ],
      measures: [
        {
          ...{ for: 'fatou.diallo', due: 26, until: 'in_progress', kind: 'corrective' },
          title: 'Bloquer la réservation des lots en quarantaine dans l’ERP',
          action: 'Paramétrage, test et recette avec le magasin.',
          goal: 'Réservation impossible sans libération',
        },
      ],
    },
  },
  {
    ...{ by: 'nadege.collin', ago: 73, department: 'Maintenance', origin: 'randomly' },
    what: 'Horloge de la supervision en avance de sept minutes.',
    where: 'Supervision du bâtiment D',
    howMany: 'Tous les enregistrements depuis trois jours',
    how: 'Comparaison avec le dossier de lot',
    why: 'Les heures des deux systèmes ne concordent plus.',
    case: {
      ...{ lead: 'thomas.riou', criticality: 'Major', until: 'returned' },
      reason: 'La liste des lots concernés manque à la page Processus.',
      impact: ['Minor impact', 'Décalage constant, corrigé par note au dossier.'],
      causes: [
        {
          ...{ m: 'Machines', evidence: 'Journal du serveur de temps.' },
          whys: ['Le serveur de temps n’est plus joint', 'Son adresse a changé avec le réseau'],
        },
      ],
    },
  },
  {
    ...{ by: 'designer', ago: 40, department: 'Assurance qualité', origin: 'randomly' },
    what: 'Les rappels de révision des procédures ne partent plus.',
    where: 'Gestion documentaire',
    howMany: '23 procédures dépassées',
    how: 'Tableau de bord mensuel',
    why: 'Des procédures restent en vigueur après leur échéance.',
    case: {
      ...{ lead: 'designer', criticality: 'Minor', until: 'writing', ready: 1 },
      impact: ['Minor impact', 'Revue accélérée des 23 procédures.'],
      talk: [['mathieu.salaun', 'Le prestataire confirme : la tâche de nuit est arrêtée depuis la migration.']],
    },
  },
  {
    ...{ by: 'amelie.roux', ago: 20, department: 'Production', origin: 'randomly' },
    what: 'Tablette de ligne déconnectée à chaque changement d’équipe.',
    where: 'Lignes 1 à 4',
    howMany: 'Quatre tablettes',
    why: 'Saisies faites sur papier puis recopiées.',
    case: {
      ...{ lead: 'lead', criticality: 'Minor', until: 'writing' },
      impact: ['Minor impact', 'Recopie contrôlée par une seconde personne.'],
    },
  },
  {
    ...{ by: 'lead', ago: 8, department: 'Maintenance', origin: 'randomly' },
    what: 'Alarmes de chambre froide non envoyées par SMS depuis la mise à jour.',
    where: 'Supervision, module d’appel',
    howMany: 'Trois chambres froides',
    why: 'L’astreinte n’est plus prévenue.',
    case: {
      ...{ lead: 'reporter', criticality: 'Critical', until: 'new' },
      talk: [['lead', 'Ronde de nuit en place jusqu’à la correction.']],
    },
  },
  {
    ...{ by: 'reporter', ago: 2, department: 'Conditionnement', origin: 'randomly' },
    what: 'Impression des étiquettes de palette bloquée après 200 étiquettes.',
    where: 'Fin de ligne 2',
    why: 'Redémarrage nécessaire deux fois par équipe.',
    ends: 'waiting',
  },
  {
    ...{ by: 'lead', ago: 1, department: 'Maintenance', origin: 'randomly' },
    what: 'La GMAO affiche deux fois les gammes du mois.',
    where: 'GMAO',
    why: 'Risque de faire deux fois la même intervention.',
    ends: 'waiting',
  },
];
