import { useState } from 'react';
import type { ContentEntry } from '../../../contract/schemas/content';
import { entryPath } from '../../features/records/cards/entry-path';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { useCategoryCode } from '../../router/use-route';
import { IconButton } from '../../ui/button';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { Picture } from '../../ui/picture/picture';
import { SeriesRow } from './themed-series.styles';
import { messages as ownMessages } from './messages';

interface ThemedSeriesProps {
  series: ContentEntry;
  products: readonly ContentEntry[];
  /** Whether the picture is on the right on wide screens. */
  isReversed: boolean;
}

/** One series: dots select the product, which slides in from the left and the right alternately. */
export function ThemedSeries({ series, products, isReversed }: ThemedSeriesProps) {
  const messages = usePageMessages(ownMessages);
  const [{ index, changeCount }, setShown] = useState({ index: 0, changeCount: 0 });
  const categoryCode = useCategoryCode();
  const product = products[index];
  if (!product) return null;
  const [image] = product.images;
  const path = entryPath(product, categoryCode);
  return (
    <SeriesRow aria-labelledby={series.id} data-turned={isReversed || undefined}>
      <div className="view" key={product.id} data-from={slideInSide(changeCount)}>
        {image && (
          <Picture image={image} sizes="(min-width: 768px) 50vw, 92vw" covers={{ ratio: 1 }} />
        )}
      </div>
      <div className="text">
        <h3 id={series.id}>
          <TextWithLanguage text={series.title} />
        </h3>
        <p className="theme">
          <TextWithLanguage text={series.summary} />
        </p>
        <div className="product" aria-live="polite">
          <div key={product.id} data-from={slideInSide(changeCount + 1)}>
            <h4>
              <TextWithLanguage text={product.title} />
            </h4>
            {product.facts?.price && (
              <p className="price">
                <TextWithLanguage text={product.facts.price} />
              </p>
            )}
            <p>
              <TextWithLanguage text={product.summary} />
            </p>
          </div>
        </div>
        {path && (
          <MoreLink to={path}>
            {messages.see}
            <ArrowIcon />
          </MoreLink>
        )}
        <div className="dots" role="group" aria-label={messages.seriesItems(series.title)}>
          {products.map(({ id, title }, position) => (
            <IconButton
              key={id}
              type="button"
              aria-label={messages.show(title)}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => setShown({ index: position, changeCount: changeCount + 1 })}
            />
          ))}
        </div>
      </div>
    </SeriesRow>
  );
}

/** Side from which picture or text slides in; none before the first change. */
function slideInSide(changeCount: number): 'left' | 'right' | undefined {
  if (changeCount < 1) return undefined;
  return changeCount % 2 === 1 ? 'left' : 'right';
}
