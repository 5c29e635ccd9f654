import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { ArrowIcon } from '../../ui/icons/icons';
import { moreLink } from '../../features/records/list/more-link';
import { Picture } from '../../ui/picture/picture';
import { uncroppedPicture } from '../../ui/picture/uncropped-picture';
import { messages as ownMessages } from './messages';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px clamp(24px, 4vw, 56px);
  padding-block: clamp(24px, 3vw, 40px);
  border-bottom: 1px solid var(--hairline);
  list-style: none;

  img {
    ${uncroppedPicture('320px')}
  }

  .year {
    color: var(--cinnabar-text);
    font-family: var(--title-font);
    font-size: var(--size-lead);
  }

  h3 {
    margin-block: 4px 2px;
    font-size: var(--size-h3);
  }

  .donor {
    color: var(--ash);
  }

  .story {
    max-width: var(--measure);
    margin-top: 14px;
  }

  a {
    ${moreLink}
    margin-top: 8px;
  }

  @media (min-width: 37.5em) {
    grid-template-columns: minmax(140px, 240px) minmax(0, 1fr);
    align-items: center;
  }
`;

/** One donation: object, donor and story. */
export function Gift({ gift }: { gift: ContentEntry }) {
  const messages = usePageMessages(ownMessages);
  const [image] = gift.images;
  const { donor = '', giftYear } = gift.facts ?? {};
  return (
    <Row>
      {image ? <Picture image={image} sizes="240px" /> : <span />}
      <div>
        {giftYear && <p className="year">{messages.received(giftYear)}</p>}
        <h3>
          <TextWithLanguage text={gift.title} />
        </h3>
        <p className="donor">
          <TextWithLanguage text={messages.gave(donor)} />
        </p>
        <p className="story">
          <TextWithLanguage text={gift.summary} />
        </p>
        {gift.linkUrl.startsWith('#/') && (
          <Link to={gift.linkUrl.slice(1)}>
            {messages.look}
            <ArrowIcon />
          </Link>
        )}
      </div>
    </Row>
  );
}
