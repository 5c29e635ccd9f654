import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PlainButton } from '../../ui/button';
import { useCopy } from '../../ui/clipboard/use-copy';
import { messages as ownMessages } from './messages';

const Box = styled.section`
  margin-block: clamp(28px, 4vw, 44px);
  padding: clamp(20px, 3vw, 32px);
  border-left: 3px solid var(--cinnabar);
  background: var(--silk);

  h2 {
    font-size: 1.1111rem;
  }

  .citation {
    margin-block: 10px 16px;
    -webkit-user-select: all;
    user-select: all;
  }

  .result:not(:empty) {
    margin-top: 8px;
    font-size: var(--size-small);
  }
`;

/** Citation of a paper with a button that copies it. */
export function CitationBox({ text }: { text: string }) {
  const messages = usePageMessages(ownMessages);
  const { status, copy } = useCopy(messages);
  return (
    <Box aria-labelledby="cite" data-print="none">
      <h2 id="cite">{messages.cite}</h2>
      <p className="citation">
        <TextWithLanguage text={text} />
      </p>
      <PlainButton type="button" onClick={() => void copy(text)}>
        {messages.copy}
      </PlainButton>
      <p className="result" role="status">
        {status}
      </p>
    </Box>
  );
}
