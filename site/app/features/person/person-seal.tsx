import { styled } from 'styled-components';
import type { Image } from '../../../contract/entities/common';
import { useLanguage } from '../../i18n/language';
import { Drawing } from '../../ui/drawing';
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

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .initial {
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
`;

/** A seal stands free on its paper; an upright one is as tall as the paper lets it be. */
const Stamp = styled(Drawing)`
  position: absolute;
  inset: 15% 16%;
  width: auto;
  aspect-ratio: auto;
  background: var(--cinnabar);
`;

const words = {
  zh: (name: string) => `${name}的名章`,
  en: (name: string) => `Name seal of ${name}`,
};

interface PersonSealProps {
  /** The identifier of the person's entry. */
  id: string;
  name: string;
  image: Image | undefined;
  /** Beside the title of the person's own page. */
  large?: boolean;
}

/** A person's picture; where there is none the seal that was cut for them, or else their first letter as one. */
export function PersonSeal({ id, name, image, large }: PersonSealProps) {
  const language = useLanguage();
  const isCut = import.meta.env.SEALS?.split(' ').includes(id);
  return (
    <Box data-large={large || undefined}>
      {image && <Picture image={image} sizes="208px" alt="" />}
      {!image && isCut && (
        <Stamp
          $address={`${import.meta.env.DRAWN}/seal-${id}.svg`}
          role="img"
          aria-label={words[language](name.replace(/\s*[（(].*$/u, ''))}
        />
      )}
      {!image && !isCut && (
        <span className="initial" aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      )}
    </Box>
  );
}
