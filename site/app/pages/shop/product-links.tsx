import type { ContentEntry } from '../../../contract/schemas/content';
import { recordPath } from '../../../contract/shared/route-paths';
import { MoreLink } from '../../features/records/list/more-link';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { useRoute } from '../../router/use-route';
import { Section } from '../../ui/page/section';
import { PageWidth } from '../../ui/page/page-width';
import { messages as ownMessages } from './messages';

/** Links to all products, where the carousel and the series show one at a time and nothing moves them. */
export function ProductLinks({ products }: { products: readonly ContentEntry[] }) {
  const messages = usePageMessages(ownMessages);
  const route = useRoute()?.route.name ?? '';
  return (
    <PageWidth>
      <Section id="shop-products" title={messages.products}>
        <ul>
          {products.map(({ id, title }) => (
            <li key={id}>
              <MoreLink to={recordPath(route, id) ?? '/'}>
                <TextWithLanguage text={title} />
              </MoreLink>
            </li>
          ))}
        </ul>
      </Section>
    </PageWidth>
  );
}
