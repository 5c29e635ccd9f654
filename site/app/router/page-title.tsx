import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../i18n/language';
import { Passage } from '../i18n/passage';
import { titleFace } from '../theme/title-face';
import { keepsPlace, useArrival } from './arrival';
import { useBelowTitle } from './below-title';
import { useAnnounce } from './title-announcer';
import { useRoute } from './use-route';

interface PageTitleProps extends Omit<ComponentProps<'h1'>, 'title'> {
  /** Default: the route's own title. `null` while the record is still loading. */
  title?: string | null | undefined;
  /** The title as it is set, where it has parts. Default: the title. */
  children?: ReactNode;
}

/**
 * The page's one `h1`. It names the document; once the title is known it takes focus after a
 * navigation, unless that leads back, and is spoken.
 */
export function PageTitle({ title, children, ...rest }: PageTitleProps) {
  const routeTitle = useRouteTitle();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation() as { key: string; state: unknown };
  const arrival = useArrival();
  const announce = useAnnounce();
  const { siteName } = useMessages();
  const below = useBelowTitle();
  const shown = title ?? routeTitle;
  const known = title !== null;

  useEffect(() => {
    document.title = shown === siteName ? siteName : `${shown} - ${siteName}`;
    if (known && !keepsPlace(state)) announce(key, shown);
  }, [announce, key, known, shown, siteName, state]);

  useEffect(() => {
    if (known && arrival.claim(key) && !keepsPlace(state)) {
      heading.current?.focus({ preventScroll: true });
      // Who comes back goes on from the link that was followed, unless it is gone or hidden.
      arrival.linkLeft(key)?.focus({ preventScroll: true });
    }
  }, [arrival, key, known, state]);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} {...titleFace(shown)} {...rest}>
        {children ?? <Passage text={shown} />}
      </h1>
      {below}
    </>
  );
}

/** The title of the shown route; the home page bears the museum's name. */
export function useRouteTitle(): string {
  const messages = useMessages();
  const route = useRoute()?.route;
  if (!route) return messages.notFound.title;
  return route.page === 'home' ? messages.siteName : messages.routes[route.name];
}
