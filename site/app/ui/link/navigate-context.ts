import { createContext } from 'react';

/** Navigates to an internal path; handed in by the router, the browser's own navigation without one. */
export const NavigateContext = createContext((path: string) => {
  window.location.hash = path;
});
