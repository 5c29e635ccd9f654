import { styled } from 'styled-components';
import { useCategoryText } from '../../api/use-category-text';
import { useGo } from '../../router/use-go';
import { RichText } from '../../ui/rich-text/rich-text';
import { TextBones } from '../../ui/skeleton';

const Box = styled.div`
  .summary {
    max-width: var(--measure);
    margin-top: 14px;
    font-size: var(--size-lead);
  }

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
  const go = useGo();
  const { list, own, detail } = useCategoryText(code);
  const [entry] = detail.data?.rows ?? [];
  const isComing = list.isLoading || (own !== undefined && detail.isLoading);
  if (!isComing && !entry) return null;
  return (
    <Box aria-busy={isComing}>
      {own?.summary && <p className="summary">{own.summary}</p>}
      <div className="text">
        {entry ? <RichText html={entry.content} onGo={go} /> : <TextBones lines={3} />}
      </div>
    </Box>
  );
}
