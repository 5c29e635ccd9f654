import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { MoreLink } from '../../ui/more-link';
import { VesselDrawing } from '../../ui/vessel-drawing';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 20px;
  max-width: 620px;
  margin: 0 auto;
  padding: clamp(32px, 6vw, 96px) 0 var(--section);

  h1 {
    font-size: var(--size-h1);
  }

  .search {
    width: 100%;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
`;

interface NotFoundProps {
  title: string;
  /** The search field. */
  children: ReactNode;
}

/** Nothing is here: what may have happened, and the ways on. */
export function NotFound({ title, children }: NotFoundProps) {
  const { notFound, menu, objects, home } = useMessages();
  return (
    <Box>
      <VesselDrawing broken />
      <PageTitle title={title} />
      <p>{notFound.hint}</p>
      <div className="search">{children}</div>
      <p className="ways">
        <MoreLink to="/">{menu.home}</MoreLink>
        <MoreLink to="/Exhibition">{home.allExhibitions}</MoreLink>
        <MoreLink to="/Collection">{objects.collection}</MoreLink>
      </p>
    </Box>
  );
}
