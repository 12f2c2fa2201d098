import { type ComponentProps, useId } from 'react';
import { Tooltip } from '../overlays/tooltip';
import { Button } from './button';
import { IconButton } from './icon-button';

interface WhyButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  /** Why it cannot be pressed now; it can still be reached, and says so. */
  why: string | undefined;
  tooltipAlign?: 'center' | 'end';
}

export function WhyButton({ why, tooltipAlign, onClick, ...button }: WhyButtonProps) {
  const id = useId();
  if (!why) return <Button {...button} onClick={onClick} />;
  return (
    <Tooltip text={why} align={tooltipAlign}>
      <Button {...button} aria-disabled aria-describedby={id} />
      <span className="sr" id={id}>
        {why}
      </span>
    </Tooltip>
  );
}

interface WhyIconButtonProps extends Omit<ComponentProps<typeof IconButton>, 'disabled'> {
  why: string | undefined;
}

export function WhyIconButton({ why, label, onClick, ...button }: WhyIconButtonProps) {
  const id = useId();
  if (!why) return <IconButton {...button} label={label} onClick={onClick} />;
  return (
    <>
      <IconButton {...button} label={label} tooltip={why} aria-disabled aria-describedby={id} />
      <span className="sr" id={id}>
        {why}
      </span>
    </>
  );
}
