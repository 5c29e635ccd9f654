import type { Exhibit } from '../../../contract/schemas/exhibit';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { ExternalLink } from '../../ui/link/external-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { safeHref } from '../../ui/link/safe-href';

/** Facts, description and source of an object, like the label beside it in a gallery. */
export function GalleryLabel({ object }: { object: Exhibit }) {
  const { objects: messages } = useMessages();
  const source = safeHref(object.sourceUrl);
  const facts: [string, string][] = [
    [messages.date, object.date],
    [messages.medium, object.medium || object.materialLabel],
    [messages.size, object.size],
    [messages.number, object.accessionNumber],
    [messages.holder, object.holder],
    [messages.credit, object.credit],
  ];
  return (
    <>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <TextWithLanguage text={value} />
              </dd>
            </div>
          ))}
      </dl>
      <section aria-label={messages.about} className="description">
        <RichText html={object.description} />
      </section>
      {source && (
        <p className="source">
          <ExternalLink href={source}>{messages.source}</ExternalLink>
        </p>
      )}
    </>
  );
}
