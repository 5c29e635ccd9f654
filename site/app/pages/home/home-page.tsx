import { useMemo } from 'react';
import { styled } from 'styled-components';
import { homeInputs } from '../../../contract/shared/initial-data';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { useExhibitionPage } from '../../api/hooks/exhibition';
import { useNews } from '../../api/hooks/news';
import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';
import { PageTitle } from '../../router/page-title';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { CollectionStrip } from './collection-strip';
import { CurrentExhibitions } from './current-exhibitions';
import { Hero } from './hero';
import { LatestNews } from './latest-news';
import { Treasure } from './treasure';
import { LazyHandscroll } from './lazy-handscroll';
import { Visit } from './visit';

const loadDigitalMuseum = async () => (await import('./digital-museum')).DigitalMuseumSection;

const Stack = styled.div`
  display: grid;
  gap: var(--section);
  padding-bottom: var(--section);
`;

export default function HomePage() {
  // Same inputs as in the data that the service puts into the document; the hooks add the site id.
  const inputs = useMemo(() => {
    const { exhibitions, exhibits, news } = homeInputs('');
    return { exhibitions, exhibits, news };
  }, []);
  const exhibitions = useExhibitionPage(inputs.exhibitions);
  const exhibits = useExhibitPage(inputs.exhibits);
  const news = useNews(inputs.news);
  return (
    <Stack>
      <div>
        <VisuallyHidden as="div">
          <PageTitle />
        </VisuallyHidden>
        <Hero state={exhibitions} />
      </div>
      <CurrentExhibitions state={exhibitions} />
      <Treasure state={exhibits} />
      <CollectionStrip state={exhibits} />
      <LazyHandscroll />
      <LatestNews state={news} />
      <Visit />
      <LazyOnVisible loadComponent={loadDigitalMuseum} height="clamp(420px, 40vw, 560px)" />
    </Stack>
  );
}
