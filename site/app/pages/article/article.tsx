import type { ContentEntryDetail } from '../../../contract/schemas/content';
import { Recording } from '../../features/recording/recording';
import { useMessages } from '../../i18n/i18n-context';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { ExternalLink } from '../../ui/link/external-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { safeHref } from '../../ui/link/safe-href';

/** Body of an entry: recording, pictures, text and external link. */
export function Article({ entry }: { entry: ContentEntryDetail }) {
  const { articles } = useMessages();
  const { video, audio, images, content, title } = entry;
  const link = safeHref(entry.linkUrl);
  // Pictures that the text contains are not repeated.
  const notInText = images.filter(({ src }) => !content.includes(src));
  const [lead, ...others] = video ? notInText.slice(1) : notInText;
  return (
    <>
      {video && <Recording kind="video" recording={video} title={title} />}
      {lead && (
        <CaptionedPicture
          image={lead}
          sizes="(min-width: 1080px) 860px, 92vw"
          className="lead"
          eager={!video}
        />
      )}
      {audio && <Recording kind="audio" recording={audio} title={title} />}
      <RichText html={content} />
      {others.length > 0 && (
        <div className="others">
          {others.map((image) => (
            <CaptionedPicture key={image.src} image={image} sizes="(min-width: 768px) 40vw, 92vw" />
          ))}
        </div>
      )}
      {link && (
        <p className="related">
          <ExternalLink href={link}>{articles.visitLink}</ExternalLink>
        </p>
      )}
    </>
  );
}
