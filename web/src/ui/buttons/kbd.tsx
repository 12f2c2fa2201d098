import './kbd.css';

export function Kbd({ children }: { children: string }) {
  return <kbd className="rounded-sm surface muted kbd">{children}</kbd>;
}
