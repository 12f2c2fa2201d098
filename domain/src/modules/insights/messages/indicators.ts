import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { insightWords } from './words';

/** What each indicator is called, what it says, and what is divided by what. */
export const indicatorMessages = {
  opened: {
    name: text('Dossiers ouverts', 'Cases opened'),
    definition: text(
      'Dossiers ouverts pendant la période. Les dossiers annulés ne sont jamais comptés.',
      'Cases opened in the period. Void cases are never counted.',
    ),
    numerator: insightWords.casesOpened,
  },
  closed: {
    name: text('Dossiers clos', 'Cases closed'),
    definition: text(
      'Dossiers clos pendant la période et qui le sont restés : un dossier rouvert compte le jour de sa dernière clôture.',
      'Cases closed in the period that stayed closed: a reopened case counts on the day it was closed last.',
    ),
    numerator: insightWords.casesClosed,
  },
  backlog: {
    name: text('Dossiers en cours', 'Backlog'),
    definition: text(
      'Dossiers ouverts et pas encore clos à la fin de la période, ou aujourd’hui si elle n’est pas finie.',
      'Cases opened and not yet closed at the end of the period, or today while it lasts.',
    ),
    numerator: text('Dossiers non clos à la fin de la période', 'Cases not closed at the end of the period'),
  },
  overdue: {
    name: insightWords.overdueCases,
    definition: text(
      'Part des dossiers qui attendent leur approbation à la fin de la période et dont l’échéance est passée ce jour-là.',
      'Share of the cases awaiting approval at the end of the period whose due date has passed on that day.',
    ),
    numerator: text(
      'Dossiers ni approuvés ni clos dont l’échéance est passée',
      'Cases neither approved nor closed whose due date has passed',
    ),
    denominator: text(
      'Dossiers ni approuvés ni clos à la fin de la période',
      'Cases neither approved nor closed at the end of the period',
    ),
  },
  onTime: {
    name: text('Approuvés dans les délais', 'Approved on time'),
    definition: text(
      'Part des dossiers approuvés pendant la période qui l’ont été au plus tard le jour de leur échéance.',
      'Share of the cases approved in the period that were approved on their due date or before.',
    ),
    numerator: text('Dossiers approuvés au plus tard à l’échéance', 'Cases approved by their due date'),
    denominator: insightWords.casesApproved,
  },
  firstTime: {
    name: text('Acceptés par l’AQ du premier coup', 'Accepted by QA the first time'),
    definition: text(
      'Part des dossiers approuvés pendant la période que l’AQ n’a jamais renvoyés. Sans les dossiers importés : leurs renvois ailleurs ne sont pas connus.',
      'Share of the cases approved in the period that QA never returned. Without imported cases: their returns elsewhere are not known.',
    ),
    numerator: text('Dossiers approuvés sans renvoi', 'Cases approved without a return'),
    denominator: text(
      'Dossiers non importés approuvés pendant la période',
      'Cases approved in the period and not imported',
    ),
  },
  recurrence: {
    name: text('Récurrence', 'Recurrence'),
    definition: text(
      'Part des dossiers ouverts pendant la période dont l’analyse conclut à une récurrence.',
      'Share of the cases opened in the period whose analysis concludes that they recur.',
    ),
    numerator: text('Dossiers jugés récurrents', 'Cases found recurrent'),
    denominator: text(
      'Dossiers ouverts pendant la période dont la récurrence est tranchée',
      'Cases opened in the period with a conclusion on recurrence',
    ),
  },
  effectiveness: {
    name: text('Efficacité des CAPA', 'CAPA effectiveness'),
    definition: text(
      'Part des dossiers dont la dernière évaluation d’efficacité tombe dans la période et dont toutes les mesures évaluées sont efficaces.',
      'Share of the cases whose effectiveness was last assessed in the period and whose assessed measures were all effective.',
    ),
    numerator: text(
      'Dossiers dont toutes les mesures évaluées sont efficaces',
      'Cases whose assessed measures were all effective',
    ),
    denominator: text('Dossiers évalués pendant la période', 'Cases assessed in the period'),
  },
  extended: {
    name: text('Échéances repoussées', 'Extensions'),
    definition: text(
      'Part des dossiers clos pendant la période dont l’échéance a été repoussée au moins une fois. Sans les dossiers importés : leurs reports ailleurs ne sont pas connus.',
      'Share of the cases closed in the period whose due date was extended at least once. Without imported cases: their extensions elsewhere are not known.',
    ),
    numerator: text('Dossiers clos dont l’échéance a été repoussée', 'Closed cases whose due date was extended'),
    denominator: insightWords.casesClosedHere,
  },
  reopened: {
    name: text('Réouvertures', 'Reopenings'),
    definition: text(
      'Part des dossiers clos pendant la période qui avaient été rouverts au moins une fois. Sans les dossiers importés : leurs réouvertures ailleurs ne sont pas connues.',
      'Share of the cases closed in the period that had been reopened at least once. Without imported cases: their reopenings elsewhere are not known.',
    ),
    numerator: text('Dossiers clos après une réouverture', 'Cases closed after a reopening'),
    denominator: insightWords.casesClosedHere,
  },
  cost: {
    name: caseFieldWords.costOfPoorQuality,
    definition: text(
      'Somme des coûts saisis sur les dossiers ouverts pendant la période.',
      'Sum of the costs entered on the cases opened in the period.',
    ),
    numerator: text('Coûts saisis, en euros', 'Costs entered, in euros'),
    denominator: text('Dossiers ouverts dont le coût est saisi', 'Cases opened whose cost is entered'),
  },
  leadReport: {
    name: text('Signalé à ouvert', 'Reported to opened'),
    definition: text(
      'Jours entre l’envoi du signalement et l’ouverture du dossier, pour les dossiers ouverts pendant la période. Sans les dossiers importés, qui n’ont pas de signalement.',
      'Days from sending the report to opening the case, for the cases opened in the period. Without imported cases, which have no report.',
    ),
    numerator: insightWords.casesOpened,
  },
  leadWriting: {
    name: text('Ouvert à prêt pour l’AQ', 'Opened to ready for QA'),
    definition: text(
      'Jours entre l’ouverture et le dernier envoi à l’AQ, pour les dossiers envoyés pendant la période. Sans les dossiers importés, ouverts ailleurs.',
      'Days from opening to the last submission to QA, for the cases submitted in the period. Without imported cases, which were opened elsewhere.',
    ),
    numerator: text('Dossiers envoyés à l’AQ pendant la période', 'Cases submitted to QA in the period'),
  },
  leadReview: {
    name: text('Prêt pour l’AQ à approuvé', 'Ready for QA to approved'),
    definition: text(
      'Jours entre le dernier envoi à l’AQ et l’approbation, pour les dossiers approuvés pendant la période.',
      'Days from the last submission to QA to the approval, for the cases approved in the period.',
    ),
    numerator: insightWords.casesApproved,
  },
  leadClosing: {
    name: text('Approuvé à clos', 'Approved to closed'),
    definition: text(
      'Jours entre l’approbation et la clôture, pour les dossiers clos pendant la période.',
      'Days from the approval to the closing, for the cases closed in the period.',
    ),
    numerator: insightWords.casesClosed,
  },
  leadWhole: {
    name: text('Signalé à clos', 'Reported to closed'),
    definition: text(
      'Jours entre l’envoi du signalement et la clôture, pour les dossiers clos pendant la période. Un dossier importé compte de la détection à la clôture indiquées dans son fichier.',
      'Days from sending the report to closing the case, for the cases closed in the period. An imported case counts from the detection to the closing given in its file.',
    ),
    numerator: insightWords.casesClosed,
  },
  openActions: {
    name: insightWords.openActions,
    definition: text(
      'Actions créées et ni terminées ni annulées à la fin de la période.',
      'Actions created and neither completed nor cancelled at the end of the period.',
    ),
    numerator: insightWords.actionsOpenAtEnd,
  },
  overdueActions: {
    name: insightWords.overdueActions,
    definition: text(
      'Part des actions en cours à la fin de la période dont l’échéance est passée ce jour-là.',
      'Share of the actions open at the end of the period whose due date has passed on that day.',
    ),
    numerator: text('Actions en cours dont l’échéance est passée', 'Open actions whose due date has passed'),
    denominator: insightWords.actionsOpenAtEnd,
  },
};

export const paretoMessages = {
  kind: caseFieldWords.kind,
  product: caseFieldWords.product,
  department: caseFieldWords.department,
  detection: caseFieldWords.detectionMode,
  cause: text('Catégorie M des causes racines', 'M category of root causes'),
};
