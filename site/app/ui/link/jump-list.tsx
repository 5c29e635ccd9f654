import { styled } from 'styled-components';
import { focusHeading } from './focus-heading';

const Nav = styled.nav`
  .targets {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    border-block: 1px solid var(--hairline);
  }

  button {
    min-width: var(--hit);
    min-height: 48px;
    padding: 0 12px;
    border: 0;
    background: none;
    font-family: var(--title-font);
    font-variant-numeric: lining-nums;
  }

  button:hover {
    background: var(--silk);
    color: var(--cinnabar-text);
  }
`;

interface JumpListProps {
  label: string;
  /** Ids of headings in the page, with the labels of their buttons. */
  targets: readonly { id: string; label: string }[];
  className?: string;
}

/**
 * In-page navigation to the sections of a long page. Buttons instead of links, because the router
 * reads the fragment of the URL as a route.
 */
export function JumpList({ label, targets, className }: JumpListProps) {
  return (
    <Nav aria-label={label} className={className} data-print="none">
      <ul className="targets">
        {targets.map((target) => (
          <li key={target.id}>
            <button type="button" onClick={() => focusHeading(target.id)}>
              {target.label}
            </button>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
