import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Sheet = styled.div`
  position: relative;
  aspect-ratio: 5 / 4;
  border: 1px solid var(--hairline);
  background: var(--paper-raised);

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .land {
    fill: var(--silk);
    stroke: var(--control-line);
    stroke-width: 1.4;
  }

  .hill {
    stroke: var(--control-line);
    stroke-width: 1.3;
  }

  .water {
    fill: color-mix(in srgb, var(--azurite) 24%, var(--paper));
    stroke: var(--azurite);
    stroke-width: 1;
  }

  .river {
    stroke: color-mix(in srgb, var(--azurite) 55%, var(--paper));
    stroke-width: 4;
  }
`;

const hills = [
  [52, 92],
  [84, 74],
  [70, 118],
  [40, 140],
  [112, 100],
  [96, 140],
  [66, 176],
  [176, 44],
  [204, 60],
  [300, 52],
  [330, 68],
] as const;

/** The province of Yunze as a drawing: the Western Ridge, the river, the lake. It says nothing itself. */
export function ProvinceMap({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <svg viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="land"
          d="M36 96C60 54 118 58 148 34c34-26 70-8 104-14 40-8 62-16 98 4 32 18 66 16 86 46 18 28 44 52 38 92-6 34 8 58-8 92-14 30-44 38-60 66-18 30-54 34-88 32-38-2-62 20-100 14-36-6-58-30-92-28-34 2-62-12-72-44-10-30-40-44-38-80 2-42-2-84 20-118Z"
        />
        <path
          className="river"
          d="M92 122c34 26 40 66 76 86 34 18 60 4 88 26 26 20 40 34 64 30M262 58c6 44 38 60 46 96M182 330c18-30 14-64 30-96"
        />
        <path
          className="water"
          d="M292 196c22-34 72-44 102-22 30 22 40 66 16 92-26 28-80 30-108 8-26-20-28-50-10-78Z"
        />
        {hills.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            className="hill"
            d={`m${x - 16} ${y + 12} 16-26 16 26m-10-16 6 6`}
          />
        ))}
      </svg>
      {children}
    </Sheet>
  );
}
