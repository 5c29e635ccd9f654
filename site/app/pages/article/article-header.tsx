import type { ContentEntryDetail } from '../../../contract/schemas/content';
import type { Route } from '../../../contract/shared/routes';
import { FactList } from '../../features/records/facts/fact-list';
import { formatDate } from '../../i18n/format-date';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { Summary } from '../../ui/text/summary';

interface ArticleHeaderProps {
  entry: ContentEntryDetail;
  list: Route;
}

export function ArticleHeader({ entry, list }: ArticleHeaderProps) {
  const language = useLanguage();
  const { articles, routes } = useMessages();
  const date = formatDate(entry.publishedAt, language);
  return (
    <header>
      <p className="meta">
        <Link to={list.path}>{routes[list.name]}</Link>
        {date && (
          <time dateTime={entry.publishedAt}>
            {articles.published} {date}
          </time>
        )}
      </p>
      <PageTitle title={entry.title} />
      <Summary text={entry.summary} />
      <FactList facts={entry.facts} className="facts" />
    </header>
  );
}
