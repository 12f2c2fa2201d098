import type { Meaning } from '../meanings';
import type { Phrasebook } from '../phrases';

/** What records are called. Endings of plural and feminine, accents and hyphens do not matter. */
export const recordPhrases: Phrasebook<Meaning> = [
  [
    `non conformité|nonconformité|non conformity|nonconformity|non conformities|nonconformities|
    non conformance|nonconformance|nc|ncs|ncr|ncrs|écart|écart qualité|déviation|deviation|quality deviation|
    défaut qualité|défaut de qualité|quality defect|quality issue|problème qualité|problème de qualité|
    quality problem|non conforming product|produit non conforme`,
    { says: 'kind', kind: 'nonConformity' },
  ],
  [
    `réclamation|réclamation client|réclamation de client|réclamation des clients|reclamation client|plainte|
    plainte client|plainte de client|complaint|customer complaint|client complaint|complaint from customers|
    complaints from clients|claim|customer claim|retour client|litige|litige client|cc|ccs|customer feedback|
    complainte`,
    { says: 'kind', kind: 'customerComplaint' },
  ],
  [
    `amélioration|idée d amélioration|proposition d amélioration|suggestion d amélioration|
    opportunité d amélioration|improvement|improvement idea|improvement suggestion|improvement proposal|
    improvement request|demande d amélioration|piste d amélioration|axe d amélioration|
    improvement opportunities|improvement opportunity|suggestion|kaizen|idée|imp`,
    { says: 'kind', kind: 'improvement' },
  ],
  [
    `bug|bug informatique|bug it|it bug|software bug|anomalie informatique|problème informatique|
    incident informatique|panne informatique|it issue|it problem|it incident|it ticket|ticket informatique|
    ticket it|it failure|computer problem|computer bug|bogue`,
    { says: 'kind', kind: 'itBug' },
  ],
  [
    `panne|panne d équipement|panne équipement|panne machine|panne de machine|panne des machines|
    panne matériel|défaillance|défaillance d équipement|défaillance machine|défaillance équipement|
    equipment failure|equipment breakdown|machine failure|machine breakdown|breakdown|equipment problem|
    failure|ef|équipement en panne|machine en panne|broken equipment|broken machine`,
    { says: 'kind', kind: 'equipmentFailure' },
  ],
  [
    `hse|ehs|hse case|accident|accident de travail|accident du travail|accident hse|accident de sécurité|
    incident hse|incident sécurité|incident de sécurité|safety incident|safety issue|safety case|
    safety problem|workplace accident|work accident|presque accident|presqu accident|near miss|near misses|
    injury|injuries|événement hse|événement sécurité|situation dangereuse|problème de sécurité|problème hse|
    hse issue|hse incident|hse event|environmental incident|incident environnemental|incident environnement`,
    { says: 'kind', kind: 'hse' },
  ],
  [
    'dossier|dossier qualité|case|cas|incident|affaire|quality case|quality event|événement qualité|event',
    { says: 'list', list: 'cases' },
  ],
  ['action|plan d action|action plan|tâche|task|to dos|todo|chose à faire|mesure', { says: 'list', list: 'actions' }],
  [
    `capa|plan capa|capa plan|capa action|action capa|action de capa|action issue de capa|
    action issue d une capa|action issue du plan capa|action corrective|action préventive|corrective action|
    preventive action|action corrective et préventive|corrective and preventive action|mesure corrective|
    mesure préventive|corrective measure|preventive measure|corrective|préventive|actions from capa|
    tâche capa|capa task`,
    { says: 'list', list: 'actions', values: { origin: ['capa'] } },
  ],
  [
    `action immédiate|immediate action|action d urgence|containment action|action de confinement|
    mesure immédiate|immediate measure|containment|curative action|action curative`,
    { says: 'list', list: 'actions', values: { origin: ['immediate'] } },
  ],
  [
    `tâche manuelle|manual task|tâche créée à la main|tâche ajoutée à la main|task made by hand|
    task created by hand|hand made task|action manuelle|manual action`,
    { says: 'list', list: 'actions', values: { origin: ['task'] } },
  ],
  [
    `rapport|report|signalement|déclaration|boîte de réception|inbox|issue|issue report|fiche de signalement|
    remontée|entrée de la boîte de réception|inbox entries|inbox entry|alerte qualité|problème|problem|
    problème signalé|reported problem|problem report|incident report|rapport d incident|
    déclaration d incident|signalement d incident`,
    { says: 'list', list: 'reports' },
  ],
  [
    `questionnaire|checklist|check list|formulaire|formulaire rempli|filled form|form|survey|liste de contrôle|
    grille`,
    { says: 'list', list: 'questionnaires' },
  ],
  [
    `modèle|modèle de questionnaire|template|questionnaire template|template of questionnaires|form template|
    trame|modèle de formulaire|checklist template|modèle de checklist`,
    { says: 'list', list: 'templates' },
  ],
];
