/** `crypto.randomUUID` exists only on secure origins; a plant may open Vigie over plain HTTP. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Apart from what another designer adds at the same time, and from what another version had. */
export const newId = (kind: 'section' | 'page' | 'question') => `${kind}-${newUuid().slice(0, 18)}`;
