import { useId } from 'react';
import { styled } from 'styled-components';
import { StarIcon } from '../../ui/icons/star-icon';
import { starCounts } from './stars';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    float: left;
    min-width: 5em;
    padding: 0;
  }

  div {
    display: flex;
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--hit);
    height: var(--hit);
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  svg {
    width: 26px;
    height: 26px;
    stroke: var(--control-line);
    pointer-events: none;
  }

  label[data-lit] svg {
    fill: var(--cinnabar);
    stroke: var(--cinnabar);
  }

  label:hover svg {
    stroke: var(--ink);
  }

  input:focus-visible + svg {
    outline: 3px solid var(--focus-outer);
    outline-offset: 7px;
  }
`;

interface StarGroupProps {
  legend: string;
  count: number;
  /** Accessible name of a number of stars. */
  nameOf: (count: number) => string;
  onChoose: (count: number) => void;
}

/** One to five stars as radio buttons, which have arrow key support. */
export function StarGroup({ legend, count, nameOf, onChoose }: StarGroupProps) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <div>
        {starCounts.map((each) => (
          <label key={each} data-lit={each <= count || undefined}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === count}
              aria-label={nameOf(each)}
              onChange={() => {
                onChoose(each);
              }}
            />
            <StarIcon />
          </label>
        ))}
      </div>
    </Group>
  );
}
