import { styled } from 'styled-components';
import type { Route } from '../../../../contract/shared/routes';
import { useMessages } from '../../../i18n/i18n-context';
import { Link } from '../../../router/link';

const Paragraph = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--cinnabar-text);
    font-size: var(--size-small);
  }
`;

/** Link to the list of a record, above its title. */
export function ListLink({ list }: { list: Route }) {
  const { routes } = useMessages();
  return (
    <Paragraph>
      <Link to={list.path}>{routes[list.name]}</Link>
    </Paragraph>
  );
}
