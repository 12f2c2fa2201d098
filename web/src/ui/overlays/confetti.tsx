import './confetti.css';

const pieces = 20;

/** A moment of joy that says nothing: without meaning, without words, and still where motion is not wanted. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {[...Array(pieces).keys()].map((piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}
