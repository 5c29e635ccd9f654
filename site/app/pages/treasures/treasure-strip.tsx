import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import { splitTitle } from '../../features/exhibition-card/exhibition-facts';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture';
import { words as ownMessages } from './words';

const Strip = styled.nav`
  margin-top: clamp(40px, 5vw, 72px);
  padding-top: clamp(24px, 3vw, 40px);
  border-top: 1px solid var(--hairline);

  h2 {
    margin-bottom: 20px;
    font-size: var(--size-h3);
  }

  .all {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(4.75rem, 17%), 1fr));
    gap: 20px 16px;
  }

  img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }

  a {
    display: block;
    text-decoration: none;
  }

  a span {
    display: block;
    margin-top: 8px;
    font-family: var(--title-font);
    line-height: 1.4;
  }

  a:hover span {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }

  a[aria-current] {
    box-shadow: 0 6px 0 -3px var(--cinnabar);
  }
`;

interface TreasureStripProps {
  treasures: readonly ContentEntry[];
  /** Id of the treasure shown. */
  shown: string;
  pathOf: (id: string) => string;
}

/** Links to all treasures. */
export function TreasureStrip({ treasures, shown, pathOf }: TreasureStripProps) {
  const messages = usePageWords(ownMessages);
  return (
    <Strip aria-labelledby="all-treasures">
      <h2 id="all-treasures">{messages.all}</h2>
      <ol className="all">
        {treasures.map(({ id, title, images: [image] }) => (
          <li key={id}>
            <Link to={pathOf(id)} keepPlace aria-current={id === shown ? 'true' : undefined}>
              {image && <Picture image={image} sizes="140px" alt="" />}
              <span>
                <Passage text={splitTitle(title).main} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Strip>
  );
}
