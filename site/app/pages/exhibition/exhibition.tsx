import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { useExhibitionDates } from '../../features/exhibition-card/exhibition-facts';
import { useMessages } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { isScene } from '../../ui/is-scene';
import { RichText } from '../../ui/rich-text/rich-text';

/** Dates and place of an exhibition, its main picture, and its text. */
export function Exhibition({ exhibition }: { exhibition: ExhibitionDetail }) {
  const { exhibitions: messages } = useMessages();
  const dates = useExhibitionDates(exhibition);
  const [lead, ...others] = exhibition.images;
  const hasText = exhibition.summary !== '' || exhibition.content !== '' || others.length > 0;
  return (
    <>
      <dl className="facts">
        <div>
          <dt>{messages.dates}</dt>
          <dd>
            {dates}
            <span className="status" data-status={exhibition.status}>
              {messages.status[exhibition.status]}
            </span>
          </dd>
        </div>
        {exhibition.place && (
          <div>
            <dt>{messages.place}</dt>
            <dd>
              <Passage text={exhibition.place} />
            </dd>
          </div>
        )}
      </dl>
      {lead && (
        <CaptionedPicture
          image={lead}
          sizes="(min-width: 1280px) 1280px, 92vw"
          className={isScene(lead) ? 'lead' : 'lead whole'}
          eager
          upright
        />
      )}
      {hasText && (
        <section className="about" aria-labelledby="exhibition-about">
          <h2 id="exhibition-about">{messages.about}</h2>
          <div>
            {exhibition.summary && (
              <p className="summary">
                <Passage text={exhibition.summary} />
              </p>
            )}
            <RichText html={exhibition.content} />
            {others.map((image) => (
              <CaptionedPicture
                key={image.src}
                image={image}
                sizes="(min-width: 1080px) 760px, 92vw"
                className="other"
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
