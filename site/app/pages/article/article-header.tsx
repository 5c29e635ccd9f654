import type { ContentEntryDetail } from '../../../contract/entities/content-entry';
import type { Route } from '../../../contract/routes';
import { FactList } from '../../features/facts/facts';
import { formatDate } from '../../i18n/dates';
import { useLanguage, useMessages } from '../../i18n/language';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { Summary } from '../../ui/summary';

interface ArticleHeaderProps {
  entry: ContentEntryDetail;
  list: Route;
}

export function ArticleHeader({ entry, list }: ArticleHeaderProps) {
  const language = useLanguage();
  const { articles, routes } = useMessages();
  return (
    <header>
      <p className="meta">
        <Link to={list.path}>{routes[list.name]}</Link>
        <time dateTime={entry.publishedAt}>
          {articles.published} {formatDate(entry.publishedAt, language)}
        </time>
      </p>
      <PageTitle title={entry.title} />
      <Summary text={entry.summary} />
      <FactList facts={entry.facts} className="facts" />
    </header>
  );
}
