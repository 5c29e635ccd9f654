import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from './page-chunks';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An internal path, with its query. */
  to: string;
  /** Keeps scroll position and focus; for filters, which change a part of the page. Default false. */
  keepScrollAndFocus?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
}

/**
 * Internal link; prefetches the target page's code on hover and focus. Built on the router's hooks, because
 * its `Link` component adds code for server-rendered sites.
 */
export function Link({
  to,
  keepScrollAndFocus = false,
  replace,
  target,
  children,
  ...rest
}: LinkProps) {
  const prefetch = usePrefetch();
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    target,
    ...(replace && { replace }),
    state: keepScrollAndFocus ? { keepScrollAndFocus } : null,
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetch(to);
      }}
    >
      {children}
    </a>
  );
}
