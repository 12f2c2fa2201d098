import './avatar.css';

interface AvatarProps {
  initials: string;
  large?: boolean;
  me?: boolean;
  /** Read out: part of the name of the button that it stands on. */
  named?: boolean;
}

export function Avatar({ initials, large, me, named }: AvatarProps) {
  const classes = ['items-centre rigid semibold avatar', large && 'avatar-lg', me && 'avatar-me']
    .filter(Boolean)
    .join(' ');
  return (
    <span className={classes} aria-hidden={!named}>
      {initials}
    </span>
  );
}
