import { styled } from 'styled-components';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { objectSetMessages } from '../../features/object-sets/messages';
import { formatDate } from '../../i18n/format-date';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture/picture';
import { pathOfSet } from './address-of-set';
import { messages as ownMessages } from './messages';

const Card = styled(Link)`
  display: grid;
  gap: 12px;
  color: inherit;
  text-decoration: none;

  .pictures {
    display: grid;
    grid-template-columns: 2fr 1fr;
    grid-template-rows: 1fr 1fr;
    gap: 4px;
    aspect-ratio: 3 / 2;
  }

  .pictures > span {
    display: grid;
    min-height: 0;
    place-items: center;
    padding: 6%;
    overflow: hidden;
    background: var(--silk);
  }

  .pictures > :first-child {
    grid-row: 1 / -1;
  }

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 100%;
    min-height: 0;
    object-fit: contain;
  }

  h2 {
    font-size: var(--size-h3);
    word-break: normal;
    overflow-wrap: anywhere;
  }

  &:hover h2 {
    color: var(--cinnabar-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  p {
    margin-top: 2px;
    color: var(--ash);
  }
`;

const places = [0, 1, 2];

/** Card of a set: pictures of its first objects, name, number of objects, last change. */
export function SetCard({ set, pictured }: { set: ObjectSet; pictured: readonly Exhibit[] }) {
  const language = useLanguage();
  const messages = usePageMessages(ownMessages);
  const { count } = usePageMessages(objectSetMessages);
  const shared = set.shareToken === undefined ? [] : [messages.shared];
  const changed = messages.updated(formatDate(set.updatedAt, language));
  return (
    <Card to={pathOfSet(set.id)}>
      <span className="pictures">
        {places.map((place) => {
          const [image] = pictured[place]?.images ?? [];
          return <span key={place}>{image && <Picture image={image} sizes="220px" alt="" />}</span>;
        })}
      </span>
      <div>
        <h2>
          <TextWithLanguage text={set.name} />
        </h2>
        <p>{[count(set.items.length), changed, ...shared].join(' · ')}</p>
      </div>
    </Card>
  );
}
