import { websiteOf } from '../../../contract/shared/edition';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import type { ObjectSetItem } from '../../../contract/shared/object-sets';
import { exhibitPath } from '../../../contract/shared/route-paths';
import type { Language } from '../../../contract/shared/sites';
import { writeCsv } from '../../../contract/shared/write-csv';
import { objectSetMessages } from './messages';

interface TableParts {
  items: readonly ObjectSetItem[];
  objects: ReadonlyMap<string, Exhibit>;
  language: Language;
  /** Address of the site, before its paths. */
  origin: string;
}

/** A set as a table with a row for each object and the notes; an object that is not there any more has its id as title. */
export function writeSetTable({ items, objects, language, origin }: TableParts): string {
  const { columns } = objectSetMessages[language];
  const rows = items.map(({ objectId, note }, index) => {
    const object = objects.get(objectId);
    const address = `${origin}${websiteOf(language)}#${exhibitPath(objectId)}`;
    return [
      index + 1,
      object?.title ?? objectId,
      object?.periodLabel,
      object?.date,
      object && (object.medium || object.materialLabel),
      object?.size,
      object?.accessionNumber,
      object?.holder,
      object?.credit,
      note,
      address,
    ];
  });
  return writeCsv(Object.values(columns), rows);
}

/** A file name from a set’s name: without the characters that file systems reserve. */
export function fileNameOf(name: string): string {
  return `${name.replaceAll(/[\p{Cc}<>:"/\\|?*.]+/gu, ' ').trim() || 'set'}.csv`;
}
