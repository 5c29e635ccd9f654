import { useContentPage } from '../../api/use-content-page';
import { useExhibitPage } from '../../api/use-exhibit-page';
import { useExhibitionPage } from '../../api/use-exhibition-page';
import { DatedEntry } from '../../features/entry-card/dated-entry';
import { EntryCard } from '../../features/entry-card/entry-card';
import { ExhibitionCard } from '../../features/exhibition-card/exhibition-card';
import { Loaded } from '../../features/loaded/loaded';
import { ObjectCard } from '../../features/object-card/object-card';
import { TextBones } from '../../ui/skeleton';
import { Column } from './rows';

const firstRecord = { pageNum: 1, pageSize: 1 };
const skeleton = <TextBones lines={4} />;

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
