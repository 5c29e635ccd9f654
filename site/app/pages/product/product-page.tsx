import { styled } from 'styled-components';
import { routeNamed } from '../../../contract/route-paths';
import { useContentDetail } from '../../api/use-content-detail';
import { Detail } from '../../features/detail/detail';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { useAddress } from '../../router/use-query';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { Bone, TextBones } from '../../ui/skeleton';
import { Product } from './product';
import { words as ownWords } from './words';

const Page = styled.div`
  padding-bottom: var(--section);
`;

/** One creative product; the address names it in its query. */
export function ProductPage() {
  const { notFound } = useMessages();
  const words = usePageWords(ownWords);
  const contentId = useAddress().query.get('id') ?? '';
  const state = useContentDetail(contentId ? { categoryCode: 'Home', contentId } : undefined);
  const missing = (
    <NotFound title={notFound.record}>
      <SearchBox label={notFound.search} inPlace />
    </NotFound>
  );
  if (!contentId) return missing;
  return (
    <Detail
      state={state}
      skeleton={
        <Page>
          <Bone $ratio="2 / 1" style={{ marginBottom: 32 }} />
          <TextBones lines={5} />
        </Page>
      }
      missing={missing}
    >
      {(product) => (
        <Page>
          <Product product={product} />
          <MoreLink to={routeNamed('Home')?.path ?? '/'}>
            {words.all}
            <ArrowIcon />
          </MoreLink>
        </Page>
      )}
    </Detail>
  );
}
