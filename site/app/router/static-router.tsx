import type { ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom';

const noop = () => undefined;
/** Creates hrefs like `HashRouter`; navigation does nothing. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: noop,
  push: noop,
  replace: noop,
};

interface StaticRouterProps {
  /** Path and query, without `#`. */
  path: string;
  children: ReactNode;
}

/** Location of server rendering, in place of `HashLocation`. */
export function StaticRouter({ path, children }: StaticRouterProps) {
  return (
    <Router location={path} navigationType={NavigationType.Pop} navigator={navigator} static>
      {children}
    </Router>
  );
}
