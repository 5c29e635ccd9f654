import type { CallResult } from '../../api/client/call-result';
import type { SearchHit } from '../../../contract/schemas/search';
import { readSearchFacets } from '../../api/read/search-facets';
import { text } from '../../api/read/values';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { MoreLink } from '../../features/records/list/more-link';
import { Pagination } from '../../features/records/list/pagination';
import { EmptyState } from '../../ui/feedback/states';
import { Facets } from './facets';
import { HitList } from './hit-list';
import type { FilterChange, SearchFilters } from './search-filters';
import { useSearchMessages } from './use-messages';

interface HitsProps {
  response: CallResult<SearchHit>;
  filters: SearchFilters;
  pageSize: number;
  pathTo: (change: FilterChange) => string;
}

/** Number of hits, suggested keyword, filters, hits and pagination of a search response. */
export function Hits({ response, filters, pageSize, pathTo }: HitsProps) {
  const messages = useSearchMessages();
  const { rows, total, head } = response;
  const { keyword, page, kind, period, area } = filters;
  const suggestion = text(head.meant);
  return (
    <>
      <p className="count" role="status">
        {messages.found(total)}
      </p>
      {suggestion && (
        <p className="meant">
          {messages.meant(keyword)}{' '}
          <MoreLink to={pathTo({ keyword: suggestion })}>
            <TextWithLanguage text={suggestion} />
          </MoreLink>
        </p>
      )}
      <Facets facets={readSearchFacets(head.facets)} filters={filters} pathTo={pathTo} />
      {rows.length > 0 ? (
        <HitList hits={rows} start={(page - 1) * pageSize + 1} />
      ) : (
        <EmptyState text={total > 0 ? messages.pastEnd : messages.empty}>
          {total > 0 && <MoreLink to={pathTo({})}>{messages.firstPage}</MoreLink>}
          {total === 0 && kind + period + area !== '' && (
            <MoreLink to={pathTo({ kind: '', period: '', area: '' })} keepPlace>
              {messages.widen}
            </MoreLink>
          )}
          <MoreLink to="/Collection">{messages.collection}</MoreLink>
          <MoreLink to="/Exhibition">{messages.exhibitions}</MoreLink>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        pathOf={(each) => pathTo({ page: each })}
      />
    </>
  );
}
