import type { Meaning, ValueMeaning, ValuesByList } from '../meanings';
import type { Phrasebook } from '../phrases';

const value = (values: ValuesByList, more: Omit<ValueMeaning, 'says' | 'values'> = {}): Meaning => ({
  says: 'value',
  values,
  ...more,
});
const status = (...values: string[]) => ({ status: values });

/** What the lists count as work to be done. */
const open: ValuesByList = {
  cases: status('in_progress', 'ready_for_qa'),
  actions: status('in_progress', 'ready_for_qa'),
  reports: status('waiting_approval', 'waiting_for_update'),
  questionnaires: status('in_progress'),
};
const closed: ValuesByList = {
  cases: status('closed'),
  actions: status('completed'),
  reports: status('approved', 'rejected'),
  questionnaires: status('submitted'),
};
const high: ValuesByList = { actions: { priority: ['high'] }, reports: { severity: ['high'] } };
const medium: ValuesByList = { actions: { priority: ['medium'] }, reports: { severity: ['medium'] } };
const low: ValuesByList = { actions: { priority: ['low'] }, reports: { severity: ['low'] } };

export const statusPhrases: Phrasebook<Meaning> = [
  ['ouvert', value(open, { opposite: closed, happened: 'created', isOnlyHappened: true })],
  ['nouveau|nouvelle|nouveaux|new|not yet decided', value({ reports: status('waiting_approval') })],
  [
    `open|still open|encore ouvert|toujours ouvert|actif|active|outstanding|unresolved|unfinished|non résolu|
    inachevé|à traiter|restant|remaining|left to do|still to do|still to be done|not over|in the works|
    pas fini|pending work|reste à faire|ongoing work|live|en suspens`,
    value(open, { opposite: closed }),
  ],
  ['opened', { says: 'date', field: 'created' }],
  [
    `clos|close|closed|clôturé|cloturé|fermé|terminé|completed|complete|done|finished|fini|achevé|résolu|
    resolved|réalisé|soldé|traité|processed|handled|dealt with|closed out|effectué|accompli|solved|fait`,
    value(closed, { opposite: open, happened: 'ended' }),
  ],
  [
    `en cours|in progress|ongoing|being worked on|under way|underway|en cours de traitement|
    under investigation|en cours d investigation|being filled|en cours de remplissage|en traitement|in work`,
    value({
      cases: status('in_progress'),
      actions: status('in_progress'),
      questionnaires: status('in_progress'),
      reports: open.reports ?? {},
    }),
  ],
  [
    `prêt|ready|prêt pour l aq|prêt pour la qa|prêt pour qa|prêt pour aq|ready for qa|ready for the qa|
    ready for quality|ready for review|ready for qa review|waiting for qa|waiting for qa review|awaiting qa|
    awaiting qa review|pending qa|pending qa review|with qa|chez l aq|chez la qa|à l aq|en attente de l aq|
    en attente aq|en attente de revue|en attente de revue aq|à revoir par l aq|à revoir|en revue|in review|
    under review|in qa review|to be reviewed by qa|to be reviewed|soumis à l aq|submitted to qa|
    needing qa review|needs qa review|need qa review|needing review|qa review|needs review|need review|
    to be checked by qa|revue aq|revue qa|waiting on qa|qa to review|que l aq doit revoir|aq doit revoir|
    qa has to review|qa must review|qa should review|qa needs to review|qa to check|awaiting review|
    pending review|waiting for review|prêt à être revu|en revue aq|en attente d aq|en attente qa|
    en attente de la qa`,
    value({ cases: status('ready_for_qa'), actions: status('ready_for_qa') }),
  ],
  [
    'approuvé|approved|accepté|accepted',
    value(
      { cases: status('approved'), actions: status('approved'), reports: status('approved') },
      { happened: 'ended' },
    ),
  ],
  [
    'validé|validated|signed off',
    value(
      { cases: status('approved'), actions: status('approved'), reports: status('approved') },
      { opposite: { cases: status('waiting_approval'), reports: status('waiting_approval') }, happened: 'ended' },
    ),
  ],
  [
    'annulé|void|voided|cancelled|canceled|abandonné|abandoned|given up|discarded|invalidé|supprimé|dropped',
    value(
      {
        cases: status('void'),
        actions: status('cancelled'),
        reports: status('discarded'),
        questionnaires: status('discarded'),
      },
      { happened: 'ended' },
    ),
  ],
  [
    `en attente de validation|en attente d approbation|en attente de décision|en attente d une décision|
    en attente|à valider|à approuver|waiting for validation|waiting approval|waiting for approval|
    waiting for a decision|waiting for decision|awaiting approval|awaiting validation|awaiting a decision|
    awaiting decision|pending approval|pending validation|pending decision|to be validated|to be approved|
    to validate|to approve|waiting to be approved|waiting to be validated|waiting|pending|awaiting|undecided|
    pas encore décidé|en attente d être validé|en attente d être approuvé|en attente d un validateur|
    à décider|to be decided|to decide|to decide on|awaiting sign off|needing approval|need approval|
    needs approval|needing validation|que je dois valider|qui doivent être validés|valider|approuver|validate|
    approve|non validé|not validated|unvalidated|qui attendent une validation|qui attendent une décision|
    qui attendent`,
    value(
      {
        cases: status('waiting_approval'),
        reports: status('waiting_approval'),
        actions: open.actions ?? {},
        questionnaires: open.questionnaires ?? {},
      },
      { usually: 'reports' },
    ),
  ],
  [
    `en attente de complément|en attente d un complément|en attente d information|en attente d informations|
    en attente de précisions|en attente de mise à jour|à compléter|waiting for update|waiting for an update|
    waiting for updates|waiting for information|waiting for more information|awaiting update|
    awaiting an update|pending update|to be completed|to complete|needing more information|
    for more information|more information|plus d information|sent back for more information|
    informations complémentaires|complément d information|information complémentaire|incomplet|sent back|
    renvoyé|retourné|returned`,
    value({ reports: status('waiting_for_update'), questionnaires: status('in_progress') }),
  ],
  [
    `brouillon|draft|draft of|brouillon de|en brouillon|in draft|non envoyé|not sent|pas encore envoyé|
    not yet sent|unsent|unpublished|non publié|pas encore publié|not published`,
    value({ reports: status('draft'), templates: status('draft'), questionnaires: status('in_progress') }),
  ],
  [
    `archivé|mis de côté|rejeté|refusé|rejected|archived|declined|classé sans suite|sans suite|turned down|
    refused`,
    value({ reports: status('rejected'), templates: status('retired') }, { happened: 'ended' }),
  ],
  [
    'envoyé|submitted|sent|soumis|rempli|filled|filled in|filled out|remis|répondu|answered',
    value(
      { questionnaires: status('submitted'), reports: status('waiting_approval') },
      { opposite: { questionnaires: status('in_progress'), reports: status('draft') }, happened: 'ended' },
    ),
  ],
  [
    'publié|published|en vigueur|released',
    value({ templates: status('published') }, { opposite: { templates: status('draft') }, happened: 'ended' }),
  ],
  ['retiré|retired|withdrawn|obsolète|obsolete', value({ templates: status('retired') }, { happened: 'ended' })],
];

const urgency = (cases: readonly string[], actions: readonly string[]): ValuesByList => ({
  cases: { urgency: cases },
  actions: { due: actions },
});

export const otherValuePhrases: Phrasebook<Meaning> = [
  // Known, and no filter of any list.
  [
    `dernier|dernière|latest|newest|most recent|récent|recent|recently|récemment|oldest|plus ancien|
    plus anciennes|plus récentes|first|en premier|d abord|trié par|triées par|sorted by|ordered by|
    par ordre de|confidentiel|confidential|last`,
    value({}),
  ],
  [
    `critique|critical|criticité critique|critical criticality|niveau critique|most critical|plus critique|
    gravissime`,
    value({ cases: { criticality: ['Critical'] }, reports: { severity: ['high'] } }),
  ],
  ['majeur|major|criticité majeure', value({ cases: { criticality: ['Major'] }, reports: { severity: ['medium'] } })],
  ['mineur|minor|criticité mineure', value({ cases: { criticality: ['Minor'] }, reports: { severity: ['low'] } })],
  [
    `priorité haute|haute priorité|priorité élevée|prioritaire|high priority|top priority|with high priority|
    de priorité haute|en priorité haute|priorité 1|p1|gravité haute|haute gravité|gravité élevée|
    high severity|grave|severe|serious|très grave|de gravité haute|with high severity|severity high|
    priority high|de haute gravité|highest priority|forte priorité|priorité forte`,
    value(high),
  ],
  [
    `priorité moyenne|moyenne priorité|medium priority|normal priority|priorité normale|gravité moyenne|
    medium severity|p2|de priorité moyenne|de gravité moyenne|severity medium|priority medium|
    moyennement grave`,
    value(medium),
  ],
  [
    `priorité basse|basse priorité|faible priorité|priorité faible|low priority|non prioritaire|
    peu prioritaire|gravité basse|faible gravité|gravité faible|low severity|p3|peu grave|de faible gravité|
    de gravité basse|severity low|priority low|lowest priority|de faible priorité`,
    value(low),
  ],
  [
    `en retard|retard|retardé|hors délai|délai dépassé|échéance dépassée|dont l échéance est dépassée|échu|
    dépassé|overdue|late|past due|past their due date|past the due date|past due date|past deadline|
    past the deadline|past their deadline|delayed|expired|behind schedule|missed their deadline|running late|
    en dépassement|périmé|deadline has passed|deadline passed|deadline is past|due date has passed|
    due date passed|due date is past|due date is over|échéance passée|échéance est passée|
    échéance est dépassée|date dépassée|ont dépassé leur échéance|ayant dépassé leur échéance|
    dépassant leur échéance|n ont pas été faites à temps|not done in time|not on time|lateness|
    dépassé leur date|past date|missed deadline|missed the deadline`,
    value(urgency(['overdue'], ['overdue']), { happened: 'due' }),
  ],
  [
    `bientôt échu|bientôt en retard|échéance proche|proche de l échéance|à échéance proche|arrivant à échéance|
    qui arrivent à échéance|arrivent à échéance|arrive à échéance|bientôt à échéance|due soon|due very soon|
    soon due|soon overdue|7 jours ou moins|sept jours ou moins|7 days or less|seven days or less|imminent|
    coming due|approaching deadline|soon to be due|expiring soon|close to their due date|bientôt dû|
    about to be late|nearly due`,
    value(urgency(['week'], ['week'])),
  ],
  [
    'urgent|pressing|pressant',
    value({ ...urgency(['overdue', 'week'], ['overdue', 'week']), reports: { severity: ['high'] } }),
  ],
  [
    `plus de 7 jours|plus de sept jours|more than 7 days left|more than 7 days|more than a week left|
    more than seven days left|pas urgent|non urgent|not urgent|due later`,
    value(urgency(['later'], ['later'])),
  ],
  [
    `sans échéance|sans date d échéance|sans date|sans délai|no due date|without due date|without a due date|
    with no due date|with no deadline|without a deadline|without deadline|undated|non daté|not dated|
    sans date limite`,
    value({ actions: { due: ['undated'] } }),
  ],
  ['audit|audit finding|auditor|auditeur|auditing', value({ cases: { origin: ['audit'] } }, { isAlsoText: true })],
  [
    `gemba|gemba walk|tournée terrain|visite terrain|tour de terrain|tournée gemba|visite gemba|tour gemba|
    floor walk|shop floor walk|walk around`,
    value({ cases: { origin: ['gemba'] } }, { isAlsoText: true }),
  ],
  [
    `hasard|par hasard|fortuitement|fortuit|au hasard|randomly|by chance|chance|pure chance|at random|random|
    accidentally|by accident|par accident|incidentally|de façon fortuite|de manière fortuite`,
    value({ cases: { origin: ['randomly'] } }, { isAlsoText: true }),
  ],
];
