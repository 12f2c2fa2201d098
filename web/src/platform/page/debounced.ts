import { useEffect, useState } from 'react';

export function useDebounced<Value>(value: Value, pause = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pause);
    return () => window.clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
