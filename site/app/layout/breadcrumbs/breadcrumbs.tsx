import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { useRoute } from '../../router/use-route';
import { pageWidth } from '../../ui/page/page-width';
import { routeTrail } from './route-trail';

const Nav = styled.nav`
  ${pageWidth}
  padding-block: 18px;
  font-size: var(--size-small);
  color: var(--ash);

  .crumbs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  li::after {
    content: '／';
    margin-inline: 2px;
  }

  &:lang(en) li::after {
    content: '/';
    margin-inline: 8px;
  }

  li:last-child::after {
    display: none;
  }

  a,
  span {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    text-decoration: none;
  }

  @media (pointer: coarse) {
    a,
    span {
      justify-content: center;
      min-width: var(--hit);
      padding-inline: 6px;
    }

    .crumbs {
      margin-inline-start: -6px;
    }

    && li::after {
      margin-inline: 0;
    }
  }

  @media (max-width: 47.9375em) {
    padding-block: 4px;

    /* Long trails fit in one line without the home page, whose logo is above. */
    li:nth-last-child(n + 3):first-child {
      display: none;
    }
  }

  a:hover {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }
`;

/** Breadcrumbs from the home page, derived from the route table. */
export function Breadcrumbs() {
  const { menu, routes } = useMessages();
  const match = useRoute();
  if (!match || match.route.page === 'home') return null;
  return (
    <Nav aria-label={menu.breadcrumbs} data-print="none">
      <ol className="crumbs">
        <li>
          <Link to="/">{menu.home}</Link>
        </li>
        {routeTrail(match).map((route) => (
          <li key={route.name}>
            {route === match.route ? (
              <span aria-current="page">{routes[route.name]}</span>
            ) : (
              <Link to={route.path}>{routes[route.name]}</Link>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
}
