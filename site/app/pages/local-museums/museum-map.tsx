import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { recordPath } from '../../../contract/shared/route-paths';
import { ProvinceMap } from '../../features/province-map/province-map';
import { parseMapPosition } from '../../features/province-map/parse-map-position';
import { Link } from '../../router/link';

const Pins = styled.ul`
  position: absolute;
  inset: 0;
  list-style: none;

  a {
    position: absolute;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    translate: -50% -50%;
    text-decoration: none;
  }

  a span {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border: 2px solid var(--paper);
    border-radius: 50% 50% 50% 2px;
    rotate: -45deg;
    background: var(--button);
    color: var(--on-button);
    font-size: 0.8rem;
    font-variant-numeric: lining-nums;
    line-height: 1;
  }

  a b {
    rotate: 45deg;
    font-weight: 600;
  }

  a:hover span {
    background: var(--button-hover);
    scale: 1.15;
  }
`;

interface MuseumMapProps {
  museums: readonly ContentEntry[];
  /** Number of the first museum. */
  start: number;
}

/** Map of the museums, with the numbers of the list beside it. */
export function MuseumMap({ museums, start }: MuseumMapProps) {
  return (
    <ProvinceMap>
      <Pins>
        {museums.map(({ id, categoryCode, title, facts }, index) => {
          const place = parseMapPosition(facts?.mapPlace);
          const path = recordPath(categoryCode, id);
          if (!place || !path) return null;
          return (
            <li key={id}>
              <Link
                to={path}
                aria-label={`${start + index} ${title}`}
                title={title}
                style={{ left: `${place.left}%`, top: `${place.top}%` }}
              >
                <span>
                  <b>{start + index}</b>
                </span>
              </Link>
            </li>
          );
        })}
      </Pins>
    </ProvinceMap>
  );
}
