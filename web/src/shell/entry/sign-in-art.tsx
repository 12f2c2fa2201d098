const width = 840;
const height = 900;
const spacing = 30;
const margin = 24;
const lantern = { x: 96, y: 668 };
const found = { x: 624, y: 384 };
/** The beam, in degrees above the horizon. */
const beam = { from: 17.2, to: 35.5 };

interface Dot {
  x: number;
  y: number;
  brightness: 'd0' | 'd1' | 'd2' | 'd3';
}

function brightnessAt(x: number, y: number): Dot['brightness'] {
  const dx = x - lantern.x;
  const dy = lantern.y - y;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  if (angle < beam.from || angle > beam.to) return 'd0';
  const distance = Math.hypot(dx, dy);
  return distance < 300 ? 'd3' : distance < 560 ? 'd2' : 'd1';
}

function regularField(): Dot[] {
  const dots: Dot[] = [];
  for (let y = margin; y < height; y += spacing) {
    for (let x = margin; x < width; x += spacing) {
      if (x !== found.x || y !== found.y) dots.push({ x, y, brightness: brightnessAt(x, y) });
    }
  }
  return dots;
}

const field = regularField();
const rings = [140, 280, 420, 560, 700, 840];

/** A regular field of dots, and the beam has found the one that deviates. */
export function SignInArt() {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="beam" gradientUnits="userSpaceOnUse" cx={lantern.x} cy={lantern.y} r="900">
          <stop className="g0" offset="0" />
          <stop className="g1" offset=".62" />
          <stop className="g2" offset="1" />
        </radialGradient>
      </defs>
      {rings.map((radius) => (
        <circle key={radius} className="ring" cx={lantern.x} cy={lantern.y} r={radius} />
      ))}
      <path fill="url(#beam)" d="M96 668 991.3 28.9 1146.9 342.9z" />
      {field.map(({ x, y, brightness }) => (
        <circle key={`${x}-${y}`} className={brightness} cx={x} cy={y} r={brightness === 'd0' ? 1.2 : 1.7} />
      ))}
      <rect className="find" x="619" y="379" width="10" height="10" rx="2" transform="rotate(45 624 384)" />
      <circle className="findring" cx={found.x} cy={found.y} r="17" />
      <circle className="lantern-halo" cx={lantern.x} cy={lantern.y} r="26" />
      <circle className="lantern" cx={lantern.x} cy={lantern.y} r="9" />
    </svg>
  );
}
