import { Fragment, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlainButton } from '../../../app/ui/button';

const Box = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  margin-bottom: 20px;

  > div {
    flex: 1 1 9.5em;
    min-width: 0;
    max-width: 18em;
  }

  > .wide {
    flex: 2 1 15em;
    max-width: 30em;
  }

  > button {
    min-height: 48px;
  }

  @media (max-width: 30em) {
    > div,
    > .wide {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;

interface FilterFormProps {
  label: string;
  /** Button that clears the filters. */
  reset?: { label: string; onReset: () => void };
  children: ReactNode;
}

/** Filters above a list, whose controls take effect at once. */
export function FilterForm({ label, reset, children }: FilterFormProps) {
  const [resets, setResets] = useState(0);
  return (
    <Box
      role="search"
      aria-label={label}
      data-print="none"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {/* A cleared form forgets words that were typed and not searched yet. */}
      <Fragment key={resets}>{children}</Fragment>
      {reset && (
        <PlainButton
          type="button"
          onClick={() => {
            setResets(resets + 1);
            reset.onReset();
          }}
        >
          {reset.label}
        </PlainButton>
      )}
    </Box>
  );
}
