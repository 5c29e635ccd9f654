import type { ContentEntryDetail } from '../../../contract/entities/content-entry';
import { FactList } from '../../features/facts/facts';
import { Favourite } from '../../features/member/favourite';
import { Share } from '../../features/share/share';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { PageTitle } from '../../router/page-title';
import { Actions } from '../../ui/actions';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { Origin } from './origin';
import { Sheet } from './product.styles';
import { words as ownMessages } from './words';

const shownFacts = ['medium', 'size', 'shops'] as const;

/** Product: picture, series, price, facts, story and the object it is based on. */
export function Product({ product }: { product: ContentEntryDetail }) {
  const messages = usePageWords(ownMessages);
  const { facts } = product;
  const [image] = product.images;
  const origin = product.parts?.find(({ kind }) => kind === 'origin')?.object;
  const [series] = product.tags;
  return (
    <Sheet>
      {image && <Picture image={image} sizes="(min-width: 900px) 55vw, 92vw" eager />}
      <div>
        {series && <p className="series">{series.tagName}</p>}
        <PageTitle title={product.title} />
        {facts?.price && (
          <p className="price">
            <Passage text={facts.price} />
          </p>
        )}
        <FactList facts={facts} names={shownFacts} ruled className="facts" />
        {product.content && (
          <section aria-labelledby="product-story">
            <h2 id="product-story">{messages.story}</h2>
            <RichText html={product.content} />
          </section>
        )}
        {origin && <Origin id={origin} />}
        <Actions data-print="none">
          <Favourite contentId={product.id} categoryCode="Home" />
          <Share title={product.title} />
        </Actions>
        <p className="drawn">{messages.drawn}</p>
      </div>
    </Sheet>
  );
}
