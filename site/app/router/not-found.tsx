import { useContext } from 'react';
import { PageChunksContext } from './page-chunks';

/** Renders the lazily loaded not-found page in place of a page whose record does not exist. */
export function NotFound() {
  const chunks = useContext(PageChunksContext);
  if (!chunks) return null;
  const { Page } = chunks['not-found'];
  return <Page />;
}
