export interface DemoAlert {
  readonly by: string;
  /** Without names: everyone. */
  readonly to?: readonly string[];
  readonly team?: string;
  readonly text: string;
  readonly cases?: readonly string[];
  /** Words of the action that it points to. */
  readonly action?: string;
  /** How the text begins that it answers. */
  readonly answers?: string;
  readonly readBy?: readonly string[];
  readonly tickedBy?: readonly string[];
}

/** Once the colleagues are there too. */
export const laterAlerts: readonly DemoAlert[] = [
  {
    by: 'emma.tanguy',
    text: 'Exercice d’évacuation du bâtiment D mercredi à 10 h. Le point de rassemblement est le parking nord.',
    readBy: ['company.admin', 'lead', 'qa', 'designer'],
    tickedBy: ['company.admin'],
  },
  {
    by: 'thomas.riou',
    team: 'Maintenance',
    text: 'Cartouche du sécheur SA-2 livrée demain matin. Prévoir deux heures d’arrêt du réseau du bâtiment C.',
    readBy: ['lead'],
  },
  {
    by: 'fatou.diallo',
    to: ['validator', 'lead'],
    text: 'La palette de Cardiorval est revenue de Rennes, scellés intacts. Elle attend en quarantaine, travée 2.',
    readBy: ['validator'],
    tickedBy: ['validator'],
  },
  {
    by: 'paul.hascoet',
    to: ['qa', 'designer', 'lead'],
    text: 'Résultats des cinquante sprays du lot L2230 : tous conformes. Le rapport est prêt à signer.',
    readBy: ['qa'],
  },
  {
    by: 'helene.guerin',
    team: 'Assurance qualité',
    text: 'Inspection confirmée le mois prochain. Merci de relire vos dossiers ouverts avant vendredi.',
    readBy: ['qa'],
    tickedBy: ['qa'],
  },
  {
    by: 'qa',
    team: 'Assurance qualité',
    text: 'Bien reçu, la liste des dossiers ouverts est sur le tableau du bureau.',
    answers: 'Inspection confirmée',
    readBy: ['designer'],
  },
  {
    by: 'amelie.roux',
    team: 'Production',
    text: 'Ligne 3 : la photo de référence du magasin de notices est affichée. Merci de l’appliquer dès ce soir.',
    readBy: ['reporter', 'validator'],
    tickedBy: ['reporter'],
  },
  {
    by: 'yannick.prigent',
    to: ['reporter', 'company.admin'],
    text: 'Tri des étuis de Nasorval terminé, feuille signée. Bravo à l’équipe du matin.',
    readBy: ['reporter'],
  },
  {
    by: 'nadege.collin',
    to: ['lead', 'company.admin'],
    text: 'Le frigoriste passe lundi à 8 h pour le groupe GF-1. J’ouvre le local.',
  },
  {
    by: 'company.admin',
    text: 'Merci à tous pour la dernière campagne : 96 % des dossiers clos dans les délais.',
    readBy: ['lead', 'validator'],
  },
];
