import { styled } from 'styled-components';
import { findRoute, pathOfKind } from '../../../contract/shared/route-paths';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useIsGone, useRoute } from '../../router/use-route';
import { MoreLink } from '../../features/records/list/more-link';
import { PlaceholderDrawing } from '../../ui/drawing/placeholder-drawing';
import { messages as ownMessages } from './messages';

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

  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
`;

/** For an address without a page and for a page without its record: explanation, search and links. */
export default function NotFoundPage() {
  const { notFound, menu, objects, home, routes } = useMessages();
  const messages = usePageMessages(ownMessages);
  const record = useRoute()?.route;
  const isGone = useIsGone();
  // The list page of the missing record.
  const list = findRoute(record?.meta?.parent ?? '');
  const missing = record ? messages.record : notFound.title;
  const title = isGone ? messages.gone : missing;
  return (
    <Box>
      <PlaceholderDrawing broken />
      <PageTitle title={title} />
      <p>{messages.hint}</p>
      <SearchBox className="search" label={messages.search} inPlace />
      <p className="links">
        {list && <MoreLink to={list.path}>{routes[list.name]}</MoreLink>}
        <MoreLink to="/">{menu.home}</MoreLink>
        <MoreLink to={pathOfKind('exhibition-list')}>{home.allExhibitions}</MoreLink>
        <MoreLink to={pathOfKind('object-list')}>{objects.collection}</MoreLink>
      </p>
    </Box>
  );
}
