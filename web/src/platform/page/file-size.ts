const kilo = 1024;
const mega = kilo * kilo;

/** B under 1024, KB to one decimal under 1 MB, otherwise MB to one decimal. */
export function formatSize(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`;
  return bytes < mega ? `${(bytes / kilo).toFixed(1)} KB` : `${(bytes / mega).toFixed(1)} MB`;
}
