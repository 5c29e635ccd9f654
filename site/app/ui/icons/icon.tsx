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

/** Creates a decorative 24×24 icon component, hidden from assistive technology. */
export function createIcon(drawing: ReactNode) {
  return function Icon({ className }: { className?: string }) {
    return (
      <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
        {drawing}
      </Svg>
    );
  };
}
