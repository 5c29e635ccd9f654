import type { EntryPart } from '../../../contract/schemas/content';
import { exhibitPath } from '../../../contract/shared/route-paths';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { messages as ownMessages } from './messages';

export function Steps({ steps }: { steps: readonly EntryPart[] }) {
  const messages = usePageMessages(ownMessages);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="lesson-steps">
      <h2 id="lesson-steps">{messages.steps}</h2>
      <ol className="steps">
        {steps.map(({ id, title, content, images: [image], object }) => (
          <li key={id}>
            <div>
              <h3>
                <TextWithLanguage text={title} />
              </h3>
              <RichText html={content} />
              {image && (
                <CaptionedPicture
                  image={image}
                  sizes="(min-width: 900px) 600px, 88vw"
                  className="step-picture"
                />
              )}
              {object && (
                <MoreLink to={exhibitPath(object)} data-print="none">
                  {messages.object}
                  <ArrowIcon />
                </MoreLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
