import type { Message } from '../../../kernel/message';
import { text } from '../../../kernel/message';
import { insightTitles } from '../../../messages/shell/page-titles';
import { fieldWords } from '../../../messages/words/fields';
import { insightWords } from '../messages/words';
import type { ChartType } from './limits';
import type { RuleName } from './rules';

export interface RuleWords {
  readonly title: Message;
  /** What was seen, and what it often means. */
  readonly sentence: Message;
}

export const ruleWords: Readonly<Record<RuleName, RuleWords>> = {
  beyond_limits: {
    title: text('Hors limites', 'Beyond the limits'),
    sentence: text(
      'Un point est à plus de trois écarts types de la ligne centrale : un événement hors du commun est probable.',
      'One point is more than three standard deviations from the central line: something out of the ordinary is likely.',
    ),
  },
  one_side: {
    title: text('Même côté', 'Same side'),
    sentence: text(
      'Neuf points de suite sont du même côté de la ligne centrale : le niveau s’est déplacé.',
      'Nine points in a row are on the same side of the central line: the level has shifted.',
    ),
  },
  trend: {
    title: text('Tendance', 'Trend'),
    sentence: text(
      'Six points de suite montent, ou descendent : une dérive est en cours.',
      'Six points in a row rise, or fall: the process is drifting.',
    ),
  },
  alternating: {
    title: text('Alternance', 'Alternating'),
    sentence: text(
      'Quatorze points de suite alternent à la hausse et à la baisse : deux sources se relaient peut-être.',
      'Fourteen points in a row alternate up and down: two sources may be taking turns.',
    ),
  },
  two_of_three: {
    title: text('Deux sur trois', 'Two of three'),
    sentence: text(
      'Deux points sur trois sont du même côté, à plus de deux écarts types : le niveau commence à se déplacer.',
      'Two of three points are on the same side, more than two standard deviations away: the level is starting to shift.',
    ),
  },
  four_of_five: {
    title: text('Quatre sur cinq', 'Four of five'),
    sentence: text(
      'Quatre points sur cinq sont du même côté, à plus d’un écart type : un petit déplacement se confirme.',
      'Four of five points are on the same side, more than one standard deviation away: a small shift is confirmed.',
    ),
  },
  hugging: {
    title: text('Variation trop faible', 'Too little variation'),
    sentence: text(
      'Quinze points de suite sont à moins d’un écart type de la ligne centrale : des sources différentes sont mélangées, ou les limites sont trop larges.',
      'Fifteen points in a row are within one standard deviation of the central line: different sources are mixed, or the limits are too wide.',
    ),
  },
  avoiding: {
    title: text('Centre évité', 'Centre avoided'),
    sentence: text(
      'Huit points de suite sont à plus d’un écart type, des deux côtés : deux niveaux différents se mêlent.',
      'Eight points in a row are more than one standard deviation away, on both sides: two different levels are mixed.',
    ),
  },
};

export const chartTypeWords: Readonly<Record<ChartType, Message>> = {
  individuals: text('Valeurs individuelles et étendues mobiles (I-MR)', 'Individuals and moving ranges (I-MR)'),
  proportion: text('Proportions (carte p)', 'Proportions (p chart)'),
  rate: text('Taux par unité (carte u)', 'Rates per unit (u chart)'),
};

export const controlChartMessages = {
  title: insightTitles.control,
  notEnough: text(
    'Pas assez de données : une carte exige au moins {n} périodes avec des données.',
    'Not enough data: a chart needs at least {n} periods with data.',
  ),
  centralLine: text('Ligne centrale', 'Central line'),
  upperLimit: text('Limite supérieure', 'Upper limit'),
  lowerLimit: text('Limite inférieure', 'Lower limit'),
  movingRange: text('Étendue mobile', 'Moving range'),
  period: fieldWords.period,
  monthOf: text('{when}', '{when}'),
  weekOf: text('semaine du {when}', 'week of {when}'),
  percent: text('{n} %', '{n}%'),
  value: insightWords.value,
  signals: text('Signaux', 'Signals'),
  noSignal: text('Aucun signal : le procédé est stable.', 'No signal: the process is stable.'),
  owner: text('Responsable de l’indicateur', 'Indicator owner'),
  noOwner: text(
    'Aucun responsable : les signaux ne sont notifiés à personne.',
    'No owner: no one is notified of signals.',
  ),
  changeOwner: text('Changer le responsable', 'Change the owner'),
  ownerSaved: text('Responsable enregistré.', 'Owner saved.'),
  makeReport: text('Créer un signalement', 'Create a report'),
  alreadyReported: text(
    'Ce signal a déjà donné lieu au signalement {id}.',
    'This signal has already been reported as {id}.',
  ),
  ownerInactive: text('Choisissez une personne dont le compte est actif.', 'Choose a person whose account is active.'),
  subscription: text('Recevoir les chiffres du mois par e-mail', 'Receive the monthly figures by email'),
  subscriptionHelp: text(
    'Le premier de chaque mois, un PDF des chiffres auxquels vous avez accès.',
    'On the first of each month, a PDF of the figures you have access to.',
  ),
  subscribed: text('Vous recevrez les chiffres de chaque mois.', 'You will receive the monthly figures.'),
  unsubscribed: text('Vous ne les recevrez plus.', 'You will no longer receive them.'),
};

/** The report that a signal becomes: its author goes on from there. */
export const signalReportMessages = {
  description: text(
    'Signal de la carte de contrôle « {indicator} », {period} : {rule}.\n{sentence}\nValeur : {value}. Signal {reference}',
    'Signal from the control chart “{indicator}”, {period}: {rule}.\n{sentence}\nValue: {value}. Signal {reference}',
  ),
};

/** A bystander may read a mail: the figures are in the file alone. */
export const monthlyMailMessages = {
  subject: text('Vigie : vos indicateurs de {month}', 'Vigie: your indicators for {month}'),
  body: text(
    'Bonjour,\n\nVous trouverez ci-joint les indicateurs de {month} auxquels vous avez accès.\n\nLa page : {address}\n\nPour ne plus les recevoir, décochez l’abonnement sur cette page.\n',
    'Hello,\n\nThe indicators for {month} that you have access to are attached.\n\nThe page: {address}\n\nTo stop receiving them, switch off the subscription on that page.\n',
  ),
  fileName: text('Indicateurs {month}.pdf', 'Indicators {month}.pdf'),
};
