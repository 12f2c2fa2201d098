import { useEffect, useState } from 'react';

/** The value once it has stood still for a moment. */
export function useDebounced<Value>(value: Value, pause = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pause);
    return () => window.clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
