import { styled } from 'styled-components';
import { footerSitesCategory, paging } from '../../../contract/shared/paging';
import { findRouteOfKind } from '../../../contract/shared/route-paths';
import { useContentPage } from '../../api/hooks/content';
import { useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { ExternalLink } from '../../ui/link/external-link';
import { Picture } from '../../ui/picture/picture';
import { RetryLine } from '../../ui/feedback/retry-line';
import { safeHref } from '../../ui/link/safe-href';

const Row = styled.section`
  .plates {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.25rem, 44%), 1fr));
    gap: 16px;
  }

  /* Two rows of three until all six fit beside each other. */
  @media (min-width: 37.5em) and (max-width: 67.4375em) {
    .plates {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  .plates a {
    position: relative;
    display: grid;
    place-items: center start;
    min-height: 64px;
    overflow: hidden;
    border-radius: 2px;
    background: #f8f5ee;
    color: #1d1a16;
    text-decoration: none;
  }

  .plates a > svg {
    position: absolute;
    right: 6px;
    top: 6px;
    color: #6a635a;
  }

  .plates span:not(:last-child) {
    padding: 8px 24px 8px 14px;
  }

  .plates a:hover {
    outline: 2px solid var(--gold);
    outline-offset: 2px;
  }

  img {
    width: 100%;
    height: auto;
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 24px;
    margin-bottom: 8px;
  }
`;

/** Widths of a plate in the grid above. */
const plateSizes = '(min-width: 37.5em) and (max-width: 67.4375em) 32vw, 240px';

/** Links to other institutions, and a link to the list of all. */
export function RelatedSites() {
  const { footer, routes } = useMessages();
  const { data, error, isLoading, retry } = useContentPage({
    categoryCode: footerSitesCategory,
    pageNum: paging.pageNum,
    pageSize: paging.maxFooterPageSize,
  });
  const all = findRouteOfKind('links');
  return (
    <Row aria-labelledby="footer-sites">
      <div className="head">
        <h2 id="footer-sites">{footer.sites}</h2>
        {all && <Link to={all.path}>{routes[all.name]}</Link>}
      </div>
      {error && <RetryLine onRetry={retry} busy={isLoading} />}
      <ul className="plates">
        {data?.rows.map(({ id, title, images: [plate], linkUrl }) => {
          const href = safeHref(linkUrl);
          return (
            href && (
              <li key={id}>
                <ExternalLink href={href}>
                  {plate ? (
                    <Picture image={plate} sizes={plateSizes} alt={title} />
                  ) : (
                    <span>{title}</span>
                  )}
                </ExternalLink>
              </li>
            )
          );
        })}
      </ul>
    </Row>
  );
}
