import { useContext } from 'react';
import { PageChunksContext } from './page-chunks';

/** The not-found page, on a page whose address names nothing; its code comes when it is needed. */
export function MissingPage() {
  const chunks = useContext(PageChunksContext);
  if (!chunks) return null;
  const { Page } = chunks['not-found'];
  return <Page />;
}
