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
  const { list, own, detail } = useCategoryText(code);
  const [entry] = detail.data?.rows ?? [];
  const isComing = list.isLoading || (own !== undefined && detail.isLoading);
  if (!isComing && !entry) return null;
  return (
    <Box aria-busy={isComing}>
      <Summary text={own?.summary} />
      <div className="text">
        {entry ? <RichText html={entry.content} /> : <TextBones lines={3} />}
      </div>
    </Box>
  );
}
