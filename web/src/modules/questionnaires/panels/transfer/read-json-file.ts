import { fileFormat } from '@vigie/domain/modules/questionnaires/exchange/file-format';
import type { ExchangeFormat } from '../queries';

export type ReadFile =
  | { readonly content: unknown; readonly format: ExchangeFormat; readonly reason?: undefined }
  | { readonly reason: string };

/** A file as JSON with the format that it seems to have; the reason where it is none. */
export async function readJsonFile(file: File): Promise<ReadFile> {
  try {
    const content: unknown = JSON.parse(await file.text());
    const named = typeof content === 'object' && content !== null && 'format' in content ? content.format : undefined;
    return { content, format: named === fileFormat ? 'vigie' : 'surveyjs' };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
