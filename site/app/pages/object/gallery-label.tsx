import type { ReactNode } from 'react';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { pathWithFilters } from '../../router/path-with-filters';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { ExternalLink } from '../../ui/link/external-link';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { RichText } from '../../ui/rich-text/rich-text';
import { safeHref } from '../../ui/link/safe-href';
import { objectMessages } from './messages';

/** Facts, description and source of an object, like the label beside it in a gallery. */
export function GalleryLabel({ object }: { object: Exhibit }) {
  const { objects: messages } = useMessages();
  const own = usePageMessages(objectMessages);
  const source = safeHref(object.sourceUrl);
  const placeOf = (filter: 'findSpot' | 'kiln') => {
    const place = object[filter];
    return place && <PlaceLink filter={filter} {...place} />;
  };
  const facts: [string, ReactNode][] = [
    [messages.date, textOf(object.date)],
    [messages.medium, textOf(object.medium || object.materialLabel)],
    [own.findSpot, placeOf('findSpot')],
    [own.kiln, placeOf('kiln')],
    [messages.size, textOf(object.size)],
    [messages.number, textOf(object.accessionNumber)],
    [messages.holder, textOf(object.holder)],
    [messages.credit, textOf(object.credit)],
  ];
  return (
    <>
      <dl>
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
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

const textOf = (text: string) => (text ? <TextWithLanguage text={text} /> : undefined);

interface PlaceLinkProps {
  filter: 'findSpot' | 'kiln';
  value: string;
  label: string;
}

/** A place that leads to all objects from there. */
function PlaceLink({ filter, value, label }: PlaceLinkProps) {
  return (
    <Link to={pathWithFilters(pathOfKind('object-list'), { [filter]: value })}>
      <TextWithLanguage text={label} />
    </Link>
  );
}
