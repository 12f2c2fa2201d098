export function tidyLabel(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Two labels with the same key are the same to a reader: accents, case and spaces do not count. */
export function labelKey(label: string): string {
  return tidyLabel(label.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}

/**
 * Two names that differ only by case or accents are the same name: `Rémi.Noël` cannot be taken beside `remi.noel`.
 * A name is never given to another person, even after its owner has left (21 CFR 11.100(a)).
 */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
