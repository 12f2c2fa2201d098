import { text } from '../../../kernel/message';

export const auditFigureMessages = {
  title: text('Audits et tournées', 'Audits and walks'),
  definitions: text('Définitions', 'Definitions'),
  scope: text(
    'Selon la période et le site choisis ; le type et l’équipe des dossiers n’y changent rien.',
    'By the chosen period and site; the kind and the team of cases make no difference.',
  ),
  asOfNow: text(
    'Ces chiffres sont ceux d’aujourd’hui, et non ceux du jour choisi.',
    'These figures are as of today, not of the chosen day.',
  ),
  answers: text('médiane de {n} {n|réponse|réponses}', 'median of {n} {n|answer|answers}'),
  perAudit: text('{part} {n|constat|constats} dans {all} rapports', '{part} {n|finding|findings} in {all} reports'),
};

/** What each figure is called, and what it says. */
export const auditFigureWords = {
  auditsOnTime: {
    name: text('Audits à l’heure', 'Audits on time'),
    definition: text(
      'Part des audits dont le dernier jour prévu est dans la période et passé, sans ceux qui sont annulés ou importés, qui étaient terminés au plus tard ce jour-là.',
      'Share of the audits whose last planned day is in the period and has passed, but for cancelled and imported ones, that had ended on that day or before.',
    ),
  },
  findingsPerAudit: {
    name: text('Constats par audit', 'Findings per audit'),
    definition: text(
      'Constats émis pendant la période, divisés par les audits dont le rapport a été émis pendant la période. Les constats retirés et les audits importés ne comptent pas.',
      'Findings issued in the period, divided by the audits whose report was issued in the period. Withdrawn findings and imported audits are not counted.',
    ),
  },
  daysToAnswer: {
    name: text('Délai de réponse', 'Days to answer'),
    definition: text(
      'Médiane des jours entre l’émission d’un constat et sa réponse, pour les réponses envoyées pendant la période.',
      'Median of the days from the issue of a finding to its answer, of the answers sent in the period.',
    ),
  },
  repeats: {
    name: text('Constats répétés', 'Repeated findings'),
    definition: text(
      'Part des constats émis pendant la période qui répètent un constat d’un autre audit, sans ceux des audits importés.',
      'Share of the findings issued in the period that repeat a finding of another audit, without those of imported audits.',
    ),
  },
  walksDone: {
    name: text('Tournées faites', 'Walks done'),
    definition: text(
      'Part des tournées prévues pendant la période, jusqu’à aujourd’hui, qui sont terminées. Pour un site : celles d’un parcours qui y passe.',
      'Share of the walks planned in the period, until today, that are finished. For a site: those of a route that passes there.',
    ),
  },
};
