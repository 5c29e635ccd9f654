import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { splitTitle } from '../../features/records/cards/exhibition-facts';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture/picture';
import { messages as ownMessages } from './messages';

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

  /* Three columns would leave the tenth treasure alone. */
  @media (max-width: 29.99em) {
    .all {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  img {
    aspect-ratio: 4 / 5;
    background: var(--silk);
    object-fit: contain;
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
  const messages = usePageMessages(ownMessages);
  return (
    <Strip aria-labelledby="all-treasures">
      <h2 id="all-treasures">{messages.all}</h2>
      <ol className="all">
        {treasures.map(({ id, title, images: [image] }) => (
          <li key={id}>
            <Link
              to={pathOf(id)}
              keepScrollAndFocus
              aria-current={id === shown ? 'true' : undefined}
            >
              {image && <Picture image={image} sizes="220px" alt="" />}
              <span>
                <TextWithLanguage text={splitTitle(title).main} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Strip>
  );
}
