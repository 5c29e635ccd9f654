import type { ReactNode } from 'react';
import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { useExhibitionDates } from '../../features/records/cards/exhibition-facts';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { isCroppable } from '../../ui/picture/is-croppable';
import { RichText } from '../../ui/rich-text/rich-text';
import { messages as ownMessages } from './messages';

interface ExhibitionOverviewProps {
  exhibition: ExhibitionDetail;
  /** Stands between the main picture and the text. */
  children?: ReactNode;
}

/** Dates and place of an exhibition, its main picture, and its text. */
export function ExhibitionOverview({ exhibition, children }: ExhibitionOverviewProps) {
  const { status } = useMessages().exhibitions;
  const messages = usePageMessages(ownMessages);
  const dates = useExhibitionDates(exhibition);
  const { content, summary, images } = exhibition;
  const [lead, ...further] = images;
  // Pictures that the text contains are not repeated.
  const others = further.filter(({ src }) => !content.includes(src));
  const hasText = summary !== '' || content !== '' || others.length > 0;
  return (
    <>
      <dl className="facts">
        <div>
          <dt>{messages.dates}</dt>
          <dd>
            {dates}
            <span className="status" data-status={exhibition.status}>
              {status[exhibition.status]}
            </span>
          </dd>
        </div>
        {exhibition.place && (
          <div>
            <dt>{messages.place}</dt>
            <dd>
              <TextWithLanguage text={exhibition.place} />
            </dd>
          </div>
        )}
      </dl>
      {lead && (
        <CaptionedPicture
          image={lead}
          sizes="(min-width: 1280px) 1280px, 92vw"
          className={isCroppable(lead) ? 'lead' : 'lead whole'}
          eager
          upright
        />
      )}
      {children}
      {hasText && (
        <section className="about" aria-labelledby="exhibition-about">
          <h2 id="exhibition-about">{messages.about}</h2>
          <div>
            {summary && (
              <p className="summary">
                <TextWithLanguage text={summary} />
              </p>
            )}
            <RichText html={content} />
            {others.map((image) => (
              <CaptionedPicture
                key={image.src}
                image={image}
                sizes="(min-width: 1080px) 860px, 92vw"
                className="other"
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
