/** How something comes to light, by name; the words are those of the definition of a case. */
export const detectionMethods = ['audit', 'gemba', 'randomly'] as const;
export type DetectionMethod = (typeof detectionMethods)[number];

/** A company adds modes of its own, which are what they are called. */
export const detectionModeBounds = { letters: 80, most: 20 } as const;

export function isBuiltIn(mode: string): mode is DetectionMethod {
  return detectionMethods.some((method) => method === mode);
}
