import './avatar.css';

export function Avatar({ initials, large, me }: { initials: string; large?: boolean; me?: boolean }) {
  const classes = ['avatar', large && 'avatar-lg', me && 'avatar-me'].filter(Boolean).join(' ');
  return (
    <span className={classes} aria-hidden="true">
      {initials}
    </span>
  );
}
