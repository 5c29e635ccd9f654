import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';

export function NotFoundPage() {
  return (
    <NotFound title={useMessages().notFound.title}>
      <SearchBox />
    </NotFound>
  );
}
