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

/** Text of the page’s category above its form or list, with loading and error states. */
export function CategoryText() {
  const { data, error, isLoading, retry } = useCategoryText(useCategoryCode());
  const [entry] = data?.rows ?? [];
  if (error) return <RetryLine onRetry={retry} busy={isLoading} />;
  if (!isLoading && !entry) return null;
  return (
    <Box aria-busy={isLoading}>
      <Summary text={entry?.summary} />
      <div className="text">
        {entry ? <RichText html={entry.content} /> : <SkeletonText lines={3} />}
      </div>
    </Box>
  );
}
