import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePrefetch } from './page-chunks';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An internal path, with its query. */
  to: string;
  /** Leaves scroll and focus where they are: for filters, which change a part of the page. */
  keepPlace?: boolean;
}

/** A link inside the site; the code behind it is fetched ahead on hover and focus. */
export function Link({ to, keepPlace = false, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  return (
    <RouterLink
      {...rest}
      // The router's own prefetching is for servers that render.
      discover="none"
      to={to}
      state={keepPlace ? { keepPlace } : null}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetch(to);
      }}
    />
  );
}
