/** By key, which never changes: a company that has switched a group off has kept it. French first, then English. */
export type BuiltInWords = Readonly<Record<string, readonly [french: string, english: string]>>;
