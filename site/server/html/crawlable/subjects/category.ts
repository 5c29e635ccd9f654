import { routeTitles } from '../../../../contract/shared/route-titles';
import { titleOfRoute } from '../../../../contract/shared/route-titles/title-of-route';
import { collectionData } from './collection-data';
import { excerpt, plainText } from './excerpt';
import { pageTypeOf } from './page-type';
import type { ShownContent } from './shown-content';
import type { FindSubject } from './subject';

const colons = { zh: '：', en: ': ' } as const;

/** Page of a category: its text and its list of records. */
export const findCategory: FindSubject = async ({ language, menu, other }, { route }) => {
  const node = menu.find(route.name);
  if (!node) return undefined;
  const title = titleOfRoute(routeTitles[language], route);
  return Promise.resolve({
    path: route.path,
    title,
    type: 'website',
    section: node,
    hasTranslation: other.menu.find(route.name) !== undefined,
    describe: (shown) => {
      const [text] = shown.texts;
      const titles = shown.items.map((item) => item.title).join(' · ');
      return {
        // With the title: the text may be the only entry of the category, which has a page of its own.
        description: excerpt(
          title + colons[language] + (text?.summary || plainText(text?.content ?? '') || titles),
        ),
        image: text?.images[0] ?? shown.items.find(({ image }) => image)?.image,
        jsonLd: (absolute) => ({
          '@type': pageTypeOf(route),
          ...itemList(shown, absolute),
          ...(route.page === 'object-list' && { about: collectionData(language, absolute) }),
        }),
      };
    },
  });
};

function itemList({ items, total }: ShownContent, absolute: (path: string) => string) {
  return (
    items.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: items.map((item, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: item.title,
          url: absolute(item.url),
        })),
      },
    }
  );
}
