import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';

export function NotFoundPage() {
  const { notFound } = useMessages();
  return (
    <NotFound title={notFound.title}>
      <SearchBox label={notFound.search} inPlace />
    </NotFound>
  );
}
