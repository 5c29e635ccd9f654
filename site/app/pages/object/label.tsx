import type { Exhibit } from '../../../contract/entities/exhibit';
import { useMessages } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { OutsideLink } from '../../ui/outside-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { safeHref } from '../../ui/safe-href';

/** Facts, description and source of an object, like the label beside it in a gallery. */
export function Label({ object }: { object: Exhibit }) {
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
                <Passage text={value} />
              </dd>
            </div>
          ))}
      </dl>
      <section aria-label={messages.about} className="description">
        <RichText html={object.description} />
      </section>
      {source && (
        <p className="source">
          <OutsideLink href={source}>{messages.source}</OutsideLink>
        </p>
      )}
    </>
  );
}
