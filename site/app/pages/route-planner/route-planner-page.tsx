import { styled } from 'styled-components';
import { findVisitorGuide } from '../../../contract/shared/route-paths';
import { useVisitHalls } from '../../api/hooks/visit-halls';
import { CategorySummary } from '../../features/records/detail/category-summary';
import { LazyCategoryText } from '../../features/records/detail/lazy-category-text';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { RetryLine } from '../../ui/feedback/retry-line';
import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';
import { useIsStaticPage } from '../../ui/static-page';
import { Choices } from './choices';
import { messages as ownMessages } from './messages';
import { useRouteChoice } from './use-route-choice';

const loadRoute = async () => (await import('./planned-route')).PlannedRoute;

const Page = styled.div`
  padding-bottom: var(--section);

  .guide {
    margin-top: 24px;
  }

  .guide a {
    display: inline-block;
    padding-block: 10px;
  }

  @media print {
    padding-bottom: 0;

    h1 {
      margin: 0;
      font-size: 15pt;
    }

    .summary {
      display: none;
    }
  }
`;

/** A route through the exhibitions for the visitor's time and needs. */
export default function RoutePlannerPage() {
  const messages = usePageMessages(ownMessages);
  const isStatic = useIsStaticPage();
  const guide = findVisitorGuide();
  return (
    <Page>
      <PageTitle />
      <CategorySummary />
      {/* What is on view depends on the day; a static page may be cached for longer. */}
      {!isStatic && <Planner />}
      {guide && (
        <p className="guide" data-print="none">
          <Link to={guide.path}>{messages.visitorGuide}</Link>
        </p>
      )}
      <LazyCategoryText />
    </Page>
  );
}

function Planner() {
  // Requested while the code that plans is loading.
  const { error, isLoading, retry } = useVisitHalls(useRouteChoice().day);
  return (
    <>
      <Choices />
      {error ? (
        <RetryLine onRetry={retry} busy={isLoading} />
      ) : (
        <LazyOnVisible loadComponent={loadRoute} height="60em" />
      )}
    </>
  );
}
