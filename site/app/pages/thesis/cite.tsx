import { useState } from 'react';
import { styled } from 'styled-components';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { PlainButton } from '../../ui/button';
import { words as ownWords } from './words';

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

/** The citation of a paper, ready to be taken away. */
export function Cite({ text }: { text: string }) {
  const words = usePageWords(ownWords);
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult(words.copied);
    } catch {
      // The browser may have no clipboard here, or the visitor may have forbidden it.
      setResult(words.notCopied);
    }
  };
  return (
    <Box aria-labelledby="cite" data-print="none">
      <h2 id="cite">{words.cite}</h2>
      <p className="citation">
        <Passage text={text} />
      </p>
      <PlainButton type="button" onClick={() => void copy()}>
        {words.copy}
      </PlainButton>
      <p className="result" role="status">
        {result}
      </p>
    </Box>
  );
}
