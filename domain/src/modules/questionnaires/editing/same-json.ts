/** Whether two values say the same as JSON; those that are shared are the same at once. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
