import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import { useLanguage, useMessages } from '../../i18n/language';

const Cover = styled.div`
  position: relative;
  aspect-ratio: 5 / 7;
  overflow: hidden;
  background: #2f4a5c;
  box-shadow: var(--shadow);
  color: #1d1a16;
  container-type: inline-size;

  /* The thread of the binding, through four holes. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 7%;
    width: 7%;
    border-left: 1px solid #e8dcc3;
    background: repeating-linear-gradient(
      to bottom,
      transparent 0 calc(20% - 1px),
      #e8dcc3 calc(20% - 1px) 20%
    );
    background-position: 0 -10cqi;
    translate: -100% 0;
    scale: -1 1;
  }

  &[data-hue='1'] {
    background: #6b2b25;
  }

  &[data-hue='2'] {
    background: #3f4f3c;
  }

  &[data-hue='3'] {
    background: #544a3c;
  }

  .slip {
    position: absolute;
    top: 8%;
    right: 10%;
    display: flex;
    min-height: 64%;
    max-height: 84%;
    padding: 5cqi 3.4cqi;
    border: 1px solid #8a7650;
    background: #f6f0e2;
    outline: 1px solid #f6f0e2;
    font-family: var(--song);
    font-size: 10cqi;
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: 0.06em;
    writing-mode: vertical-rl;
  }

  &:lang(en) .slip {
    top: 10%;
    right: 12%;
    left: 22%;
    min-height: 0;
    padding: 6cqi;
    font-family: var(--heading-font);
    font-size: 9cqi;
    font-weight: 400;
    letter-spacing: 0;
    writing-mode: horizontal-tb;
  }

  .house {
    position: absolute;
    bottom: 6%;
    left: 24%;
    color: #f1eadc;
    font-size: 5.4cqi;
    letter-spacing: 0.1em;
  }
`;

/** A thread-bound cover with the title on its slip. The title stands beside it, so it says nothing. */
export function BookCover({ book: { id, title } }: { book: ContentEntry }) {
  const language = useLanguage();
  const { siteName } = useMessages();
  const hue = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
  // A subtitle has no room on the slip.
  const [name = title] = title.split(language === 'zh' ? /[：——]/u : /: /);
  return (
    <Cover data-hue={hue} aria-hidden="true">
      <span className="slip">{name}</span>
      <span className="house">{siteName}</span>
    </Cover>
  );
}
