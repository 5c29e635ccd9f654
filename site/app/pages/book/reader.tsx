import { useRef, useState } from 'react';
import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { Link } from '../../router/link';
import { useAddress } from '../../router/use-query';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { Leaf } from './leaf';
import { LeafContents } from './leaf-contents';
import { LeafMeaning } from './leaf-meaning';
import { readLeaf } from './leaf-text';
import { ReaderTools, sizes, type Reading } from './reader-tools';
import { Layout } from './reader.styles';
import { TextView } from './text-view';
import { showRest, useRest } from './use-rest';
import { useTurn } from './use-turn';
import { words as ownMessages } from './words';

interface ReaderProps {
  leaves: readonly EntryPart[];
}

/** Reader of a book: leaf by leaf as printed, or as plain text. The query carries the leaf number. */
export function Reader({ leaves }: ReaderProps) {
  const messages = usePageWords(ownMessages);
  const { path, query } = useAddress();
  const [reading, setReading] = useState<Reading>({ view: 'leaf', isPunctuated: true, step: 1 });
  const scrollContainer = useRef<HTMLDivElement>(null);
  const total = leaves.length;
  const index = readLeaf(query.get('leaf'), total);
  const leaf = leaves[index - 1];
  const pathOf = (each: number) => (each === 1 ? path : `${path}?leaf=${each}`);
  const turn = useTurn({ index, total, pathOf, scrollContainer });
  const size = sizes[reading.step] ?? sizes[1];
  const hiddenColumns = useRest(scrollContainer, `${reading.view} ${leaf?.id}`);
  if (!leaf) return null;
  return (
    <section aria-labelledby="reader">
      <h2 id="reader">{messages.reader}</h2>
      <ReaderTools reading={reading} onChange={(change) => setReading({ ...reading, ...change })} />
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
                  <Link to={pathOf(index - 1)} keepPlace className="previous">
                    {messages.previous}
                    <ChevronRightIcon />
                  </Link>
                )}
                {(index < total || hiddenColumns > 0) && (
                  <Link
                    to={pathOf(Math.min(index + 1, total))}
                    keepPlace
                    className="next"
                    onClick={(event) => {
                      if (hiddenColumns === 0 || !scrollContainer.current) return;
                      event.preventDefault();
                      showRest(scrollContainer.current);
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
              <LeafMeaning leaf={leaf} index={index} />
              <LeafContents leaves={leaves} index={index} pathOf={pathOf} />
            </div>
          </>
        )}
      </Layout>
    </section>
  );
}
