import { heading, main, mainOf, openMenu, openSubMenu, type Journey } from './journey';

const search: Journey = {
  name: 'searches the site and opens an object',
  language: 'zh',
  start: '/#/Search?keyword=青铜',
  steps: () => [
    {
      name: 'searches for another keyword',
      act: async (page) => {
        await main(page).getByRole('searchbox').fill('圆鼎');
        await main(page).getByRole('button', { name: '搜索', exact: true }).click();
      },
      result: (page) =>
        mainOf(page, /圆鼎.*搜索结果/)
          .locator('ol[start]')
          .getByRole('link', { name: /圆鼎/ })
          .first(),
    },
    {
      name: 'opens the first hit',
      act: (page) =>
        main(page).locator('ol[start]').getByRole('link', { name: /圆鼎/ }).first().click(),
      result: (page) => heading(page, /圆鼎/).and(page.locator(':not(:has-text("搜索结果"))')),
    },
  ],
};

const filter: Journey = {
  name: 'filters the collection and opens the second page of the list',
  language: 'en',
  start: '/en/#/',
  steps: () => [
    {
      name: 'opens the collection',
      act: (page) => openMenu(page, 'Main menu', 'Collection'),
      result: (page) => main(page).getByRole('link', { name: /^Ceramics \d/ }),
    },
    {
      name: 'chooses lacquer',
      act: (page) =>
        main(page)
          .getByRole('link', { name: /^Lacquer \d/ })
          .click(),
      result: (page) =>
        main(page)
          .getByRole('status')
          .filter({ hasText: /^2 objects/ }),
    },
    {
      name: 'removes the filter',
      act: (page) => main(page).getByRole('link', { name: 'Remove: Lacquer' }).click(),
      result: (page) => main(page).getByRole('link', { name: 'Next page' }),
    },
    {
      name: 'opens the second page',
      act: (page) => main(page).getByRole('link', { name: 'Next page' }).click(),
      result: (page) => main(page).locator('a[href$="/xueji-tu"]').first(),
    },
  ],
};

const changeLanguage: Journey = {
  name: 'changes the language of an object and goes on in the other language',
  language: 'en',
  start: '/#/Collection/ExcellentCollection/yuanding',
  steps: () => [
    {
      name: 'changes the language',
      opensDocument: true,
      act: (page) => page.getByRole('link', { name: 'English' }).click(),
      result: (page) => heading(page, /ding/),
    },
    {
      name: 'opens the exhibitions',
      act: (page) => openMenu(page, 'Main menu', 'Exhibitions'),
      result: (page) => mainOf(page, 'Exhibitions').locator('a[href$="/bronze-and-rites"]').first(),
    },
  ],
};

const readNews: Journey = {
  name: 'reads a news item',
  language: 'en',
  start: '/en/#/',
  steps: () => [
    {
      name: 'opens the news',
      act: (page) => openMenu(page, 'Main menu', 'News'),
      result: (page) => mainOf(page, 'News').locator('a[href^="#/News/ActNews/"]').first(),
    },
    {
      name: 'opens an item',
      act: (page) => main(page).locator('a[href^="#/News/ActNews/"]').first().click(),
      result: (page) =>
        main(page)
          .filter({ hasNot: heading(page, 'News') })
          .getByRole('article')
          .filter({ hasText: /\d{4}/ }),
    },
  ],
};

const listen: Journey = {
  name: 'plays a stop of the audio guide',
  language: 'zh',
  start: '/#/',
  steps: () => [
    {
      name: 'opens the audio guide',
      act: (page) => openSubMenu(page, '主菜单', /“服务”/, '语音导览'),
      result: (page) => main(page).getByRole('link', { name: /^104/ }),
    },
    {
      name: 'opens a stop',
      act: (page) => main(page).getByRole('link', { name: /^104/ }).click(),
      result: (page) => heading(page, '错金银云纹壶'),
    },
    {
      name: 'plays it',
      act: (page) => page.getByRole('button', { name: '播放', exact: true }).click(),
      result: (page) => main(page).locator('input[type=range]:not([aria-valuetext^="0:00"])'),
    },
  ],
};

/** Journeys of visitors who send nothing. */
export const readingJourneys: readonly Journey[] = [
  search,
  filter,
  changeLanguage,
  readNews,
  listen,
];
