import { styled } from 'styled-components';
import type { Image } from '../../../contract/entities/common';
import { useLanguage } from '../../i18n/language';
import { Picture } from '../../ui/picture';

const Box = styled.div`
  --side: 96px;

  position: relative;
  display: grid;
  place-items: center;
  width: var(--side);
  height: calc(var(--side) * 1.2);
  overflow: hidden;
  background: var(--silk);

  &[data-large] {
    --side: clamp(128px, 18vw, 208px);
  }

  picture {
    display: contents;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .mark {
    display: grid;
    place-items: center;
    width: 58%;
    aspect-ratio: 1;
    border-radius: 7% 4% 8% 3%;
    background: var(--button);
    box-shadow:
      inset 0 0 0 2px var(--button),
      inset 0 0 0 3px var(--on-button);
    color: var(--on-button);
    font-family: var(--song);
    font-size: calc(var(--side) * 0.36);
    font-weight: 600;
    line-height: 1;
  }

  /* Names are cut in relief as often as in the ground. */
  &[data-relief] .mark {
    background: var(--paper);
    box-shadow: inset 0 0 0 3px var(--cinnabar-text);
    color: var(--cinnabar-text);
  }
`;

interface PersonSealProps {
  name: string;
  image: Image | undefined;
  /** Beside the title of the person's own page. */
  large?: boolean;
}

/** A person's picture, or the family name cut as a seal. The name stands beside it, so it says nothing. */
export function PersonSeal({ name, image, large }: PersonSealProps) {
  const language = useLanguage();
  const [first = ''] = name;
  const isRelief = (name.codePointAt(name.length - 1) ?? 0) % 2 === 1;
  return (
    <Box data-large={large || undefined} data-relief={isRelief || undefined} aria-hidden="true">
      {image ? (
        <Picture image={image} sizes="208px" alt="" />
      ) : (
        <span className="mark">{language === 'zh' ? first : first.toUpperCase()}</span>
      )}
    </Box>
  );
}
