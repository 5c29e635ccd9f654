import type { ReactNode } from 'react';
import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { exhibitPath } from '../../../../contract/shared/route-paths';
import { useMessages } from '../../../i18n/i18n-context';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { Link } from '../../../router/link';
import type { Zoom } from '../../../ui/zoom/use-zoom';
import { ZoomButtons } from '../../../ui/zoom/zoom-buttons';
import { DeepPicture } from '../deep-zoom/deep-picture';
import { objectViewerMessages } from '../messages';

interface ComparedObjectProps {
  /** Accessible name of the pane. */
  label: string;
  object: Exhibit;
  zoom: Zoom;
  maxScale: number;
  /** Whether the name links to the page of the object. */
  isLinked: boolean;
  /** Controls after the zoom buttons. */
  children?: ReactNode;
}

/** One side of the comparison: picture with zoom, name and facts. */
export function ComparedObject(props: ComparedObjectProps) {
  const { label, object, zoom, maxScale, isLinked, children } = props;
  const { objects: messages } = useMessages();
  const zoomMessages = usePageMessages(objectViewerMessages);
  const { attach, subscribe, ...controls } = zoom;
  const [image] = object.images;
  const title = <TextWithLanguage text={object.title} />;
  const facts = [
    [messages.date, object.date],
    [messages.medium, object.medium || object.materialLabel],
    [messages.size, object.size],
    [messages.holder, object.holder],
  ].filter(([, value]) => value !== '');
  return (
    <section aria-label={label} className="side">
      <div className="frame">
        {image && (
          <div ref={attach} className="moved" data-zoomed={zoom.scale > 1}>
            <DeepPicture
              image={image}
              service={object.imageServices?.[0]}
              width={innerWidth / 2}
              onZoom={subscribe}
            />
          </div>
        )}
      </div>
      <div className="words">
        <h3>{isLinked ? <Link to={exhibitPath(object.id)}>{title}</Link> : title}</h3>
        <div className="tools">
          <ZoomButtons zoom={controls} maxScale={maxScale} messages={zoomMessages} />
          {children}
        </div>
        <dl>
          {facts.map(([name, value = '']) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <TextWithLanguage text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
