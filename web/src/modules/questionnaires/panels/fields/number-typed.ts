/** Null for nothing, NaN for what is no number. */
export function numberTyped(text: string): number | null {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (typed === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
}
