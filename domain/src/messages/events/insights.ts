import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const insightSentences: Readonly<Record<string, Message>> = {
  'indicator.owner_changed': text(
    '{who} a changé le responsable de l’indicateur {id}',
    '{who} changed the owner of the indicator {id}',
  ),
  'kpi_signal.found': text('Signal trouvé sur une carte de contrôle', 'Signal found on a control chart'),
  'kpi_signal.reported': text(
    '{who} a signalé un signal d’une carte de contrôle',
    '{who} reported a signal of a control chart',
  ),
  'kpi_subscription.switched_on': text(
    '{who} s’est abonné au rapport mensuel',
    '{who} subscribed to the monthly report',
  ),
  'kpi_subscription.switched_off': text(
    '{who} s’est désabonné du rapport mensuel',
    '{who} unsubscribed from the monthly report',
  ),
  'kpi_subscription.sent': text('Rapport mensuel envoyé', 'Monthly report sent'),
};
