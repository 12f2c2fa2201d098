import type { Message } from '../../../kernel/message';
import { text } from '../../../kernel/message';
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
    title: text('Même côté', 'One side'),
    sentence: text(
      'Neuf points de suite sont du même côté de la ligne centrale : le niveau s’est déplacé.',
      'Nine points in a row are on the same side of the central line: the level has shifted.',
    ),
  },
  trend: {
    title: text('Tendance', 'Trend'),
    sentence: text(
      'Six points de suite montent, ou descendent : une dérive est en cours.',
      'Six points in a row rise, or fall: it is drifting.',
    ),
  },
  alternating: {
    title: text('Alternance', 'Alternating'),
    sentence: text(
      'Quatorze points de suite montent et descendent tour à tour : deux sources se relaient peut-être.',
      'Fourteen points in a row go up and down by turns: two sources may be taking turns.',
    ),
  },
  two_of_three: {
    title: text('Deux sur trois', 'Two of three'),
    sentence: text(
      'Deux points sur trois sont du même côté, à plus de deux écarts types : le niveau commence à se déplacer.',
      'Two of three points are on the same side, more than two standard deviations away: the level begins to shift.',
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
    title: text('Trop calme', 'Too quiet'),
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
  title: text('Cartes de contrôle', 'Control charts'),
  notEnough: text(
    'Pas assez de données : une carte demande au moins {n} périodes qui en ont.',
    'Not enough data: a chart needs at least {n} periods that have some.',
  ),
  centralLine: text('Ligne centrale', 'Central line'),
  upperLimit: text('Limite supérieure', 'Upper limit'),
  lowerLimit: text('Limite inférieure', 'Lower limit'),
  movingRange: text('Étendue mobile', 'Moving range'),
  period: text('Période', 'Period'),
  monthOf: text('{when}', '{when}'),
  weekOf: text('semaine du {when}', 'week of {when}'),
  percent: text('{n} %', '{n}%'),
  value: text('Valeur', 'Value'),
  signals: text('Signaux', 'Signals'),
  noSignal: text('Aucun signal : le procédé est stable.', 'No signal: the process is stable.'),
  owner: text('Responsable de l’indicateur', 'Owner of the indicator'),
  noOwner: text('Personne : les signaux ne sont dits à personne.', 'No owner: signals notify no one.'),
  changeOwner: text('Changer le responsable', 'Change the owner'),
  ownerSaved: text('Responsable enregistré.', 'Owner saved.'),
  makeReport: text('En faire un signalement', 'Make it a report'),
  alreadyReported: text(
    'Ce signal est déjà devenu le signalement {id}.',
    'This signal has already become the report {id}.',
  ),
  ownerInactive: text('Choisissez une personne dont le compte est actif.', 'Choose a person whose account is active.'),
  subscription: text('Recevoir les chiffres du mois par e-mail', 'Receive the figures of the month by email'),
  subscriptionHelp: text(
    'Le premier de chaque mois, un PDF des chiffres que vous pouvez lire.',
    'On the first of each month, a PDF of the figures that you may read.',
  ),
  subscribed: text('Vous recevrez les chiffres de chaque mois.', 'You will receive the figures of each month.'),
  unsubscribed: text('Vous ne les recevrez plus.', 'You will no longer receive them.'),
};

/** The report that a signal becomes: its author goes on from there. */
export const signalReportMessages = {
  description: text(
    'Signal de la carte de contrôle « {indicator} », {period} : {rule}.\n{sentence}\nValeur : {value}. Signal {reference}',
    'Signal of the control chart “{indicator}”, {period}: {rule}.\n{sentence}\nValue: {value}. Signal {reference}',
  ),
};

/** A bystander may read a mail: the figures are in the file alone. */
export const monthlyMailMessages = {
  subject: text('Vigie : vos indicateurs de {month}', 'Vigie: your indicators of {month}'),
  body: text(
    'Bonjour,\n\nLes indicateurs de {month} sont joints, tels que vous pouvez les lire.\n\nLa page : {address}\n\nPour ne plus les recevoir, décochez l’abonnement sur cette page.\n',
    'Hello,\n\nThe indicators of {month} are attached, as far as you may read them.\n\nThe page: {address}\n\nTo receive them no longer, switch the subscription off on that page.\n',
  ),
  fileName: text('Indicateurs {month}.pdf', 'Indicators {month}.pdf'),
};
