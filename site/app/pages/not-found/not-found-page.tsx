import { styled } from 'styled-components';
import { routeNamed } from '../../../contract/route-paths';
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
  const { notFound, menu, objects, home, routes } = useMessages();
  const words = usePageWords(ownWords);
  const record = useRoute()?.route;
  // The list in which the record would stand.
  const list = routeNamed(record?.meta?.parent ?? '');
  return (
    <Box>
      <VesselDrawing broken />
      <PageTitle title={record ? words.record : notFound.title} />
      <p>{words.hint}</p>
      <SearchBox className="search" label={words.search} inPlace />
      <p className="ways">
        {list && <MoreLink to={list.path}>{routes[list.name]}</MoreLink>}
        <MoreLink to="/">{menu.home}</MoreLink>
        <MoreLink to="/Exhibition">{home.allExhibitions}</MoreLink>
        <MoreLink to="/Collection">{objects.collection}</MoreLink>
      </p>
    </Box>
  );
}
