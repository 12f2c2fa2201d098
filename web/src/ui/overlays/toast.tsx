import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../icons/icon';
import './toast.css';

export { toast as notify } from 'react-hot-toast/headless';

/** At most 20 are kept, and their durations differ by kind: both are the library's own numbers. */
const options = {
  removeDelay: 1000,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  custom: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};

export function Toaster() {
  const { toasts, handlers } = useToaster(options);
  return (
    // Mouse only: keyboard and touch have nothing to point with while they read.
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing the clock is no action of its own
    <div
      className="grid no-print toasts"
      data-react-aria-top-layer="true"
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const classes = ['row-top gap-10 text-13 toast', `toast-${toast.type}`, !toast.visible && 'toast-gone']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes} {...toast.ariaProps}>
      {toast.type === 'success' && <Icon name="check" />}
      {toast.type === 'error' && <Icon name="alert" />}
      <p className="grow breaks">{resolveValue(toast.message, toast)}</p>
    </div>
  );
}
