import './confetti.css';

/** Of each piece: its place in percent, and the milliseconds until it falls and while it does. */
const lefts = [2, 9, 11, 19, 21, 28, 31, 36, 43, 48, 51, 58, 62, 69, 73, 78, 82, 88, 92, 98];
const delays = [240, 420, 60, 480, 180, 240, 240, 780, 180, 240, 780, 600, 120, 240, 0, 780, 360, 360, 180, 780];
const durations = [
  1920, 2040, 1800, 2280, 2760, 2040, 2160, 2280, 2040, 2400, 2880, 2520, 2160, 1920, 2280, 2760, 2520, 2640, 2280,
  1800,
];

/** A moment of joy that says nothing: without meaning, without words, and still where motion is not wanted. */
export function Confetti() {
  return (
    <div className="no-print confetti" aria-hidden="true">
      {lefts.map((left, piece) => (
        <i
          key={left}
          style={{
            left: `${left}%`,
            animationDelay: `${delays[piece]}ms`,
            animationDuration: `${durations[piece]}ms`,
          }}
        />
      ))}
    </div>
  );
}
