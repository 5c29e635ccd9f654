import { styled } from 'styled-components';
import { useCategoryText } from '../../api/use-category-text';
import { RichText } from '../../ui/rich-text/rich-text';
import { TextBones } from '../../ui/skeleton';
import { Summary } from '../../ui/summary';

const Box = styled.div`
  .text {
    min-height: 8em;
    margin-top: clamp(20px, 3vw, 32px);
  }
`;

/**
 * What the museum says on a page that is there to do something. The failure of a text is said on
 * the screen and does not stand in the way of what the page is for.
 */
export function PageText({ code }: { code: string }) {
  const { data, isLoading: isComing } = useCategoryText(code);
  const [entry] = data?.rows ?? [];
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
