import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { pageWidth } from '../../ui/page/page-width';
import { MenuError } from '../menu/menu-error';
import { styled } from 'styled-components';

const Box = styled.div`
  ${pageWidth}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding-block: 14px;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    font-family: var(--heading-font);
  }
`;

interface PartBoundaryProps {
  children: ReactNode;
  /** Element of the fallback. Default `div`. */
  as?: 'header' | 'footer' | 'div';
}

/** Error boundary of one part of the frame; its fallback links to the home page and the areas. */
export function PartBoundary({ children, as }: PartBoundaryProps) {
  const { failure, siteName } = useMessages();
  return (
    <ErrorBoundary
      fallback={(_, retry) => (
        <Box as={as} data-print="none">
          <Link to="/">{siteName}</Link>
          <MenuError onRetry={retry} text={failure.title} />
        </Box>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
