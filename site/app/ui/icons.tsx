import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A drawing beside a text or an accessible name; it says nothing itself. */
function icon(drawing: ReactNode) {
  return function Icon({ className }: { className?: string }) {
    return (
      <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
        {drawing}
      </Svg>
    );
  };
}

export const SearchIcon = icon(
  <path d="M10.5 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM15.300 15.300 20.500 20.500" />,
);
export const MenuIcon = icon(<path d="M3.500 7h17M3.500 12h17M3.500 17h17" />);
export const CloseIcon = icon(<path d="m5.500 5.500 13 13m0-13-13 13" />);
export const ChevronDownIcon = icon(<path d="m6 9.500 6 6 6-6" />);
export const ChevronLeftIcon = icon(<path d="m14.500 5.500-6.500 6.500 6.500 6.500" />);
export const ChevronRightIcon = icon(<path d="m9.500 5.500 6.500 6.500-6.500 6.500" />);
export const ArrowIcon = icon(<path d="M4 12h16m-5.500-5.500L20 12l-5.500 5.500" />);
export const OutsideIcon = icon(<path d="M8 6h10v10M18 6 6 18" />);
export const PlayIcon = icon(<path d="M8 5.500v13l11-6.500-11-6.500Z" />);
export const ListenIcon = icon(
  <path d="M9 17.500V6l10-2v11.500M9 17.500a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0Zm10-2a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0Z" />,
);
export const AccessibilityIcon = icon(
  <path d="M12 3a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM4.500 8.500 12 9.500l7.500-1M12 9.500v5m-3.500 6L12 14.500l3.500 6M9.500 9.200 9.800 14M14.500 9.200l-.300 4.800" />,
);
