import { styled } from 'styled-components';
import type { SearchHit } from '../../../contract/schemas/search';
import { kindNames } from '../../features/search-box/messages';
import { Snippet } from '../../features/search-box/snippet';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { linkedCard } from '../../ui/link/linked-card';
import { safeHref } from '../../ui/link/safe-href';
import { PlaceholderDrawing } from '../../ui/drawing/placeholder-drawing';
import { useSearchMessages } from './use-messages';

const List = styled.ol`
  > li {
    ${linkedCard}
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    gap: 0 clamp(16px, 3vw, 36px);
    padding-block: clamp(16px, 2vw, 24px);
    border-bottom: 1px solid var(--hairline);
  }

  /* A box of its own size: the proportions of a picture are not known before it has loaded. */
  .view {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    align-self: start;
    aspect-ratio: 1;
    background: var(--silk);
  }

  .view img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  .view > span {
    width: 60%;
  }

  .kind {
    color: var(--ash);
    font-size: var(--size-small);
  }

  h2 {
    font-size: 1.2222rem;
    line-height: 1.5;
  }

  .snippet {
    max-width: var(--measure);
    margin-top: 4px;
    overflow-wrap: anywhere;
  }

  mark {
    background: none;
    box-shadow: inset 0 -2px var(--cinnabar);
    color: inherit;
    font-weight: 700;
  }

  @media (max-width: 29.9375em) {
    > li {
      grid-template-columns: 84px minmax(0, 1fr);
    }
  }
`;

/** Hits of a page in the order of the response; `start` is the number of the first. */
export function HitList({ hits, start }: { hits: readonly SearchHit[]; start: number }) {
  const messages = useSearchMessages();
  const language = useLanguage();
  return (
    <List start={start} aria-label={messages.results}>
      {hits.map((hit) => (
        <li key={hit.route}>
          <Thumbnail address={hit.thumbImg} />
          <div>
            <p className="kind">{kindNames[language][hit.kind]}</p>
            <h2>
              <Link to={hit.route}>
                {hit.titleMarked ? (
                  <Snippet html={hit.titleMarked} />
                ) : (
                  <TextWithLanguage text={hit.title} />
                )}
              </Link>
            </h2>
            {hit.snippet && (
              <p className="snippet">
                <Snippet html={hit.snippet} />
              </p>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}

function Thumbnail({ address }: { address: string }) {
  const src = safeHref(address);
  return (
    <div className="view">
      {src ? (
        <img src={src} alt="" width={132} height={132} loading="lazy" decoding="async" />
      ) : (
        <PlaceholderDrawing />
      )}
    </div>
  );
}
