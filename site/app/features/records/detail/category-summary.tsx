import { useCategoryText } from '../../../api/hooks/content';
import { useCategoryCode } from '../../../router/use-route';
import { RetryLine } from '../../../ui/feedback/retry-line';
import { SkeletonText } from '../../../ui/feedback/skeleton';
import { Summary } from '../../../ui/text/summary';

/** The lead of the page's category, for pages without its rich text, which needs the code to sanitise it. */
export function CategorySummary() {
  const { data, error, isLoading, retry } = useCategoryText(useCategoryCode());
  const summary = data?.rows[0]?.summary;
  if (error) return <RetryLine onRetry={retry} busy={isLoading} />;
  return isLoading && !data ? <SkeletonText lines={2} /> : <Summary text={summary} />;
}
