import { useContentPage } from '../../api/hooks/content';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { useExhibitionPage } from '../../api/hooks/exhibition';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { EntryCard } from '../../features/records/cards/entry-card';
import { ExhibitionCard } from '../../features/records/cards/exhibition-card';
import { Loaded } from '../../features/records/list/loaded';
import { ObjectCard } from '../../features/records/cards/object-card';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { Column } from './rows';

const firstRecord = { pageNum: 1, pageSize: 1 };
const skeleton = <SkeletonText lines={4} />;

/** Cards with the first records of the API, with and without a picture. */
export function Cards() {
  const exhibitions = useExhibitionPage(firstRecord);
  const objects = useExhibitPage(firstRecord);
  const news = useContentPage({ ...firstRecord, categoryCode: 'News' });
  return (
    <Column>
      <Loaded state={exhibitions} skeleton={skeleton}>
        {({ rows: [row] }) => row && <ExhibitionCard exhibition={row} sizes="400px" />}
      </Loaded>
      <Loaded state={objects} skeleton={skeleton}>
        {({ rows: [row] }) => row && <ObjectCard object={row} sizes="300px" />}
      </Loaded>
      <Loaded state={news} skeleton={skeleton}>
        {({ rows: [row] }) =>
          row && (
            <Column>
              <EntryCard entry={row} list="News" />
              <EntryCard entry={{ ...row, images: [] }} list="News" />
              <DatedEntry entry={row} list="News" pictured />
            </Column>
          )
        }
      </Loaded>
    </Column>
  );
}
