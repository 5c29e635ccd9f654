import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from './page-chunks';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An internal path, with its query. */
  to: string;
  /** Leaves scroll and focus where they are: for filters, which change a part of the page. */
  keepPlace?: boolean;
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
}

/**
 * A link inside the site; the code behind it is fetched ahead on hover and focus. Made of the router's
 * hooks, whose own link brings code for sites that a server renders.
 */
export function Link({ to, keepPlace = false, replace, target, children, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    target,
    ...(replace && { replace }),
    state: keepPlace ? { keepPlace } : null,
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
