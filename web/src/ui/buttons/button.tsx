import type { ComponentProps } from 'react';
import './button.css';
import { Icon, type IconName } from '../icons/icon';
import './kbd.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: 'plain' | 'primary' | 'ghost' | 'danger' | 'danger-quiet';
  size?: 'small' | 'normal' | 'large';
  icon?: IconName;
  block?: boolean;
  /** Shows a turning ring and takes no second press; the words should say what is going on. */
  busy?: boolean;
}

const sizes = { small: 'btn-sm', normal: '', large: 'btn-lg' };

export function Button({ look = 'plain', size = 'normal', icon, block, busy, children, ...rest }: ButtonProps) {
  const classes = ['btn', look !== 'plain' && `btn-${look}`, sizes[size], block && 'btn-block'];
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function Kbd({ children }: { children: string }) {
  return <kbd className="rounded-sm surface muted kbd">{children}</kbd>;
}
