import { useEffect, useState } from 'react';
import './skeleton.css';

const patience = 200;

/** Lines where the content will be, only once waiting has become noticeable. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), patience);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="grid skeletons" role="status">
      <span className="sr">{label}</span>
      {late && lineKeys(lines).map((key) => <span key={key} className="rounded-sm block skeleton" />)}
    </div>
  );
}

function lineKeys(count: number): number[] {
  return [...Array(count).keys()];
}
