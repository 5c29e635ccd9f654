import { useId, useRef } from 'react';
import { qrCodeSource } from '../../../contract/qr-code';
import { routeNamed } from '../../../contract/route-paths';
import { sites } from '../../../contract/sites';
import { useLanguage, useMessages } from '../../i18n/language';
import { Link } from '../../router/link';
import { useOpenItem } from '../menu/use-open-item';
import { Way } from './footer.styles';

/** Where each code leads: the museum is an invented one, so they open pages of this site. */
const ways = [
  ['guestbook', 'Service'],
  ['microblog', 'Snews'],
  ['service', 'TourGuide'],
  ['subscription', 'News'],
  ['cloud', 'DigitalMuseum'],
  ['volunteers', 'Volunteer'],
] as const;

/** The museum's other places, each with a code for a phone: on hover, on focus, by a tap. */
export function FollowUs() {
  const { footer, routes } = useMessages();
  const { website } = sites[useLanguage()];
  const { openId, ...control } = useOpenItem();
  const id = useId();
  // Focus opens it before the click of the same press arrives.
  const wasOpen = useRef(false);
  return (
    <section className="follow" aria-labelledby={id}>
      <h2 id={id}>{footer.follow}</h2>
      <ul className="ways">
        {ways.map(([way, page]) => {
          const path = routeNamed(page)?.path ?? '/';
          const show = () => {
            control.show(way);
          };
          return (
            <Way
              key={way}
              data-opens=""
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') control.pointAt(way);
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
                aria-expanded={openId === way}
                aria-controls={id + way}
                onPointerDown={() => {
                  wasOpen.current = openId === way;
                }}
                onFocus={show}
                onClick={({ detail }) => {
                  const isByKey = detail === 0;
                  if (isByKey ? openId === way : wasOpen.current) control.close();
                  else show();
                }}
              >
                {footer.ways[way]}
              </button>
              {openId === way && (
                <div id={id + way}>
                  <img
                    src={qrCodeSource(`${website}#${path}`)}
                    width="148"
                    height="148"
                    alt={footer.code(footer.ways[way])}
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
