import { styled } from 'styled-components';
import { useCategoryText } from '../../../api/hooks/content';
import { useCategoryCode } from '../../../router/use-route';
import { RetryLine } from '../../../ui/feedback/retry-line';
import { RichText } from '../../../ui/rich-text/rich-text';
import { SkeletonText } from '../../../ui/feedback/skeleton';
import { Summary } from '../../../ui/text/summary';

const Box = styled.div`
  .text {
    min-height: 8em;
    margin-top: clamp(20px, 3vw, 32px);
  }
`;

interface CategoryTextProps {
  /** Where a form stands between the two. Default: both. */
  part?: 'summary' | 'text';
}

/** Text of the page’s category with its form or list, with loading and error states. */
export function CategoryText({ part }: CategoryTextProps) {
  const { data, error, isLoading, retry } = useCategoryText(useCategoryCode());
  const [entry] = data?.rows ?? [];
  if (error && part === 'text') return null;
  if (error) return <RetryLine onRetry={retry} busy={isLoading} />;
  if (!isLoading && !entry) return null;
  return (
    <Box aria-busy={isLoading}>
      {part !== 'text' && (entry ? <Summary text={entry.summary} /> : <SkeletonText lines={2} />)}
      {part !== 'summary' && (
        <div className="text">
          {entry ? <RichText html={entry.content} /> : <SkeletonText lines={3} />}
        </div>
      )}
    </Box>
  );
}

/** The rich text alone, without a lead. */
export function CategoryTextOnly() {
  return <CategoryText part="text" />;
}
