import { styled } from 'styled-components';
import { routeNamed } from '../../../contract/route-paths';
import { useContentDetail } from '../../api/use-content-detail';
import { Detail } from '../../features/detail/detail';
import { FactList } from '../../features/facts/facts';
import { NotFound } from '../../features/not-found/not-found';
import { PersonSeal } from '../../features/person/person-seal';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { useGo } from '../../router/use-go';
import { useRoute, useRouteParam } from '../../router/use-route';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 4vw, 48px) clamp(40px, 6vw, 96px);
  max-width: 1040px;
  padding-bottom: var(--section);

  .section a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--cinnabar-text);
    font-size: var(--size-small);
  }

  h1 {
    font-size: var(--size-h1);
  }

  .post {
    margin-top: 6px;
    color: var(--cinnabar-text);
    font-size: var(--size-lead);
  }

  .facts {
    margin-top: 24px;
    font-size: var(--size-small);
  }

  .summary {
    max-width: var(--measure);
    margin-block: 0.8em 1.4em;
    padding-bottom: 1.4em;
    border-bottom: 1px solid var(--hairline);
    font-size: var(--size-lead);
  }

  @media (min-width: 768px) {
    grid-template-columns: minmax(256px, 0.42fr) minmax(0, 1fr);

    aside {
      position: sticky;
      top: calc(32px + var(--a11y-toolbar-top, 0px));
      align-self: start;
    }
  }
`;

/** A scholar: who they are, what they work on, what they have written. */
export function PersonPage() {
  const { notFound, routes } = useMessages();
  const go = useGo();
  const parent = routeNamed(useRoute()?.route.meta?.parent ?? '');
  const id = useRouteParam('id');
  const state = useContentDetail(parent && { categoryCode: parent.name, contentId: id });
  return (
    <Detail
      state={state}
      skeleton={
        <Sheet as="div">
          <Bone $ratio="5 / 6" $width="200px" />
          <TextBones lines={9} />
        </Sheet>
      }
      missing={
        <NotFound title={notFound.record}>
          <SearchBox label={notFound.search} inPlace />
        </NotFound>
      }
    >
      {({ title, summary, content, facts, images, categoryCode }) => {
        const section = routeNamed(categoryCode) ?? parent;
        return (
          <Sheet>
            <aside aria-label={title}>
              <PersonSeal id={id} name={title} image={images[0]} large />
              <FactList facts={facts} without={['post']} className="facts" />
            </aside>
            <div>
              {section && (
                <p className="section">
                  <Link to={section.path}>{routes[section.name]}</Link>
                </p>
              )}
              <PageTitle title={title} />
              {facts?.post && (
                <p className="post">
                  <Passage text={facts.post} />
                </p>
              )}
              <p className="summary">
                <Passage text={summary} />
              </p>
              <RichText html={content} onGo={go} />
            </div>
          </Sheet>
        );
      }}
    </Detail>
  );
}
