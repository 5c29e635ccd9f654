import { css, styled } from 'styled-components';
import type { MapPosition } from '../../../contract/shared/map-position';
import { Link } from '../../router/link';

/** Shape of a pin: a drop, of a kiln a square. */
export const pinShape = css`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border: 2px solid var(--paper);
  border-radius: 50% 50% 50% 2px;
  rotate: -45deg;
  background: var(--button);
  color: var(--on-button);
  /* The list beside the map has the numbers in large text. */
  font-size: min(0.8rem, 15px);
  font-variant-numeric: lining-nums;
  line-height: 1;

  b {
    rotate: 45deg;
    font-weight: 600;
  }

  @media (forced-colors: active) {
    border-color: currentcolor;
    background: Canvas;
  }

  &[data-shape='square'],
  &[data-shape='square'] b {
    border-radius: 3px;
    rotate: none;
  }
`;

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
    ${pinShape}
  }

  a:hover span {
    background: var(--button-hover);
    scale: 1.15;
  }

  a[aria-current] span {
    border-color: var(--ink);
    scale: 1.25;
  }

  /* The link has the colours of a choice. */
  @media (forced-colors: active) {
    a[aria-current] span {
      border-color: currentcolor;
      background: transparent;
    }
  }

  /* On small maps, targets would cover each other; the list beside the map has large ones. */
  @container (max-width: 459px) {
    &[data-dense] a {
      width: 32px;
      height: 32px;
    }

    &[data-dense] a span {
      width: 26px;
      height: 26px;
      border-width: 1px;
    }
  }
`;

interface MapPin {
  key: string;
  /** Its number in the list beside the map. */
  number: number;
  name: string;
  position: MapPosition;
  /** Internal path. */
  to: string;
  shape?: 'square' | undefined;
  isChosen?: boolean;
}

interface MapPinsProps {
  pins: readonly MapPin[];
  /** Whether pins are so close that they are smaller on small maps. Default false. */
  isDense?: boolean;
  /** Whether a pin leaves scroll position and focus where they are: it narrows the page. Default false. */
  keepScrollAndFocus?: boolean;
}

/** Numbered pins on the map of the province, each a link. */
export function MapPins({ pins, isDense, keepScrollAndFocus }: MapPinsProps) {
  return (
    <Pins data-dense={isDense || undefined}>
      {pins.map(({ key, number, name, position, to, shape, isChosen }) => (
        <li key={key}>
          <Link
            to={to}
            keepScrollAndFocus={keepScrollAndFocus}
            aria-label={`${number} ${name}`}
            aria-current={isChosen ? 'true' : undefined}
            title={name}
            style={{ left: `${position.left}%`, top: `${position.top}%` }}
          >
            <span data-shape={shape}>
              <b>{number}</b>
            </span>
          </Link>
        </li>
      ))}
    </Pins>
  );
}
