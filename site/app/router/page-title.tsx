import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { titleOfRoute } from '../../contract/shared/route-titles/title-of-route';
import { useMessages } from '../i18n/i18n-context';
import { TextWithLanguage } from '../i18n/text-with-language';
import { titleFace } from '../theme/title-face';
import { keepsScrollAndFocus, useNavigationFocus } from './navigation-focus';
import { useBelowTitle } from './below-title';
import { useAnnounceTitle } from './title-announcer';
import { useRoute } from './use-route';

interface PageTitleProps extends Omit<ComponentProps<'h1'>, 'title'> {
  /** Default: the route's own title. `null` while the record is still loading. */
  title?: string | null | undefined;
  /** Markup of the title, if it is more than text. Default: the title. */
  children?: ReactNode;
}

/**
 * The page's only `h1`. Sets the document title; after a navigation the title is announced and takes focus, or,
 * after going back, the link that was followed.
 */
export function PageTitle({ title, children, ...rest }: PageTitleProps) {
  const routeTitle = useRouteTitle();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation() as { key: string; state: unknown };
  const arrival = useNavigationFocus();
  const announce = useAnnounceTitle();
  const { siteName } = useMessages();
  const belowTitle = useBelowTitle();
  const shown = title ?? routeTitle;
  const isKnown = title !== null;

  useEffect(() => {
    document.title = shown === siteName ? siteName : `${shown} - ${siteName}`;
    if (isKnown && !keepsScrollAndFocus(state)) announce(key, shown);
  }, [announce, key, isKnown, shown, siteName, state]);

  useEffect(() => {
    if (isKnown && arrival.shouldMoveFocus(key) && !keepsScrollAndFocus(state)) {
      heading.current?.focus({ preventScroll: true });
      // After going back, focus moves on to the link that was followed, if it is focusable.
      arrival.lastActivatedLink(key)?.focus({ preventScroll: true });
    }
  }, [arrival, key, isKnown, state]);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} {...titleFace(shown)} {...rest}>
        {children ?? <TextWithLanguage text={shown} />}
      </h1>
      {belowTitle}
    </>
  );
}

/** The title of the current route; the home page's is the museum's name. */
export function useRouteTitle(): string {
  const messages = useMessages();
  const route = useRoute()?.route;
  if (!route) return messages.notFound.title;
  return route.page === 'home' ? messages.siteName : titleOfRoute(messages.routes, route);
}
