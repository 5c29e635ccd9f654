import { useEveryEntry } from '../../api/use-every-entry';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { PageTitle } from '../../router/page-title';
import { PageWidth } from '../../ui/page-width';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { Bone } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { arrange, productsOf } from './arrange';
import { Carousel } from './carousel';
import { ShopAreas } from './shop-areas';
import { Page } from './shop-page.styles';
import { ThemedSeries } from './themed-series';
import { words as ownMessages } from './words';

/** Landing page of the shop: carousel, shops, series, authorisation and tiles. */
export function ShopPage() {
  const messages = usePageWords(ownMessages);
  const { articles } = useMessages();
  const parts = useEveryEntry('HomeParts');
  const products = useEveryEntry('Home');
  return (
    <Page>
      <PageWidth className="head">
        <PageTitle />
        <p>{messages.lead}</p>
      </PageWidth>
      <Loaded state={parts} skeleton={<Bone $height="585px" />}>
        {({ rows }) => {
          if (rows.length === 0) return <Empty text={articles.empty} />;
          const { slides, areas, series, licences, tiles } = arrange(rows);
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
                  <Loaded state={products} skeleton={<Bone $ratio="2 / 1" />}>
                    {(answer) =>
                      series.map((each, index) => (
                        <ThemedSeries
                          key={each.id}
                          series={each}
                          products={productsOf(each, answer.rows)}
                          isReversed={index % 2 === 1}
                        />
                      ))
                    }
                  </Loaded>
                </PageWidth>
              )}
              {licences.map(({ id, title, summary, images: [image] }) => (
                <section key={id} className="licence" aria-labelledby={id}>
                  {image && <Picture image={image} sizes="100vw" />}
                  <div className="text">
                    <h2 id={id}>{title}</h2>
                    <p>
                      <Passage text={summary} />
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
                        <Passage text={summary} />
                      </p>
                    </li>
                  ))}
                </ul>
              </PageWidth>
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}
