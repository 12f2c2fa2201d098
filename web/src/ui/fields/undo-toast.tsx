import { notify } from '../overlays/toast';

const offered = 10_000;

/** Says what happened, and for ten seconds how to have it back. */
export function showUndoToast(said: string, label: string, onAgain: () => void): void {
  notify(
    ({ id }) => (
      <span className="row row-between">
        {said}
        <button
          type="button"
          className="linkbtn"
          onClick={() => {
            notify.dismiss(id);
            onAgain();
          }}
        >
          {label}
        </button>
      </span>
    ),
    { duration: offered },
  );
}
