import { styled } from 'styled-components';
import { RatingButton } from '../../features/rating/rating-button';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { sectionLinks } from './section-links.styles';
import { SectionList, type SectionListProps } from './section-list';

const Box = styled.div`
  .area {
    margin-bottom: 8px;
    padding-bottom: 14px;
    border-bottom: 1px solid var(--hairline);
    font-size: var(--size-h3);
  }

  ${sectionLinks}

  @media (min-width: 67.5em) {
    position: sticky;
    top: calc(32px + var(--a11y-toolbar-top, 0px));
    align-self: start;
    max-height: calc(100vh / var(--a11y-toolbar-zoom, 1) - 64px - var(--a11y-toolbar-top, 0px));
    margin: -6px -6px var(--section);
    padding: 6px;
    overflow-y: auto;

    > button {
      width: 100%;
      margin-top: 24px;
    }
  }

  /* Replaced by SectionDisclosure. */
  @media (max-width: 67.4375em) {
    display: none;
  }
`;

/** The sections of the current area, and the rating button. */
export function SideMenu({ trail }: SectionListProps) {
  const { menu } = useMessages();
  const [area] = trail;
  if (!area) return null;
  return (
    <Box data-print="none">
      <nav aria-label={menu.side}>
        <h2 className="area">
          <TextWithLanguage text={area.category.categoryName} />
        </h2>
        <SectionList trail={trail} />
      </nav>
      <RatingButton />
    </Box>
  );
}
