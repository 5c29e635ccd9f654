import { styled } from 'styled-components';
import { useCategoryText } from '../../api/use-category-text';
import { RetryLine } from '../../ui/retry-line';
import { RichText } from '../../ui/rich-text/rich-text';
import { TextBones } from '../../ui/skeleton';
import { Summary } from '../../ui/summary';

const Box = styled.div`
  .text {
    min-height: 8em;
    margin-top: clamp(20px, 3vw, 32px);
  }
`;

/** What the museum says on a page that is there to do something. */
export function PageText({ code }: { code: string }) {
  const { data, error, isLoading: isComing, retry } = useCategoryText(code);
  const [entry] = data?.rows ?? [];
  if (error) return <RetryLine onRetry={retry} busy={isComing} />;
  if (!isComing && !entry) return null;
  return (
    <Box aria-busy={isComing}>
      <Summary text={entry?.summary} />
      <div className="text">
        {entry ? <RichText html={entry.content} /> : <TextBones lines={3} />}
      </div>
    </Box>
  );
}
