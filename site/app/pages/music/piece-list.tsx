import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { recordPath } from '../../../contract/shared/route-paths';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { useRoute } from '../../router/use-route';
import { useIsStaticPage } from '../../ui/static-page';
import { PauseIcon, PlayIcon } from '../../ui/icons/player-icons';
import { messages as ownMessages } from './messages';

const List = styled.ol`
  border-top: 1px solid var(--hairline);

  li {
    border-bottom: 1px solid var(--hairline);
  }

  button {
    display: grid;
    grid-template-columns: 2em minmax(0, 1fr) 1.6em;
    gap: 2px 12px;
    width: 100%;
    padding: 16px 12px;
    border: 0;
    background: none;
    text-align: start;
    line-height: 1.6;
    counter-increment: piece;
  }

  button::before {
    content: counter(piece);
    grid-row: span 2;
    color: var(--ash);
    font-family: var(--title-font);
    font-variant-numeric: tabular-nums;
  }

  button:hover {
    background: var(--silk);
  }

  .title {
    font-family: var(--title-font);
    font-size: 1.1667rem;
  }

  .about {
    grid-column: 2 / -1;
    color: var(--ash);
    font-size: var(--size-small);
  }

  svg {
    align-self: center;
  }

  [aria-current] {
    background: var(--silk);
    box-shadow: inset 3px 0 var(--cinnabar);
  }

  [aria-current] .title {
    color: var(--cinnabar-text);
  }

  /* Narrow only with large text. */
  @media (max-width: 15em) {
    button {
      grid-template-columns: 1em minmax(0, 1fr) 1em;
      column-gap: 8px;
      padding-inline: 0;
    }

    .about {
      grid-column: 1 / -1;
    }
  }
`;

interface PieceListProps {
  pieces: readonly ContentEntry[];
  /** Number of pieces on the previous pages. */
  start: number;
  current: string | undefined;
  playing: boolean;
  onChoose: (id: string) => void;
}

export function PieceList({ pieces, start, current, playing, onChoose }: PieceListProps) {
  const messages = usePageMessages(ownMessages);
  const isStatic = useIsStaticPage();
  const route = useRoute()?.route.name ?? '';
  return (
    <List
      className="pieces"
      aria-label={messages.pieces}
      start={start + 1}
      style={{ counterReset: `piece ${start}` }}
    >
      {pieces.map(({ id, title, summary }) => {
        const isCurrent = id === current;
        const path = recordPath(route, id);
        if (isStatic && path) {
          return (
            <li key={id}>
              <p className="title">
                <Link to={path}>
                  <TextWithLanguage text={title} />
                </Link>
              </p>
              <p className="about">
                <TextWithLanguage text={summary} />
              </p>
            </li>
          );
        }
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={isCurrent || undefined}
              onClick={() => onChoose(id)}
            >
              <span className="title">
                <TextWithLanguage text={title} />
              </span>
              {isCurrent && playing ? <PauseIcon /> : <PlayIcon />}
              <span className="about">
                <TextWithLanguage text={summary} />
              </span>
            </button>
          </li>
        );
      })}
    </List>
  );
}
