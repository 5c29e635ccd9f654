import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { RatingButton } from '../../features/rating/rating-button';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { ChevronDownIcon } from '../../ui/icons/icons';
import { useIsStaticPage } from '../../ui/static-page';
import { sectionLinks } from './section-links.styles';
import { SectionList, type SectionListProps } from './section-list';

const Box = styled.div`
  margin-top: 12px;
  border-block: 1px solid var(--hairline);

  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
  }

  .line > button {
    min-height: 48px;
    padding: 4px;
    border: 0;
    background: transparent;
  }

  .line > button + button {
    flex: none;
  }

  .sections {
    display: flex;
    flex: 1 1 4.5em;
    align-items: center;
    gap: 0.5em;
    text-align: start;
    line-height: 1.4;
  }

  /* On phones the name alone has room beside the rating button. */
  @media (max-width: 29.9375em) {
    &:lang(en) .label {
      display: none;
    }
  }

  .sections svg {
    flex: none;
    width: 16px;
    transition: rotate 0.2s;
  }

  .sections[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  nav {
    padding-bottom: 12px;
  }

  summary {
    min-height: 48px;
    padding-inline: 4px;
    line-height: 48px;
    cursor: pointer;
  }

  ${sectionLinks}

  @media (min-width: 67.5em) {
    display: none;
  }
`;

/**
 * The side menu of narrow screens: a line below the heading with a disclosure of the area's sections and the
 * rating button; a native disclosure of the sections alone without script.
 */
export function SectionDisclosure({ trail }: SectionListProps) {
  const { menu } = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isStatic = useIsStaticPage();
  const [area] = trail;
  if (!area) return null;
  const name = (
    <>
      <span className="label">{menu.sections}</span>
      <TextWithLanguage text={area.category.categoryName} />
    </>
  );
  if (isStatic) {
    return (
      <Box data-print="none">
        <details>
          <summary>{name}</summary>
          <nav aria-label={menu.side}>
            <SectionList trail={trail} />
          </nav>
        </details>
      </Box>
    );
  }
  return (
    <Box data-print="none">
      <div className="line">
        <button
          type="button"
          id={`${id}-button`}
          className="sections"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <span>{name}</span>
          <ChevronDownIcon />
        </button>
        <RatingButton />
      </div>
      <nav id={id} aria-labelledby={`${id}-button`} hidden={!open}>
        {open && <SectionList trail={trail} />}
      </nav>
    </Box>
  );
}
