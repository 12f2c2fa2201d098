import { text } from '../../kernel/message';
import { type AuditType, auditBounds, auditTypeMessages, findingBounds } from '../audits/public';
import { field, type ValueOf } from './field';
import { auditImportFieldMessages as m } from './messages/audit-fields';
import { agendaOf } from './parsing/agenda';
import { type Cell, type Parsed, shownCell, understood, wrong } from './parsing/cell';
import { choiceOf } from './parsing/choices';
import { dayOf } from './parsing/days';
import { listOf, standardsOf } from './parsing/lists';
import { lineOf, textOf } from './parsing/texts';

const type = choiceOf<AuditType>(auditTypeMessages, {
  internal: ['audit interne', 'internal audit', 'interne', 'première partie', 'first party', 'processus'],
  supplier: ['audit fournisseur', 'supplier audit', 'vendor', 'sous-traitant', 'second party', 'seconde partie'],
  regulatory: ['audit externe', 'external', 'externe', 'inspection', 'autorité', 'certification', 'third party'],
});

const closed = choiceOf<'closed'>(
  { closed: text('Clos', 'Closed') },
  { closed: ['close', 'clôturé', 'cloture', 'fermé', 'terminé', 'soldé', 'done', 'complete', 'completed', 'finished'] },
);

/** Past audits come closed: one that goes on is planned here. */
function closedOf(cell: Exclude<Cell, null>): Parsed<'closed'> {
  const found = closed(cell);
  return found.problem ? wrong('onlyClosed', { value: shownCell(cell) }) : understood('closed');
}

const { place } = auditBounds;
const people = (most: number) => listOf({ most, letters: place });

/** Of the audit: every line of it may say them, and none says another thing. */
const ofAudit = {
  originalNumber: field(
    m.originalNumber,
    lineOf(60),
    ['n° d’audit', 'numéro d’audit', 'audit', 'audit number', 'référence', 'ref', 'reference', 'audit id', 'numéro'],
    'AI-2024-03',
  ),
  title: field(
    m.title,
    lineOf(auditBounds.title),
    ['titre', 'title', 'objet', 'intitulé', 'subject', 'audit title'],
    'Audit interne du conditionnement',
  ),
  type: field(m.type, type, ['type d’audit', 'audit type', 'nature', 'catégorie'], 'Interne'),
  scope: field(
    m.scope,
    textOf(auditBounds.scope),
    ['périmètre', 'scope', 'champ', 'domaine', 'objectif'],
    'Ligne 2, du vrac au produit fini',
  ),
  standards: field(
    m.standards,
    standardsOf({
      standards: { most: auditBounds.standards, letters: place },
      clauses: { most: auditBounds.clauses, letters: auditBounds.clause },
    }),
    ['référentiel', 'référentiels', 'standard', 'standards', 'norme', 'normes', 'criteria', 'critères'],
    'ISO 9001 : 8.4, 8.5 ; BPF',
  ),
  processes: field(
    m.processes,
    listOf({ most: auditBounds.processes, letters: place }),
    ['processus', 'process', 'processes', 'procédé'],
    'Conditionnement',
  ),
  site: field(m.site, lineOf(place), ['site', 'usine', 'plant', 'établissement'], 'Rennes'),
  departments: field(
    m.departments,
    listOf({ most: auditBounds.departments, letters: place }),
    [
      'services audités',
      'service audité',
      'service',
      'services',
      'département',
      'department',
      'departments',
      'secteur',
    ],
    'Conditionnement',
  ),
  supplier: field(
    m.supplier,
    lineOf(auditBounds.supplier),
    ['fournisseur', 'supplier', 'vendor', 'prestataire', 'sous-traitant'],
    '',
  ),
  plannedFrom: field(
    m.plannedFrom,
    dayOf,
    ['premier jour', 'date d’audit', 'date', 'début', 'du', 'start', 'start date', 'audit date', 'audité le', 'from'],
    '12/03/2024',
  ),
  plannedUntil: field(
    m.plannedUntil,
    dayOf,
    ['dernier jour', 'fin', 'au', 'end', 'end date', 'date de fin', 'until', 'to'],
    '13/03/2024',
  ),
  reportedOn: field(
    m.reportedOn,
    dayOf,
    ['rapport émis le', 'date du rapport', 'rapport du', 'report date', 'reported on', 'issued', 'issued on'],
    '20/03/2024',
  ),
  closedOn: field(
    m.closedOn,
    dayOf,
    ['audit clos le', 'clos le', 'date de clôture', 'clôturé le', 'clôture', 'closed on', 'closed', 'closing date'],
    '02/05/2024',
  ),
  status: field(m.status, closedOf, ['statut', 'status', 'état', 'etat', 'state', 'avancement'], 'Clos'),
  lead: field(
    m.lead,
    lineOf(254),
    ['responsable d’audit', 'auditeur principal', 'lead auditor', 'lead', 'rapporteur', 'auditeur'],
    'lead',
  ),
  auditors: field(
    m.auditors,
    people(auditBounds.auditors),
    ['auditeurs', 'co-auditeurs', 'auditors', 'équipe', 'équipe d’audit', 'team', 'audit team'],
    'Nadège Collin ; Paul Martin',
  ),
  auditees: field(m.auditees, people(auditBounds.auditees), ['audités', 'audité', 'auditees', 'auditee'], ''),
  observers: field(
    m.observers,
    people(auditBounds.observers),
    ['observateurs', 'observateur', 'observers', 'observer'],
    'Jeanne Kerbrat',
  ),
  agenda: field(
    m.agenda,
    agendaOf,
    ['programme des journées', 'programme de l’audit', 'planning', 'agenda', 'schedule'],
    '12/03/2024 09:00 | Réunion d’ouverture | Salle 2 | Nadège Collin | 30',
  ),
  conclusion: field(
    m.conclusion,
    textOf(auditBounds.summary),
    ['conclusion', 'synthèse', 'summary', 'résumé', 'commentaires', 'comments'],
    'Processus maîtrisé, un écart mineur.',
  ),
};

/** Of a finding: a line has one, or none where its audit found nothing. */
const ofFinding = {
  findingNumber: field(
    m.findingNumber,
    lineOf(60),
    ['n° de constat', 'numéro de constat', 'finding number', 'finding id', 'n° d’écart', 'écart n°'],
    'AI-2024-03-1',
  ),
  statement: field(
    m.statement,
    textOf(findingBounds.statement),
    ['constat', 'finding', 'écart', 'statement', 'description', 'observation', 'non-conformité', 'remarque'],
    'L’étiqueteuse n’est pas vérifiée avant chaque lot.',
  ),
  grade: field(
    m.grade,
    lineOf(100),
    ['niveau', 'grade', 'gravité', 'severity', 'criticité', 'classification', 'cotation', 'type de constat'],
    'Mineur',
  ),
  clause: field(
    m.clause,
    lineOf(findingBounds.clause),
    ['clause', 'article', 'exigence', 'paragraphe', 'requirement', 'chapitre'],
    '8.5',
  ),
  department: field(
    m.department,
    lineOf(findingBounds.place),
    ['service du constat', 'service concerné', 'finding department'],
    '',
  ),
  equipment: field(m.equipment, lineOf(findingBounds.place), ['équipement', 'equipment', 'machine', 'matériel'], ''),
  owner: field(
    m.owner,
    lineOf(254),
    ['responsable de la réponse', 'responsable', 'owner', 'pilote', 'assigned to', 'responsible'],
    'lead',
  ),
  dueOn: field(
    m.dueOn,
    dayOf,
    ['réponse pour le', 'échéance', 'date d’échéance', 'due', 'due date', 'délai', 'deadline', 'date limite'],
    '20/04/2024',
  ),
  findingClosedOn: field(
    m.findingClosedOn,
    dayOf,
    ['constat clos le', 'constat soldé le', 'soldé le', 'finding closed', 'finding closed on', 'date de solde'],
    '28/04/2024',
  ),
  cause: field(m.cause, textOf(findingBounds.text), ['cause', 'causes', 'cause racine', 'root cause'], ''),
  repeatOf: field(
    m.repeatOf,
    lineOf(60),
    ['répétition de', 'constat répété', 'récurrence de', 'repeat of', 'repeated finding', 'repeats'],
    '',
  ),
  correction: field(
    m.correction,
    textOf(findingBounds.text),
    [
      'correction',
      'action',
      'actions',
      'action corrective',
      'actions correctives',
      'capa',
      'corrective action',
      'réponse',
    ],
    'Vérification ajoutée au dossier de lot',
  ),
};

export const auditFields = { ...ofAudit, ...ofFinding };
export type AuditFieldName = keyof typeof auditFields;
export type AuditValues = { -readonly [Name in AuditFieldName]?: ValueOf<(typeof auditFields)[Name]> };
export const fieldsOfAudit = Object.keys(ofAudit) as readonly (keyof typeof ofAudit)[];
export const fieldsOfFinding = Object.keys(ofFinding) as readonly (keyof typeof ofFinding)[];
