import { styled } from 'styled-components';
import type { Route } from '../../../contract/routes';
import { useMessages } from '../../i18n/language';
import { Link } from '../../router/link';

const Place = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--cinnabar-text);
    font-size: var(--size-small);
  }
`;

/** The list to which a record belongs, above its title. */
export function ListLink({ list }: { list: Route }) {
  const { routes } = useMessages();
  return (
    <Place>
      <Link to={list.path}>{routes[list.name]}</Link>
    </Place>
  );
}
