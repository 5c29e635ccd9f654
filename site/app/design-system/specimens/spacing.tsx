import { styled } from 'styled-components';
import { Column } from './rows';

const measures = ['--gap', '--edge', '--section', '--hit'];

const Bar = styled.div`
  height: 16px;
  background: var(--cinnabar);
`;

/** Spacing tokens, as bars of their length. */
export function Spacing() {
  return (
    <Column>
      {measures.map((name) => (
        <div key={name}>
          <Bar style={{ width: `var(${name})` }} />
          <p>{name.slice(2)}</p>
        </div>
      ))}
    </Column>
  );
}
