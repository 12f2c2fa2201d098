/** The stations of a route as the text of its field holds them. */
export const stationsIn = (text: string): readonly string[] => text.split(',').filter(Boolean);

/** One place on or back; at the end it stays. */
export function moved(stations: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const at = stations.indexOf(id);
  const other = stations[at + by];
  if (at < 0 || other === undefined) return stations;
  return stations.map((one, place) => {
    if (place === at) return other;
    return place === at + by ? id : one;
  });
}
