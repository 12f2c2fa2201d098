export function tidyLabel(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Two labels with the same key are the same to a reader: accents, case and spaces do not count. */
export function labelKey(label: string): string {
  return tidyLabel(label.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}
