import type { ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom';
import { NavigationFocusProvider } from './navigation-focus';
import { TitleAnnouncer } from './title-announcer';

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

/** Router for server rendering. */
export function StaticRouter({ path, children }: StaticRouterProps) {
  return (
    <Router location={path} navigationType={NavigationType.Pop} navigator={navigator} static>
      <NavigationFocusProvider>
        <TitleAnnouncer>{children}</TitleAnnouncer>
      </NavigationFocusProvider>
    </Router>
  );
}
