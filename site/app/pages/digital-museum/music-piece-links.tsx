import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { PlayIcon } from '../../ui/icons/player-icons';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 16.5rem), 40%), 1fr));
  column-gap: var(--gap);
  border-top: 1px solid var(--hairline);

  /* Items of a row have one height. */
  li {
    display: grid;
  }

  a {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr);
    align-content: start;
    gap: 2px 12px;
    padding-block: 16px;
    border-bottom: 1px solid var(--hairline);
    text-decoration: none;
  }

  svg {
    margin-top: 0.35em;
    color: var(--cinnabar-text);
  }

  strong {
    font-family: var(--title-font);
    font-size: 1.1667rem;
    font-weight: 600;
  }

  span {
    grid-column: 2;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.7;
  }

  a:hover strong {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }
`;

interface MusicPieceLinksProps {
  /** Path of the music page. */
  path: string;
  pieces: readonly ContentEntry[];
}

/** Links to pieces of music; the player is on the music page. */
export function MusicPieceLinks({ path, pieces }: MusicPieceLinksProps) {
  return (
    <List className="pieces">
      {pieces.map(({ id, title, summary }) => (
        <li key={id}>
          <Link to={`${path}?piece=${encodeURIComponent(id)}`}>
            <PlayIcon />
            <strong>
              <TextWithLanguage text={title} />
            </strong>
            <span>
              <TextWithLanguage text={summary} />
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}
