import { createContext, useContext } from 'react';

/** The words of the charts themselves; `{...}` are filled in by the functions. */
export interface ChartWords {
  readonly noData: string;
  readonly more: (title: string) => string;
  readonly showTable: string;
  readonly showChart: string;
  readonly savePicture: string;
  readonly nothingToSave: string;
  readonly explain: (title: string) => string;
  /** How the keyboard walks through a chart. */
  readonly keys: string;
  /** Beside a value that leads somewhere. */
  readonly follow: string;
}

/** What a chart needs of the page around it. */
export interface ChartHost {
  readonly words: ChartWords;
  readonly follow: (href: string) => void;
  readonly savePicture: (picture: Blob, title: string) => void;
}

const Host = createContext<ChartHost | null>(null);

export const ChartHostProvider = Host.Provider;

export function useChartHost(): ChartHost {
  const host = useContext(Host);
  if (!host) throw new Error('A chart stands outside of a ChartHostProvider');
  return host;
}
