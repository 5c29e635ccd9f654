import { styled } from 'styled-components';
import type { SpecimenProps } from './specimen';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr));
  gap: 12px;

  .ground {
    height: 56px;
    border: 1px solid var(--control-line);
  }

  .name {
    display: block;
    font-size: var(--size-small);
    line-height: 1.5;
  }

  .value {
    color: var(--ash);
  }
`;

/** The colour tokens of a theme with name and value. */
export function Colours({ tokens }: SpecimenProps) {
  return (
    <Swatches className="swatches">
      {Object.entries(tokens).map(([name, value]) => (
        <li key={name}>
          <div className="ground" style={{ background: `var(${name})` }} />
          <span className="name">
            {name.slice(2)} <span className="value">{value}</span>
          </span>
        </li>
      ))}
    </Swatches>
  );
}
