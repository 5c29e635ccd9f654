import type { Exhibit } from '../../../contract/entities/exhibit';
import { useMessages } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { OutsideLink } from '../../ui/outside-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { safeHref } from '../../ui/safe-href';

/** What hangs beside an object in a gallery, below its title. */
export function Label({ object }: { object: Exhibit }) {
  const { objects: words } = useMessages();
  const source = safeHref(object.sourceUrl);
  const facts: [string, string][] = [
    [words.date, object.date],
    [words.medium, object.medium || object.materialLabel],
    [words.size, object.size],
    [words.number, object.accessionNumber],
    [words.holder, object.holder],
    [words.credit, object.credit],
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
      <section aria-label={words.about} className="description">
        <RichText html={object.description} />
      </section>
      {source && (
        <p className="source">
          <OutsideLink href={source}>{words.source}</OutsideLink>
        </p>
      )}
    </>
  );
}
