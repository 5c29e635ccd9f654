import type { ContentEntry } from '../../../contract/schemas/content';
import { findRoute } from '../../../contract/shared/route-paths';
import { titleOfRoute } from '../../../contract/shared/route-titles/title-of-route';
import { useMessages } from '../../i18n/i18n-context';

/** Returns the title of an entry's own section; '' for entries of the list itself. */
export function useKindOf(list: string): (entry: ContentEntry) => string {
  const { routes } = useMessages();
  return ({ categoryCode }) => {
    const section = findRoute(categoryCode);
    return section && section.name !== list ? titleOfRoute(routes, section) : '';
  };
}
