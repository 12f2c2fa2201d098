import type { ImportRecord } from '@vigie/domain/modules/imports/contract';
import { type ChosenForAll, type Columns, guessColumns } from '@vigie/domain/modules/imports/mapping';
import type { FieldName } from '@vigie/domain/modules/imports/subjects';
import { useState } from 'react';

/** What is being chosen, until it is sent: it begins with what the server suggests. */
export function useMapping(record: ImportRecord) {
  const [sheetName, setSheetName] = useState(record.sheet);
  const [columns, setColumns] = useState<Columns>(record.columns);
  const [chosen, setChosen] = useState<ChosenForAll>(record.chosen);
  const sheet = record.sheets.find(({ name }) => name === sheetName) ?? record.sheets[0];
  if (!sheet) throw new Error('an import has a sheet');
  return {
    sheet,
    columns,
    chosen,
    choose: (changes: Partial<ChosenForAll>) => setChosen((before) => ({ ...before, ...changes })),
    chooseSheet: (name: string) => {
      setSheetName(name);
      const headers = record.sheets.find((one) => one.name === name)?.headers ?? [];
      setColumns(name === record.sheet ? record.columns : guessColumns(headers, record.subject));
    },
    field: (name: FieldName) => ({
      value: columns[name],
      /** A column that gave another value gives this one from now on. */
      onChange: (place: number | undefined) =>
        setColumns((before) => {
          const others = Object.entries(before).filter(([field, at]) => field !== name && at !== place);
          return { ...Object.fromEntries(others), ...(place !== undefined && { [name]: place }) };
        }),
    }),
  };
}
