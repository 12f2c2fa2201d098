import { importBounds } from '@vigie/domain/modules/imports/bounds';
import { FileRefusal } from './file-refusal';

/** Beside lines to import a sheet may have some that are empty; beyond this nobody wrote it by hand. */
const lastRow = 100_000;
const lastColumn = 1_000;

/**
 * Cells say where they stand, and whoever reads them makes room for everything before: one cell far away is enough to fill
 * the memory. Empty ones that only have a colour do not count.
 */
export function checkSheetSize(xml: string, sheet: string): void {
  for (const [, number = ''] of xml.matchAll(/<row\b[^>]*\br="(\d+)"/g)) {
    if (number.length > 7 || Number(number) > lastRow) {
      throw new FileRefusal('tooManyRows', { sheet, max: importBounds.rows });
    }
  }
  for (const [tag, letters = '', row = ''] of xml.matchAll(/<c\b[^>]*\br="([A-Z]+)(\d+)"[^>]*>/g)) {
    if (row.length > 7 || Number(row) > lastRow)
      throw new FileRefusal('tooManyRows', { sheet, max: importBounds.rows });
    if (!tag.endsWith('/>') && columnOf(letters) > lastColumn) {
      throw new FileRefusal('tooManyColumns', { sheet, max: importBounds.columns });
    }
  }
}

function columnOf(letters: string): number {
  if (letters.length > 3) return Number.POSITIVE_INFINITY;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
