import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { FactList } from '../../features/records/facts/fact-list';
import { EntryLink } from '../../features/records/years/entry-link';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { isCroppable } from '../../ui/picture/is-croppable';
import { Picture } from '../../ui/picture/picture';

const Unit = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px clamp(28px, 4vw, 64px);
  padding-top: clamp(24px, 3vw, 36px);
  border-top: 1px solid var(--gold);

  .view {
    aspect-ratio: 4 / 3;
    background: var(--silk);
  }

  .view img {
    width: 100%;
    height: 100%;
    padding: 20px;
    background: none;
    object-fit: contain;
  }

  .view[data-scene] img {
    padding: 0;
    object-fit: cover;
  }

  h2 {
    font-size: var(--size-h3);
  }

  .text {
    max-width: var(--measure);
    margin-top: 10px;
    line-height: 1.9;
  }

  .facts {
    margin-top: 18px;
    font-size: var(--size-small);
  }

  @media (min-width: 48em) {
    &[data-pictured] {
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
    }

    /* Pictures alternate between left and right. */
    &[data-pictured]:nth-child(even) > .view {
      order: 2;
    }
  }
`;

/** A department, service or place: picture, text, facts and link. */
export function UnitCard({ unit }: { unit: ContentEntry }) {
  const [image] = unit.images;
  return (
    <Unit data-pictured={image ? true : undefined}>
      {image && (
        <div className="view" data-scene={isCroppable(image) || undefined}>
          <Picture image={image} sizes="(min-width: 768px) 420px, 92vw" />
        </div>
      )}
      <div>
        <h2>
          <TextWithLanguage text={unit.title} />
        </h2>
        <p className="text">
          <TextWithLanguage text={unit.summary} />
        </p>
        <FactList facts={unit.facts} className="facts" />
        <EntryLink entry={unit} />
      </div>
    </Unit>
  );
}
