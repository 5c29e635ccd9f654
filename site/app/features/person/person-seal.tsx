import { styled } from 'styled-components';
import type { Image } from '../../../contract/schemas/common/fields';
import { useLanguage } from '../../i18n/i18n-context';
import { Drawing } from '../../ui/drawing/drawing';
import { Picture } from '../../ui/picture/picture';

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

/** Inset from the background, with the proportions of the drawing. */
const Stamp = styled(Drawing)`
  position: absolute;
  inset: 15% 16%;
  width: auto;
  aspect-ratio: auto;
  background: var(--cinnabar);
`;

const sealLabels = {
  zh: (name: string) => `${name}的名章`,
  en: (name: string) => `Name seal of ${name}`,
};

interface PersonSealProps {
  /** The identifier of the person's entry. */
  id: string;
  name: string;
  image: Image | undefined;
  /** Larger size, for the title of the person's page. Default false. */
  large?: boolean;
}

/** A person's picture, else the drawing of their seal, else their initial. */
export function PersonSeal({ id, name, image, large }: PersonSealProps) {
  const language = useLanguage();
  const hasSeal = import.meta.env.SEALS?.split(' ').includes(id);
  return (
    <Box data-large={large || undefined}>
      {image && <Picture image={image} sizes="208px" alt="" />}
      {!image && hasSeal && (
        <Stamp
          $address={`${import.meta.env.DRAWN}/seal-${id}.svg`}
          role="img"
          aria-label={sealLabels[language](name.replace(/\s*[（(].*$/u, ''))}
        />
      )}
      {!image && !hasSeal && (
        <span className="initial" aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      )}
    </Box>
  );
}
