import type { ContentEntryDetail } from '../../../contract/schemas/content';
import { FactList } from '../../features/records/facts/fact-list';
import { Favourite } from '../../features/member/favourite';
import { ShareButton } from '../../features/share/share-button';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode } from '../../router/use-route';
import { Actions } from '../../ui/page/actions';
import { Picture } from '../../ui/picture/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { Origin } from './origin';
import { Sheet } from './product.styles';
import { messages as ownMessages } from './messages';

const shownFacts = ['medium', 'size', 'shops'] as const;

/** Product: picture, series, price, facts, story and the object it is based on. */
export function Product({ product }: { product: ContentEntryDetail }) {
  const messages = usePageMessages(ownMessages);
  const categoryCode = useCategoryCode();
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
            <TextWithLanguage text={facts.price} />
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
          <Favourite contentId={product.id} categoryCode={categoryCode} />
          <ShareButton title={product.title} />
        </Actions>
        <p className="drawn">{messages.drawn}</p>
      </div>
    </Sheet>
  );
}
