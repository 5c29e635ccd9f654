import { describe, expect, test, vi } from 'vitest';
import { headings, textsOf } from '../../../testing/open-page';
import { makeEntry } from '../../../testing/records';
import {
  actAndWait,
  getControl,
  getElement,
  referencedTexts,
  setUpRendering,
} from '../../../testing/render';
import { createShowPart } from '../../../testing/show-part';
import { Decades } from './decades';
import { EntryLink } from './entry-link';
import { groupByDecade } from './group-by-decade';

const showPart = createShowPart(setUpRendering());
const entry = (title: string, publishedAt: string) => makeEntry({ id: title, title, publishedAt });
const entries = [
  entry('甲', '1999-12-31T23:59:59+08:00'),
  entry('乙', '1999-12-31T16:00:00Z'),
  entry('丙', '不详'),
];

describe('decades', () => {
  const show = (language: 'zh' | 'en' = 'zh', all = entries) =>
    showPart(
      <Decades decades={groupByDecade(all)}>
        {(years) =>
          years.map(({ year, entries: [first] }) => <p key={year ?? ''}>{first?.title}</p>)
        }
      </Decades>,
      { language },
    );

  test('each decade is a section named by its heading, the undated ones last', async () => {
    const { box } = await show();
    expect(headings(box, 2)).toEqual(['1990年代', '2000年代', '年代未注明']);
    const names = [...box.querySelectorAll('section.decade')].map((section) =>
      referencedTexts(section, 'aria-labelledby'),
    );
    expect(names.flat()).toEqual(headings(box, 2));
    expect(textsOf(box, '.decade p')).toEqual(['甲', '乙', '丙']);
  });

  test('buttons jump to each decade and keep the address', async () => {
    const { box } = await show('en');
    expect(textsOf(box, 'nav button')).toEqual(['1990s', '2000s', 'Undated']);
    const heading = getElement(box, '#decade-undated');
    heading.scrollIntoView = vi.fn();
    const { hash } = window.location;
    await actAndWait(() => getControl(box, 'Undated').click());
    expect(document.activeElement).toBe(heading);
    expect(window.location.hash).toBe(hash);
  });

  test('no entries are no decades', async () => {
    const { box } = await show('zh', []);
    expect(box.querySelectorAll('section.decade, nav button')).toHaveLength(0);
  });
});

describe('link of an entry', () => {
  const linkOf = async (linkUrl: string, language: 'zh' | 'en' = 'zh') => {
    const { box } = await showPart(<EntryLink entry={makeEntry({ title: '鼎', linkUrl })} />, {
      language,
    });
    return box.querySelector('a');
  };

  test.each([
    ['zh', '相关藏品与页面：鼎'],
    ['en', 'See what this is about: 鼎'],
  ] as const)('link to a page has the title in its name in %s', async (language, name) => {
    const link = await linkOf('#/Collection', language);
    expect(link?.textContent).toBe(name);
    expect(link?.getAttribute('href')).toBe('#/Collection');
    expect(link?.hasAttribute('target')).toBe(false);
  });

  test('link to another site opens a new tab', async () => {
    const link = await linkOf('https://museum.example/a');
    expect(link?.getAttribute('target')).toBe('_blank');
  });

  test.each(['', 'javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'address “%s” is no link',
    async (linkUrl) => {
      expect(await linkOf(linkUrl)).toBeNull();
    },
  );
});
