import { useState } from 'react';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import { recordPath } from '../../../contract/route-paths';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { IconButton } from '../../ui/button';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { Picture } from '../../ui/picture';
import { SeriesRow } from './themed-series.styles';
import { words as ownWords } from './words';

interface ThemedSeriesProps {
  series: ContentEntry;
  products: readonly ContentEntry[];
  /** Every other series has its picture on the other side. */
  isTurned: boolean;
}

/** One series: its products come in turn, by dots, now from the left and now from the right. */
export function ThemedSeries({ series, products, isTurned }: ThemedSeriesProps) {
  const words = usePageWords(ownWords);
  const [{ index, turns }, setShown] = useState({ index: 0, turns: 0 });
  const product = products[index];
  if (!product) return null;
  const [image] = product.images;
  const path = recordPath('Home', product.id);
  return (
    <SeriesRow aria-labelledby={series.id} data-turned={isTurned || undefined}>
      <div className="view" key={product.id} data-from={from(turns)}>
        {image && <Picture image={image} sizes="(min-width: 768px) 50vw, 92vw" />}
      </div>
      <div className="words">
        <h3 id={series.id}>
          <Passage text={series.title} />
        </h3>
        <p className="theme">
          <Passage text={series.summary} />
        </p>
        <div className="product" aria-live="polite">
          <div key={product.id} data-from={from(turns + 1)}>
            <h4>
              <Passage text={product.title} />
            </h4>
            {product.facts?.price && (
              <p className="price">
                <Passage text={product.facts.price} />
              </p>
            )}
            <p>
              <Passage text={product.summary} />
            </p>
          </div>
        </div>
        {path && (
          <MoreLink to={path}>
            {words.see}
            <ArrowIcon />
          </MoreLink>
        )}
        <div className="dots" role="group" aria-label={words.seriesItems(series.title)}>
          {products.map(({ id, title }, place) => (
            <IconButton
              key={id}
              type="button"
              aria-label={words.show(title)}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => setShown({ index: place, turns: turns + 1 })}
            />
          ))}
        </div>
      </div>
    </SeriesRow>
  );
}

/** Nothing moves before the first turn. */
function from(turns: number): 'left' | 'right' | undefined {
  if (turns < 1) return undefined;
  return turns % 2 === 1 ? 'left' : 'right';
}
