import { useRef, useState } from 'react';
import type { EntryPart } from '../../../contract/schemas/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { useHashLocation } from '../../router/use-hash-location';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { useIsStaticPage } from '../../ui/static-page';
import { Leaf } from './leaf';
import { LeafContents } from './leaf-contents';
import { LeafCommentary } from './leaf-commentary';
import { readLeafNumber } from './leaf-text';
import { ReaderToolbar, textSizes, type ReadingSettings } from './reader-toolbar';
import { Layout } from './reader.styles';
import { TextView } from './text-view';
import { scrollToHiddenColumns, useHiddenColumns } from './use-hidden-columns';
import { useLeafNavigation } from './use-leaf-navigation';
import { messages as ownMessages } from './messages';

interface ReaderProps {
  leaves: readonly EntryPart[];
}

/** Reader of a book: leaf by leaf as printed, or as plain text. The query carries the leaf number. */
export function Reader({ leaves }: ReaderProps) {
  const messages = usePageMessages(ownMessages);
  const { path, query } = useHashLocation();
  const [reading, setReading] = useState<ReadingSettings>({
    view: useIsStaticPage() ? 'text' : 'leaf',
    isPunctuated: true,
    step: 1,
  });
  const scrollContainer = useRef<HTMLDivElement>(null);
  const total = leaves.length;
  const index = readLeafNumber(query.get('leaf'), total);
  const leaf = leaves[index - 1];
  const pathOf = (each: number) => (each === 1 ? path : `${path}?leaf=${each}`);
  const turn = useLeafNavigation({ index, total, pathOf, scrollContainer });
  const size = textSizes[reading.step] ?? textSizes[1];
  const hiddenColumns = useHiddenColumns(scrollContainer, `${reading.view} ${leaf?.id}`);
  if (!leaf) return null;
  return (
    <section aria-labelledby="reader">
      <h2 id="reader">{messages.reader}</h2>
      <ReaderToolbar
        reading={reading}
        onChange={(change) => setReading({ ...reading, ...change })}
      />
      <Layout data-view={reading.view}>
        {reading.view === 'text' ? (
          <TextView leaves={leaves} isPunctuated={reading.isPunctuated} size={size} />
        ) : (
          <>
            <div className="leaves">
              <Leaf
                key={leaf.id}
                leaf={leaf}
                index={index}
                total={total}
                isPunctuated={reading.isPunctuated}
                size={size}
                onTurn={turn}
                scrollContainerRef={scrollContainer}
              />
              <p className="rest" role="status" data-print="none">
                {hiddenColumns > 0 && messages.rest(hiddenColumns)}
              </p>
              <p className="turns" data-print="none">
                {index > 1 && (
                  <Link to={pathOf(index - 1)} keepScrollAndFocus className="previous">
                    {messages.previous}
                    <ChevronRightIcon />
                  </Link>
                )}
                {(index < total || hiddenColumns > 0) && (
                  <Link
                    to={pathOf(Math.min(index + 1, total))}
                    keepScrollAndFocus
                    className="next"
                    onClick={(event) => {
                      if (hiddenColumns === 0 || !scrollContainer.current) return;
                      event.preventDefault();
                      scrollToHiddenColumns(scrollContainer.current);
                    }}
                  >
                    <ChevronLeftIcon />
                    {messages.next}
                  </Link>
                )}
              </p>
              <p className="hint" data-print="none">
                {messages.hint}
              </p>
            </div>
            <div>
              <LeafCommentary leaf={leaf} index={index} />
              <LeafContents leaves={leaves} index={index} pathOf={pathOf} />
            </div>
          </>
        )}
      </Layout>
    </section>
  );
}
