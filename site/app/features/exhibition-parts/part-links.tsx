import { styled } from 'styled-components';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';

const Nav = styled.nav`
  margin-block: clamp(20px, 2.4vw, 32px);

  h2,
  h3 {
    color: var(--ash);
    font-family: var(--text-font);
    font-size: var(--size-small);
    font-weight: 400;
  }

  .parts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--hit);
    padding-inline: 16px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--ink);
    background: var(--silk);
  }

  a[aria-current] {
    border-color: var(--button);
    background: var(--button);
    color: var(--on-button);
  }

  small {
    font-size: var(--size-small);
  }
`;

export interface PartLink {
  path: string;
  name: string;
  /** Number of objects. */
  count?: number;
  isCurrent?: boolean;
}

interface PartLinksProps {
  /** Id of the heading, unique in the page. */
  id: string;
  title: string;
  links: readonly PartLink[];
  heading?: 'h2' | 'h3';
}

/** Links to the chapters or tags of an exhibition, each with its own page. */
export function PartLinks({ id, title, links, heading: Heading = 'h2' }: PartLinksProps) {
  return (
    <Nav aria-labelledby={id} data-print="none">
      <Heading id={id}>{title}</Heading>
      <ul className="parts">
        {links.map(({ path, name, count, isCurrent = false }) => (
          <li key={path}>
            <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
              <TextWithLanguage text={name} />
              {count !== undefined && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
