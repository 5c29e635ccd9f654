import { useId, useRef } from 'react';
import { channels } from '../../../contract/shared/museum-contact';
import { qrCodeSource } from '../../../contract/shared/qr-code';
import { findRoute } from '../../../contract/shared/route-paths';
import { websiteOf } from '../../../contract/shared/edition';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { useDisclosureGroup } from '../menu/use-disclosure-group';
import { Channel } from './footer.styles';

/** The museum's other channels, each with a QR code on hover, focus and tap. */
export function FollowUs() {
  const { footer, routes } = useMessages();
  const website = websiteOf(useLanguage());
  const { openId, ...control } = useDisclosureGroup();
  const id = useId();
  // The focus event of a press opens the code before its click event.
  const wasOpen = useRef(false);
  return (
    <section className="follow" aria-labelledby={id}>
      <h2 id={id}>{footer.follow}</h2>
      <ul className="ways">
        {channels.map(([channel, page]) => {
          const path = findRoute(page)?.path ?? '/';
          const show = () => {
            control.openNow(channel);
          };
          return (
            <Channel
              key={channel}
              data-disclosure=""
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') control.openAfterDelay(channel);
              }}
              onPointerLeave={({ pointerType }) => {
                if (pointerType === 'mouse') control.closeAfterDelay();
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
                  <Link to={path}>{footer.codeLeadsTo(routes[page])}</Link>
                </div>
              )}
            </Channel>
          );
        })}
      </ul>
    </section>
  );
}
