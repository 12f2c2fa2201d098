import * as z from 'zod/mini';
import { readDemoData } from '../../platform/demo-data';
import type { Platform } from '../../platform/platform';
import type { Cast } from '../accounts/public';
import { titledActions } from '../actions/public';
import alerts from './demo-alerts.json';
import { searchRecipients } from './recipients';
import { listAlerts, readAlerts, sendAlert, tickAlert } from './service';

const demoAlert = z.strictObject({
  by: z.string(),
  /** Without names: everyone. */
  to: z.optional(z.array(z.string())),
  team: z.optional(z.string()),
  text: z.string(),
  cases: z.optional(z.array(z.string())),
  /** Words of the action that it points to. */
  action: z.optional(z.string()),
  /** How the text begins that it answers. */
  answers: z.optional(z.string()),
  readBy: z.optional(z.array(z.string())),
  tickedBy: z.optional(z.array(z.string())),
});
type DemoAlert = z.infer<typeof demoAlert>;

const demoAlerts = z.strictObject({ first: z.array(demoAlert), later: z.array(demoAlert) });

/** A few days of what colleagues write to one another; the later ones once all colleagues are there. */
export async function addDemoAlerts(platform: Platform, cast: Cast, part: 'first' | 'later'): Promise<void> {
  const ids = new Map<string, number>();
  for (const alert of readDemoData('demo-alerts.json', demoAlerts, alerts)[part]) {
    const id = (await findSent(platform, cast, alert)) ?? (await send(platform, cast, alert, ids));
    ids.set(alert.text, id);
    for (const name of alert.readBy ?? []) await readAlerts(platform, await cast(name), [id]);
    for (const name of alert.tickedBy ?? []) {
      await tickAlert(platform, await cast(name), { id, box: 'inbox', isDone: true });
    }
  }
}

async function findSent(platform: Platform, cast: Cast, { by, text }: DemoAlert): Promise<number | undefined> {
  const { items } = await listAlerts(platform, await cast(by), { box: 'outbox', state: 'all', page: 1 });
  return items.find((alert) => alert.text === text)?.id;
}

async function send(
  platform: Platform,
  cast: Cast,
  alert: DemoAlert,
  sent: ReadonlyMap<string, number>,
): Promise<number> {
  const context = await cast(alert.by);
  const recipientIds = await Promise.all((alert.to ?? []).map(async (name) => (await cast(name)).actor.userId ?? -1));
  const { teams } = await searchRecipients(platform, context, alert.team ?? '');
  const [action] = alert.action
    ? await platform.database.read(context, (reader) =>
        titledActions.search(reader, context.actor.companyId, alert.action ?? '', 1),
      )
    : [];
  const answered = [...sent].find(([text]) => alert.answers && text.startsWith(alert.answers));
  const { id } = await sendAlert(platform, context, {
    text: alert.text,
    recipientIds,
    teamIds: alert.team ? teams.map((team) => team.id) : [],
    recordIds: [...(alert.cases ?? []), ...(action ? [action.id] : [])],
    replyTo: answered?.[1] ?? null,
  });
  return id;
}
