import { styled } from 'styled-components';
import type { EntryPart } from '../../../contract/schemas/content';
import { exhibitPath } from '../../../contract/shared/route-paths';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { titleFace } from '../../theme/title-face';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { ArrowIcon } from '../../ui/icons/icons';
import { isCroppable } from '../../ui/picture/is-croppable';
import { MoreLink } from '../../features/records/list/more-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { uncroppedPicture } from '../../ui/picture/uncropped-picture';
import { roomHeadingId } from './room-heading-id';
import { messages as ownMessages } from './messages';

const Box = styled.section`
  display: grid;
  align-items: center;
  gap: 24px clamp(28px, 5vw, 80px);
  padding-block: clamp(40px, 6vw, 96px);
  border-bottom: 1px solid var(--hairline);

  .picture {
    padding: clamp(14px, 2.4vw, 36px);
    background: var(--silk);
  }

  .picture img {
    ${uncroppedPicture('min(72vh, 720px)')}
    margin-inline: auto;
  }

  .number {
    color: var(--cinnabar-text);
    font-family: var(--title-font);
    font-variant-numeric: tabular-nums;
  }

  h2 {
    margin-bottom: 14px;
    font-size: var(--size-h2);
  }

  @media (min-width: 56.25em) {
    &[data-shape='upright'] {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }

    &[data-shape='upright']:nth-of-type(even) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }

    /* The picture is first in the DOM; every second room shows it on the right. */
    &[data-shape='upright']:nth-of-type(even) .picture {
      order: 2;
    }
  }
`;

interface RoomProps {
  room: EntryPart;
  number: number;
  total: number;
}

export function Room({ room, number, total }: RoomProps) {
  const messages = usePageMessages(ownMessages);
  const { id, title, content, images, object } = room;
  const [image] = images;
  const heading = roomHeadingId(id);
  const shape = image && !isCroppable(image) ? 'upright' : 'wide';
  return (
    <Box aria-labelledby={heading} data-shape={shape}>
      {image && (
        <div className="picture">
          <CaptionedPicture image={image} sizes="(min-width: 900px) 640px, 90vw" />
        </div>
      )}
      <div>
        <p className="number">{messages.roomOf(number, total)}</p>
        <h2 id={heading} tabIndex={-1} {...titleFace(title)}>
          <TextWithLanguage text={title} />
        </h2>
        <RichText html={content} />
        {object && (
          <MoreLink to={exhibitPath(object)}>
            {messages.object}
            <ArrowIcon />
          </MoreLink>
        )}
      </div>
    </Box>
  );
}
