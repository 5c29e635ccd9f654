import { useState, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { ensureHistoryEntryKey, useHistoryEntryKeys } from './history-entry-key';

/** Location behind `#` of the browser's address. */
export function HashLocation({ children }: { children: ReactNode }) {
  // During the first rendering: `HashRouter` reads the history entry when it mounts.
  useState(ensureHistoryEntryKey);
  useHistoryEntryKeys();
  return <HashRouter>{children}</HashRouter>;
}
