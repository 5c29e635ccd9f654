import { styled } from 'styled-components';
import { titleOfRoute } from '../../../contract/shared/route-titles/title-of-route';
import { routes } from '../../../contract/shared/routes';
import { useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { PlainButton } from '../../ui/button';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

/** The top-level routes, known without a request. */
const areas = routes.filter(({ path }) => /^\/\w+$/.test(path));

interface MenuErrorProps {
  onRetry: () => void;
  /** Error message. Default: the menu did not load. */
  text?: string;
}

/** Fallback of a failed menu: links to the areas and a retry. */
export function MenuError({ onRetry, text }: MenuErrorProps) {
  const { menu, failure, routes: titles } = useMessages();
  return (
    <Box>
      {areas.map((route) => (
        <Link key={route.name} to={route.path}>
          {titleOfRoute(titles, route)}
        </Link>
      ))}
      <span>{text ?? menu.failed}</span>
      <PlainButton type="button" onClick={onRetry}>
        {failure.retry}
      </PlainButton>
    </Box>
  );
}
