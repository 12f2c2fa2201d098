import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';

const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
const query = z.object({
  /** The last of the twelve months. */
  until: month,
});
const count = z.int();

export const heatMap = z.object({
  months: z.array(z.string()),
  stations: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      site: z.string(),
      department: z.string(),
      /** One for each month. */
      cells: z.array(z.object({ improve: count, good: count })),
    }),
  ),
});
export type HeatMap = z.infer<typeof heatMap>;

export const walked = z.object({
  months: z.array(z.string()),
  people: z.array(z.object({ id: z.int(), name: z.string(), cells: z.array(z.object({ done: count, due: count })) })),
});
export type Walked = z.infer<typeof walked>;

export const gembaFiguresEndpoints = {
  getGembaHeatMap: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/heat-map',
    summary: 'How much was observed at each station in each of twelve months, withdrawn observations left out',
    query,
    output: heatMap,
  }),
  exportGembaHeatMap: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/heat-map/export',
    isHeavy: true,
    summary: 'The same as .xlsx, a row for each station and month',
    query,
    answers: 'file',
  }),
  getGembaWalked: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/walked',
    summary: 'How many walks each person had planned for each of twelve months, and finished',
    query,
    output: walked,
  }),
};

export const gembaFiguresPermissions: Record<keyof typeof gembaFiguresEndpoints, Permission> = {
  getGembaHeatMap: everyColleague,
  exportGembaHeatMap: everyColleague,
  getGembaWalked: everyColleague,
};
