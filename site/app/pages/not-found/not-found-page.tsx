import { styled } from 'styled-components';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { MoreLink } from '../../ui/more-link';
import { VesselDrawing } from '../../ui/vessel-drawing';
import { words as ownWords } from './words';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 20px;
  max-width: 620px;
  margin: 0 auto;
  padding: clamp(32px, 6vw, 96px) 0 var(--section);

  .search {
    width: 100%;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
`;

/**
 * Nothing is here: no page has this address, or the page's record is gone. What may have happened,
 * and the ways on.
 */
export function NotFoundPage() {
  const { notFound, menu, objects, home } = useMessages();
  const words = usePageWords(ownWords);
  const isRecord = useRoute() !== undefined;
  return (
    <Box>
      <VesselDrawing broken />
      <PageTitle title={isRecord ? words.record : notFound.title} />
      <p>{words.hint}</p>
      <SearchBox className="search" label={words.search} inPlace />
      <p className="ways">
        <MoreLink to="/">{menu.home}</MoreLink>
        <MoreLink to="/Exhibition">{home.allExhibitions}</MoreLink>
        <MoreLink to="/Collection">{objects.collection}</MoreLink>
      </p>
    </Box>
  );
}
