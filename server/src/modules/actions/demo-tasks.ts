import type { Priority } from '@vigie/domain/modules/actions/record';
import type { ActionStory } from './demo-story';

export interface TaskStory extends ActionStory {
  readonly by: string;
  readonly title: string;
  readonly description: string;
  readonly priority: Priority;
  /** Days from today. */
  readonly due: number | null;
  readonly todos?: readonly (readonly [text: string, completed: boolean])[];
}

/** Tasks by hand: what colleagues ask of one another from day to day. */
export const workshopTasks: readonly TaskStory[] = [
  {
    ...{ by: 'qa', for: 'lead', approver: 'helene.guerin', priority: 'high', due: 1, until: 'in_progress' },
    title: 'Présenter le plan de maintenance préventive à l’inspection',
    description: 'Dix minutes, avec les indicateurs du trimestre et les écarts de l’année.',
    todos: [
      ['Extraire les indicateurs de la GMAO', true],
      ['Relire avec Claire Vasseur', false],
    ],
    talk: [
      ['qa', 'Salle Ouessant à 9 h, @lead. Prévoir la liste des équipements critiques.'],
      ['lead', 'Noté, la liste est prête.'],
    ],
  },
  {
    ...{ by: 'lead', for: 'thomas.riou', approver: 'lead', priority: 'medium', due: 6, until: 'in_progress' },
    title: 'Remplacer la cartouche du sécheur SA-2',
    description: 'Cartouche commandée ; contrôler le point de rosée deux heures après.',
    todos: [
      ['Réceptionner la cartouche', true],
      ['Remplacer', false],
      ['Relever le point de rosée', false],
    ],
  },
  {
    ...{ by: 'lead', for: 'nadege.collin', approver: 'lead', priority: 'high', due: 0, until: 'in_progress' },
    title: 'Consigner le groupe GF-1 avant l’intervention du frigoriste',
    description: 'Consignation électrique et hydraulique, cadenas et affichage.',
  },
  {
    ...{ by: 'validator', for: 'amelie.roux', approver: 'validator', priority: 'low', due: 17, until: 'in_progress' },
    title: 'Mettre à jour le tableau de polyvalence de l’équipe du matin',
    description: 'Ajouter les deux habilitations du mois dernier.',
  },
  {
    ...{
      by: 'validator',
      for: 'reporter',
      approver: 'yannick.prigent',
      priority: 'high',
      due: 2,
      until: 'ready_for_qa',
    },
    title: 'Contrôler les 500 étuis de Nasorval mis à part',
    description: 'Tri à 100 %, comptage des notices, feuille signée par deux personnes.',
    todos: [['500 étuis contrôlés', true]],
    talk: [['reporter', 'Tri terminé, aucune notice étrangère. @yannick.prigent, la feuille est sur votre bureau.']],
  },
  {
    ...{ by: 'qa', for: 'designer', approver: 'qa', priority: 'medium', due: 11, until: 'in_progress' },
    title: 'Préparer la revue annuelle du produit Vanezil',
    description: 'Réclamations, écarts, stabilité, changements : les cinq chapitres du modèle.',
    todos: [
      ['Réclamations', true],
      ['Écarts', true],
      ['Stabilité', false],
      ['Changements', false],
    ],
  },
  {
    ...{
      by: 'helene.guerin',
      for: 'mathieu.salaun',
      approver: 'helene.guerin',
      priority: 'low',
      due: 28,
      until: 'in_progress',
    },
    title: 'Traduire en anglais la procédure de rappel de lot',
    description: 'Pour l’inspection d’un client étranger.',
  },
  {
    ...{
      by: 'designer',
      for: 'helene.guerin',
      approver: 'designer',
      priority: 'medium',
      due: 4,
      until: 'ready_for_qa',
    },
    title: 'Relire le plan d’audit interne du trimestre',
    description: 'Vérifier que les six ateliers et le laboratoire y sont.',
  },
  {
    ...{ by: 'qa', for: 'paul.hascoet', approver: 'qa', priority: 'high', due: 3, until: 'approved' },
    title: 'Mesurer la dose de cinquante sprays du lot L2230',
    description: 'Protocole DOS-18, résultats individuels joints.',
  },
  {
    ...{ by: 'validator', for: 'fatou.diallo', approver: 'validator', priority: 'medium', due: 8, until: 'approved' },
    title: 'Séparer les zones d’attente avant et après libération',
    description: 'Marquage au sol et panneau, essai sur une semaine.',
  },
  {
    ...{ by: 'lead', for: 'thomas.riou', approver: 'lead', priority: 'low', due: 5, until: 'completed' },
    title: 'Ranger l’armoire des joints par référence',
    description: 'Bacs étiquetés, quantités minimales indiquées.',
  },
  {
    ...{ by: 'emma.tanguy', for: 'lead', approver: 'emma.tanguy', priority: 'high', due: 7, until: 'completed' },
    title: 'Afficher la fiche de consignation révisée au local vapeur',
    description: 'Fiche CS-18, révision 3, plastifiée.',
  },
  {
    ...{ by: 'qa', for: 'designer', approver: 'helene.guerin', priority: 'medium', due: 2, until: 'completed' },
    title: 'Archiver les dossiers d’inspection de l’an dernier',
    description: 'Deux cartons, bordereau signé.',
  },
  {
    ...{ by: 'company.admin', for: 'validator', priority: 'low', due: 35, until: 'in_progress' },
    title: 'Proposer les objectifs de production de l’an prochain',
    description: 'Une page, avec les hypothèses de volume.',
  },
  {
    ...{ by: 'company.admin', for: 'emma.tanguy', approver: 'qa', priority: 'medium', due: 13, until: 'in_progress' },
    title: 'Organiser l’exercice d’évacuation du bâtiment D',
    description: 'Avec les pompiers de la commune, hors production stérile.',
  },
  {
    ...{ by: 'validator', for: 'yannick.prigent', priority: 'medium', due: null, until: 'cancelled' },
    title: 'Commander un second jeu de pièces de format pour la ligne 3',
    description: 'Format 60 × 120.',
    reason: 'Un jeu complet a été retrouvé à l’atelier.',
  },
  {
    ...{ by: 'lead', for: 'nadege.collin', approver: 'lead', priority: 'medium', due: 19, until: 'in_progress' },
    title: 'Étalonner les balances BAL-104 et BAL-105',
    description: 'Cinq points, masses E2, certificats à joindre.',
    files: ['certificat-BAL-104.pdf'],
    todos: [
      ['BAL-104', true],
      ['BAL-105', false],
    ],
  },
];
