import { Fragment, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../../i18n/i18n-context';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { prefersReducedMotion } from '../../../ui/reduced-motion';
import { playerMessages } from './messages';
import type { Sentence } from './segments';

const Box = styled.section`
  margin-top: 28px;
  max-width: var(--measure);

  h2 {
    font-size: var(--size-h3);
  }

  p {
    margin-top: 12px;
  }

  /* The mark shows in forced colours too, and does not move the text. */
  [aria-current] {
    background: var(--silk);
    box-shadow: 0 0 0 4px var(--silk);
    text-decoration: underline var(--cinnabar) 2px;
    text-underline-offset: 0.3em;
  }

  @media print {
    [aria-current] {
      background: none;
      box-shadow: none;
      text-decoration: none;
    }
  }
`;

interface TranscriptProps {
  paragraphs: readonly (readonly Sentence[])[];
  /** Index of the sentence that is heard, counted through all paragraphs; -1 for none. */
  current: number;
}

/** The text of a stop; the sentence that is heard is marked, and stays in view for those who read along. */
export function Transcript({ paragraphs, current }: TranscriptProps) {
  const messages = usePageMessages(playerMessages);
  const separator = useLanguage() === 'en' ? ' ' : '';
  const box = useRef<HTMLElement>(null);
  const former = useRef<Element | null>(null);
  useEffect(() => {
    const marked = box.current?.querySelector('[aria-current]') ?? null;
    // Whoever has scrolled away from the text is not brought back to it.
    if (marked && former.current && isInView(former.current) && !isInView(marked)) {
      const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
      marked.scrollIntoView({ block: 'center', behavior });
    }
    former.current = marked;
  }, [current]);
  return (
    <Box ref={box} aria-labelledby="transcript">
      <h2 id="transcript">{messages.transcript}</h2>
      {paragraphs.map((sentences, paragraph) => (
        <p key={paragraph}>
          {sentences.map(({ index, text }) => (
            <Fragment key={index}>
              <span aria-current={index === current || undefined}>
                <TextWithLanguage text={text} />
              </span>
              {separator}
            </Fragment>
          ))}
        </p>
      ))}
    </Box>
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
