import type { ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom';
import { ArrivalProvider } from './arrival';
import { TitleAnnouncer } from './title-announcer';

const stay = () => undefined;
/** Writes addresses as the hash router does, and goes nowhere. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: stay,
  push: stay,
  replace: stay,
};

interface StandingRouterProps {
  /** The address that is shown, as behind `#`. */
  path: string;
  children: ReactNode;
}

/** The router around a page that is drawn once, outside a browser. */
export function StandingRouter({ path, children }: StandingRouterProps) {
  return (
    <Router location={path} navigationType={NavigationType.Pop} navigator={navigator} static>
      <ArrivalProvider>
        <TitleAnnouncer>{children}</TitleAnnouncer>
      </ArrivalProvider>
    </Router>
  );
}
