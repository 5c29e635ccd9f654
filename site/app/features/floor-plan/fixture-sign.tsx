import type { Fixture } from './levels/floor';

/** Pictogram of stairs, a lift or toilets. */
export function FixtureSign({ fixture, name }: { fixture: Fixture; name: string }) {
  const { kind, x, y, width, height } = fixture;
  return (
    <g role="img" aria-label={name} className="fixture" data-kind={kind}>
      <title>{name}</title>
      <rect x={x} y={y} width={width} height={height} />
      <path d={signs[kind](x + width / 2, y + height / 2)} className="sign" />
    </g>
  );
}

const signs: Readonly<Record<Fixture['kind'], (x: number, y: number) => string>> = {
  stairs: (x, y) =>
    `${[-28, -21, -14, -7, 0, 7, 14, 21, 28].map((step) => `M${x - 18} ${y + step}h36`).join('')}M${x} ${y + 32}v-58m-5 8 5-9 5 9`,
  lift: (x, y) =>
    `M${x - 10} ${y - 10}h20v20h-20zM${x - 5} ${y - 2}l5-6 5 6M${x - 5} ${y + 2}l5 6 5-6`,
  toilets: (x, y) =>
    `M${x - 12} ${y - 12}a3 3 0 1 0 .1 0M${x - 12} ${y - 5}v9m-5-6h10m-5 6-4 9m4-9 4 9M${x} ${y - 15}v30M${x + 12} ${y - 12}a3 3 0 1 0 .1 0M${x + 12} ${y - 5}l-6 11h12zm-2 11v7m4-7v7`,
};
