import type { EntryPart } from '../../../contract/entities/entry-part';
import { exhibitPath } from '../../../contract/route-paths';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { words as ownMessages } from './words';

export function Steps({ steps }: { steps: readonly EntryPart[] }) {
  const messages = usePageWords(ownMessages);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="lesson-steps">
      <h2 id="lesson-steps">{messages.steps}</h2>
      <ol className="steps">
        {steps.map(({ id, title, content, images: [image], object }) => (
          <li key={id}>
            <div>
              <h3>
                <Passage text={title} />
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
