import { styled } from 'styled-components';

/** One hand, one line weight for everything drawn. */
export const Drawing = styled.svg`
  width: 200px;
  height: auto;
  fill: none;
  stroke: var(--ash);
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;

  .wall {
    fill: var(--ash);
  }

  .studs {
    stroke-width: 7;
  }

  .missing {
    stroke-dasharray: 4 5;
  }
`;

/**
 * A jar as excavation reports print it: section on the left, outside on the right. Where something
 * is missing from the page, a sherd is missing from the jar.
 */
export function VesselDrawing({ broken = false }: { broken?: boolean }) {
  return (
    <Drawing viewBox="0 0 240 196" aria-hidden="true">
      <path d="M74 12h92M120 12v172M84 184h72" />
      <path
        className="wall"
        d="M74 12c3 6 7 9 8 16-26 12-50 32-50 62 0 40 32 66 52 94h36v-5H88C70 152 38 128 38 90c0-27 24-46 51-58-1-9-6-13-8-20Z"
      />
      <path d="M166 12c-3 6-7 9-8 16 26 12 50 32 50 62 0 13-3 25-8 36" />
      <path className={broken ? 'missing' : ''} d="M200 126c-11 23-30 40-44 58" />
      <path d="M120 28h38M120 42h58M120 48h64M120 104h86" />
      <path d="M120 110h84" className={broken ? 'missing' : ''} />
      <path d="M122 76c8-16 22-18 27-9 4 8-4 15-10 11-5-4 0-10 4-7m9 9c6-18 22-22 29-12 6 9-3 18-10 14-6-4-1-11 4-8m8 8c5-12 13-16 21-14" />
      <path d="M122 96c9 4 17 4 25-2 8 6 17 6 25-1 8 6 17 6 33-1" />
      {broken && <path d="m204 118-16 10 6 16-18 4-2 18-16-4" />}
    </Drawing>
  );
}
