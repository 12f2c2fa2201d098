import type { PlaceName } from './case-place';

export const sections = ['impact', 'investigation', 'questionnaires', 'action'] as const;
export type Section = (typeof sections)[number];
export type OpenSections = Readonly<Record<Section, boolean>>;

const key = 'vigie-case-sections';
const atFirst: OpenSections = { impact: true, investigation: false, questionnaires: true, action: true };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Which sections stand open, for as long as the tab does. */
export function rememberedSections(storage: Storage): OpenSections {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    const said = stored !== null && typeof stored === 'object' ? (stored as Partial<OpenSections>) : {};
    return { ...atFirst, ...said };
  } catch {
    return atFirst;
  }
}

export function rememberSections(storage: Storage, open: OpenSections): void {
  storage.setItem(key, JSON.stringify(open));
}

/** The step that is opened is visible in the list. */
export function withPlaceShown(
  open: OpenSections,
  ofCase: Readonly<Record<Section, readonly PlaceName[]>>,
  place: PlaceName | null,
): OpenSections {
  const hidden = sections.find((section) => place && !open[section] && ofCase[section].includes(place));
  return hidden ? { ...open, [hidden]: true } : open;
}
