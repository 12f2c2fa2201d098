import { say } from '@vigie/domain/kernel/message';
import type { HeatMap, Walked } from '@vigie/domain/modules/gemba/figures/contract';
import { firstDayOf, lastDayOf, monthsUntil } from '@vigie/domain/modules/gemba/figures/heat';
import { heatMapMessages as m } from '@vigie/domain/modules/gemba/figures/messages';
import { maxStationOptions } from '@vigie/domain/modules/gemba/stations/contract';
import type { Context } from '../../platform/context';
import { recordExport } from '../../platform/documents/list-export';
import { type Cell, spreadsheet, spreadsheetType } from '../../platform/documents/spreadsheet';
import { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { countByStationAndMonth, countWalksByPerson, listCountedStations } from './figures-repository';

const none = { improve: 0, good: 0 };

export async function getHeatMap({ database }: Platform, context: Context, until: string): Promise<HeatMap> {
  const { companyId } = context.actor;
  const months = monthsUntil(until);
  const numbers = { from: numberOf(months[0]), until: numberOf(months.at(-1)) };
  return database.read(context, async (reader) => {
    const [stations, counts] = await Promise.all([
      listCountedStations(reader, companyId, { ...numbers, limit: maxStationOptions }),
      countByStationAndMonth(reader, companyId, numbers),
    ]);
    const counted = new Map(
      counts.map(({ stationId, month, improve, good }) => [
        `${stationId} ${month}`,
        { improve: improve ?? 0, good: good ?? 0 },
      ]),
    );
    return {
      months: [...months],
      stations: stations.map((station) => ({
        ...station,
        cells: months.map((month) => counted.get(`${station.id} ${numberOf(month)}`) ?? none),
      })),
    };
  });
}

/** As `observed_month` of the table counts. */
function numberOf(month = ''): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return 12 * year + number - 1;
}

function daysOf(months: readonly string[]) {
  return { from: firstDayOf(months[0] ?? ''), until: lastDayOf(months.at(-1) ?? '') };
}

/** A row for each station and month in which something was observed. */
export async function exportHeatMap(platform: Platform, context: Context, until: string): Promise<FileAnswer> {
  const { months, stations } = await getHeatMap(platform, context, until);
  const rows = stations.flatMap(({ label, site, department, cells }) =>
    cells.flatMap(({ improve, good }, place): Cell[][] =>
      improve + good > 0 ? [[label, site, department, { day: firstDayOf(months[place] ?? '') }, improve, good]] : [],
    ),
  );
  const fileName = `gemba-${until}.xlsx`;
  const ids = rows.map(([label]) => String(label));
  await recordExport(platform.database, context, { list: 'gemba_heat_map', asked: { until }, fileName, ids });
  const widths = [40, 24, 24, 14, 14, 14];
  const titles = [m.station, m.site, m.department, m.month, m.improve, m.good];
  const sheet = spreadsheet({
    name: say(context.style, m.title),
    columns: titles.map((title, place) => ({ title: say(context.style, title), width: widths[place] ?? 14 })),
    rows: (async function* () {
      yield rows;
    })(),
  });
  return new FileAnswer(fileName, spreadsheetType, sheet);
}

export async function getWalked({ database }: Platform, context: Context, until: string): Promise<Walked> {
  const months = monthsUntil(until);
  const counts = await database.read(context, (reader) =>
    countWalksByPerson(reader, context.actor.companyId, daysOf(months)),
  );
  const people = [...new Map(counts.map(({ id, name }) => [id, name]))];
  return {
    months: [...months],
    people: people.map(([id, name]) => ({
      id,
      name,
      cells: months.map((month) => {
        const found = counts.find((one) => one.id === id && one.month === month);
        return { done: found?.done ?? 0, due: found?.due ?? 0 };
      }),
    })),
  };
}
