import { useAllEntries } from '../../api/hooks/content';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { PageWidth } from '../../ui/page/page-width';
import { Picture } from '../../ui/picture/picture';
import { Section } from '../../ui/page/section';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { useIsStaticPage } from '../../ui/static-page';
import { ProductLinks } from './product-links';
import { groupParts, findSeriesProducts } from './shop-parts';
import { Carousel } from './carousel';
import { ShopAreas } from './shop-areas';
import { TextWithContacts } from '../../ui/link/text-with-contacts';
import { licenceHeight, Page } from './shop-page.styles';
import { ThemedSeries } from './themed-series';
import { messages as ownMessages } from './messages';

/** Landing page of the shop: carousel, shops, series, authorisation and tiles. */
export default function ShopPage() {
  const messages = usePageMessages(ownMessages);
  const { articles } = useMessages();
  const route = useRoute()?.route;
  const parts = useAllEntries(route?.meta?.parts ?? '');
  const products = useAllEntries(route?.name ?? '');
  const isStatic = useIsStaticPage();
  return (
    <Page>
      <PageWidth className="head">
        <PageTitle />
        <p>{messages.lead}</p>
      </PageWidth>
      <Loaded state={parts} skeleton={<SkeletonBlock $height="585px" />}>
        {({ rows }) => {
          if (rows.length === 0) return <EmptyState text={articles.empty} />;
          const { slides, areas, series, licences, tiles } = groupParts(rows);
          return (
            <div className="parts">
              {slides.length > 0 && <Carousel slides={slides} />}
              {areas.length > 0 && (
                <PageWidth>
                  <Section id="shop-areas" title={messages.areas}>
                    <ShopAreas areas={areas} />
                  </Section>
                </PageWidth>
              )}
              {series.length > 0 && (
                <PageWidth className="series">
                  <h2>{messages.series}</h2>
                  <Loaded state={products} skeleton={<SkeletonBlock $ratio="2 / 1" />}>
                    {(answer) =>
                      series.map((each, index) => (
                        <ThemedSeries
                          key={each.id}
                          series={each}
                          products={findSeriesProducts(each, answer.rows)}
                          isReversed={index % 2 === 1}
                        />
                      ))
                    }
                  </Loaded>
                </PageWidth>
              )}
              {licences.map(({ id, title, summary, images: [image] }) => (
                <section key={id} className="licence" aria-labelledby={id}>
                  {image && (
                    <Picture image={image} sizes="100vw" covers={{ height: licenceHeight }} />
                  )}
                  <div className="text">
                    <h2 id={id}>{title}</h2>
                    <p>
                      <TextWithLanguage text={summary} />
                    </p>
                  </div>
                </section>
              ))}
              <PageWidth>
                <ul className="tiles">
                  {tiles.map(({ id, title, summary }) => (
                    <li key={id}>
                      <h2>{title}</h2>
                      <p>
                        <TextWithContacts text={summary} />
                      </p>
                    </li>
                  ))}
                </ul>
              </PageWidth>
            </div>
          );
        }}
      </Loaded>
      {isStatic && <ProductLinks products={products.data?.rows ?? []} />}
    </Page>
  );
}
