const written = /^[a-hjkmnp-z2-9]{12}$/;

/** What the printed code of a station leads to. */
export function hereAddress(token: string): string {
  return `/apps/gemba/here?code=${token}`;
}

/** The code in what a person typed or a camera read: its twelve characters alone, or the address that holds them. */
export function tokenIn(text: string): string | null {
  const held = /[?&]code=([^&#\s]+)/.exec(text)?.[1] ?? text;
  const token = held.replace(/[\s-]/g, '').toLowerCase();
  return written.test(token) ? token : null;
}

/** In groups of four, as it is easier to read and to type. */
export function tokenInGroups(token: string): string {
  return token.replace(/(.{4})(?=.)/g, '$1 ');
}
