import { useId, useRef } from 'react';
import { qrCodeSource } from '../../../contract/qr-code';
import { routeNamed } from '../../../contract/route-paths';
import { sites } from '../../../contract/sites';
import { useLanguage, useMessages } from '../../i18n/language';
import { Link } from '../../router/link';
import { useOpenItem } from '../menu/use-open-item';
import { Way } from './footer.styles';

/** Target route of each QR code; the museum is fictitious, so they open pages of this site. */
const channels = [
  ['guestbook', 'Service'],
  ['microblog', 'Snews'],
  ['service', 'TourGuide'],
  ['subscription', 'News'],
  ['cloud', 'DigitalMuseum'],
  ['volunteers', 'Volunteer'],
] as const;

/** The museum's other channels, each with a QR code on hover, focus and tap. */
export function FollowUs() {
  const { footer, routes } = useMessages();
  const { website } = sites[useLanguage()];
  const { openId, ...control } = useOpenItem();
  const id = useId();
  // The focus event of a press opens the code before its click event.
  const wasOpen = useRef(false);
  return (
    <section className="follow" aria-labelledby={id}>
      <h2 id={id}>{footer.follow}</h2>
      <ul className="ways">
        {channels.map(([channel, page]) => {
          const path = routeNamed(page)?.path ?? '/';
          const show = () => {
            control.show(channel);
          };
          return (
            <Way
              key={channel}
              data-opens=""
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') control.pointAt(channel);
              }}
              onPointerLeave={({ pointerType }) => {
                if (pointerType === 'mouse') control.pointAway();
              }}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget)) control.close();
              }}
            >
              <button
                type="button"
                aria-expanded={openId === channel}
                aria-controls={id + channel}
                onPointerDown={() => {
                  wasOpen.current = openId === channel;
                }}
                onFocus={show}
                onClick={({ detail }) => {
                  const isByKey = detail === 0;
                  if (isByKey ? openId === channel : wasOpen.current) control.close();
                  else show();
                }}
              >
                {footer.ways[channel]}
              </button>
              {openId === channel && (
                <div id={id + channel}>
                  <img
                    src={qrCodeSource(`${website}#${path}`)}
                    width="148"
                    height="148"
                    alt={footer.code(footer.ways[channel])}
                  />
                  <Link to={path}>{routes[page]}</Link>
                </div>
              )}
            </Way>
          );
        })}
      </ul>
    </section>
  );
}
