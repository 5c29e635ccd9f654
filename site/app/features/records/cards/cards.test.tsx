import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { headings, textsOf } from '../../../testing/open-page';
import {
  hostileText,
  makeEntry,
  makeExhibit,
  makeExhibition,
  makeImage,
  makeMany,
} from '../../../testing/records';
import { getElement, setUpRendering } from '../../../testing/render';
import { TestRouter } from '../../../testing/test-app';
import { DatedEntry } from './dated-entry';
import { EntryCard } from './entry-card';
import { ExhibitionCard } from './exhibition-card';
import { FilmCard } from './film-card';
import { ObjectCard } from './object-card';
import { ObjectGrid, ObjectGridSkeleton } from './object-grid';

const render = setUpRendering();
const show = (content: ReactNode, language: 'zh' | 'en' = 'zh') =>
  render(<TestRouter>{content}</TestRouter>, language);
const images = [makeImage()];

describe('row of a dated entry', () => {
  test('dated entry shows day and month, the full date as hidden text, title and summary', async () => {
    const box = await show(<DatedEntry entry={makeEntry()} list="Notice" />);
    expect(getElement(box, '[aria-hidden=true]').textContent).toBe('012026.03');
    expect(getElement(box, 'time').textContent).toContain('2026年3月1日');
    expect(headings(box, 3)).toEqual(['元旦开放时间']);
    expect(getElement(box, 'h3 a').getAttribute('href')).toBe('#/News/Notice/a');
  });

  test('dated entry in English has an English date', async () => {
    const box = await show(
      <DatedEntry entry={makeEntry({ title: 'Hours' })} list="Notice" />,
      'en',
    );
    expect(getElement(box, 'time').textContent).toBe('01Mar 20261 March 2026');
  });

  test.each(['', 'soon', '2026-13-40'])(
    'dated entry with the date “%s” shows its title without a date',
    async (publishedAt) => {
      const box = await show(<DatedEntry entry={makeEntry({ publishedAt })} list="Notice" />);
      expect(headings(box, 3)).toEqual(['元旦开放时间']);
      expect(box.textContent).not.toMatch(/NaN|Invalid/);
    },
  );

  test('dated entry shows its picture only where asked to', async () => {
    const entry = makeEntry({ images });
    expect(
      (await show(<DatedEntry entry={entry} list="Notice" />)).querySelector('img'),
    ).toBeNull();
    const box = await show(<DatedEntry entry={entry} list="Notice" pictured heading="h2" />);
    expect(getElement(box, 'img').getAttribute('alt')).toBe('');
    expect(headings(box, 2)).toEqual(['元旦开放时间']);
  });
});

describe('card of an entry', () => {
  test('entry card shows picture, linked title and summary', async () => {
    const box = await show(<EntryCard entry={makeEntry({ images })} list="Notice" />);
    expect(getElement(box, 'h3 a').getAttribute('href')).toBe('#/News/Notice/a');
    expect(box.textContent).toContain('元旦当天照常开放。');
    expect(box.querySelectorAll('img')).toHaveLength(1);
  });

  test('entry of a list without detail pages has no link', async () => {
    const box = await show(
      <EntryCard entry={makeEntry({ categoryCode: 'X' })} list="ResDepartment" />,
    );
    expect(box.querySelector('a')).toBeNull();
    expect(headings(box, 3)).toEqual(['元旦开放时间']);
  });

  test('id of an entry is encoded in its address', async () => {
    const box = await show(<EntryCard entry={makeEntry({ id: 'a/b?c#d 五' })} list="Notice" />);
    expect(getElement(box, 'a').getAttribute('href')).toBe(
      `#/News/Notice/${encodeURIComponent('a/b?c#d 五')}`,
    );
  });

  test('markup in title and summary of an entry is text', async () => {
    const entry = makeEntry({ title: hostileText, summary: hostileText });
    const box = await show(<EntryCard entry={entry} list="Notice" />);
    expect(box.querySelector('[onerror]')).toBeNull();
    expect(textsOf(box, 'h3')).toEqual([hostileText]);
  });
});

describe('card of an exhibition', () => {
  test.each([
    ['current', ''],
    ['upcoming', '即将开展'],
    ['past', '已结束'],
  ] as const)('exhibition that is %s shows the status “%s”', async (status, text) => {
    const box = await show(<ExhibitionCard exhibition={makeExhibition({ status })} sizes="50vw" />);
    expect(box.querySelector('.status')?.textContent ?? '').toBe(text);
  });

  test.each([
    ['base', 'BaseExhibition'],
    ['temporary', 'TemporaryExhibition'],
    ['review', 'ExhibitiomReview'],
  ] as const)('exhibition of the kind %s links to %s', async (kind, route) => {
    const box = await show(<ExhibitionCard exhibition={makeExhibition({ kind })} sizes="50vw" />);
    expect(getElement(box, 'a').getAttribute('href')).toBe(`#/Exhibition/${route}/rites`);
  });

  test('exhibition without a place ends with its dates', async () => {
    const box = await show(
      <ExhibitionCard exhibition={makeExhibition({ place: '' })} sizes="50vw" />,
    );
    expect(getElement(box, '.when').textContent).toBe('2026年11月7日—2027年2月1日');
  });

  test('exhibition without readable dates shows none', async () => {
    const exhibition = makeExhibition({ startDate: 'soon', endDate: '', place: '' });
    const box = await show(<ExhibitionCard exhibition={exhibition} sizes="50vw" />);
    expect(getElement(box, '.when').textContent).toBe('');
  });
});

describe('card of a film', () => {
  test('film card shows length, title and summary, linked to the film', async () => {
    const film = makeEntry({ categoryCode: 'ExhVideo', title: '铸鼎', facts: { length: '3:20' } });
    const box = await show(<FilmCard film={film} />);
    expect(getElement(box, '.mark').textContent).toBe('3:20');
    expect(getElement(box, 'h3 a').getAttribute('href')).toBe('#/DigitalMuseum/Video/ExhVideo/a');
  });

  test('film without length and picture is shown with its title', async () => {
    const box = await show(
      <FilmCard film={makeEntry({ categoryCode: 'ExhVideo', title: '铸鼎' })} />,
    );
    expect(headings(box, 3)).toEqual(['铸鼎']);
    expect(getElement(box, '.mark').textContent).toBe('');
  });
});

describe('objects', () => {
  test('object card shows title, period and date as one link', async () => {
    const box = await show(<ObjectCard object={makeExhibit()} sizes="50vw" />);
    expect(textsOf(box, 'a')).toEqual(['青铜鼎商约公元前12世纪']);
  });

  test('first objects of a grid load eagerly, the others lazily', async () => {
    const objects = makeMany(12, ({ id, title }) => makeExhibit({ id, title, images }));
    const box = await show(<ObjectGrid objects={objects} />);
    const loading = [...box.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toHaveLength(12);
    expect(loading[0]).toBe('eager');
    expect(loading.at(-1)).toBe('lazy');
  });

  test('placeholder of a grid is hidden from assistive technology', async () => {
    const box = await show(<ObjectGridSkeleton count={3} />);
    expect(getElement(box, '.objects').getAttribute('aria-hidden')).toBe('true');
    expect(box.querySelectorAll('li')).toHaveLength(3);
  });
});
