import { styled } from 'styled-components';
import { useCategoryText } from '../../../api/hooks/content';
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

/** Text of a category above the form or list of its page, with loading and error states. */
export function CategoryText({ code }: { code: string }) {
  const { data, error, isLoading, retry } = useCategoryText(code);
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
