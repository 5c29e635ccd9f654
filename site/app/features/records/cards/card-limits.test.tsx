import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../testing/open-page';
import {
  hostileText,
  makeEntry,
  makeExhibit,
  makeExhibition,
  makeImage,
} from '../../../testing/records';
import { getElement, setUpRendering } from '../../../testing/render';
import { createShowPart } from '../../../testing/show-part';
import { DatedEntry } from './dated-entry';
import { EntryCard } from './entry-card';
import { ExhibitionCard } from './exhibition-card';
import { ExhibitionTitle } from './exhibition-title';
import { FilmCard } from './film-card';
import { ObjectGrid } from './object-grid';

const showPart = createShowPart(setUpRendering());
const wide = makeImage({ width: 1600, height: 900 });
const tall = makeImage({ width: 600, height: 900 });

describe('pictures', () => {
  test('card crops a landscape and shows an object whole', async () => {
    const { box } = await showPart(
      <>
        {[wide, tall, { ...wide, whole: true }].map((image, index) => (
          <EntryCard
            key={index}
            entry={makeEntry({ id: `${index}`, images: [image] })}
            list="Notice"
          />
        ))}
      </>,
    );
    const views = [...box.querySelectorAll<HTMLElement>('.view')];
    expect(views.map(({ dataset }) => dataset['scene'])).toEqual(['true', undefined, undefined]);
  });

  test('card of an exhibition crops a landscape, marks an object as whole and draws nothing else', async () => {
    const card = (id: string, images: (typeof wide)[]) => (
      <ExhibitionCard key={id} exhibition={makeExhibition({ id, images })} sizes="9px" />
    );
    const { box } = await showPart([card('a', [wide]), card('b', [tall]), card('c', [])]);
    const views = [...box.querySelectorAll<HTMLElement>('.view')];
    expect(views.map(({ dataset }) => dataset['whole'])).toEqual([undefined, 'true', undefined]);
    expect(views.map((view) => view.querySelectorAll('img').length)).toEqual([1, 1, 0]);
  });

  test('row of news shows a portrait picture whole', async () => {
    const { box } = await showPart(
      <DatedEntry entry={makeEntry({ images: [tall] })} list="Notice" pictured />,
    );
    expect(getElement(box, 'img').className).toContain('whole');
  });

  test('music without a picture has a bell, other entries the vessel', async () => {
    const { box } = await showPart(
      <>
        <EntryCard entry={makeEntry({ categoryCode: 'Music' })} list="Music" />
        <EntryCard entry={makeEntry()} list="Notice" />
      </>,
    );
    const [bell, vessel] = [...box.querySelectorAll('.view > *')].map((each) => each.className);
    expect(bell).not.toBe(vessel);
  });

  test('more than four objects are in rows', async () => {
    const objects = Array.from({ length: 5 }, (_, index) => makeExhibit({ id: `${index}` }));
    const { box } = await showPart(
      <>
        <ObjectGrid objects={objects.slice(0, 4)} />
        <ObjectGrid objects={objects} />
      </>,
    );
    const grids = [...box.querySelectorAll<HTMLElement>('.objects')];
    expect(grids.map(({ dataset }) => dataset['rows'])).toEqual([undefined, 'true']);
  });
});

describe('texts', () => {
  test.each([
    ['吉金礼乐：云泽青铜文明', ['吉金礼乐：', '云泽青铜文明']],
    ['Bronze: Rites of the lake', ['Bronze:', 'Rites of the lake']],
    ['只有题名', ['只有题名']],
    ['：以冒号开头', ['：以冒号开头']],
    ['以冒号结尾：', ['以冒号结尾：']],
    ['一：二：三', ['一：', '二：三']],
  ])('exhibition title “%s” breaks into %j and loses nothing', async (title, parts) => {
    const { box } = await showPart(
      <h2>
        <ExhibitionTitle title={title} />
      </h2>,
      { language: title.startsWith('B') ? 'en' : 'zh' },
    );
    expect(textsOf(box, 'h2 > span')).toEqual(parts);
    expect(getElement(box, 'h2').textContent).toBe(title);
  });

  test.each([
    ['upcoming', '即将开展'],
    ['past', '已结束'],
  ] as const)('exhibition that is %s says “%s” before its dates', async (status, text) => {
    const { box } = await showPart(
      <ExhibitionCard exhibition={makeExhibition({ status })} sizes="9px" />,
    );
    expect(textsOf(box, '.status')).toEqual([text]);
    expect(getElement(box, '.when').textContent).toMatch(/2026年11月7日—2027年2月1日.*一号厅/);
  });

  test('hostile texts of every card are text, and long words stay in one element', async () => {
    const long = 'x'.repeat(3000);
    const fields = { title: hostileText, summary: long };
    const { box } = await showPart(
      <>
        <EntryCard entry={makeEntry(fields)} list="Notice" />
        <DatedEntry entry={makeEntry(fields)} list="Notice" />
        <FilmCard film={makeEntry({ ...fields, facts: { length: hostileText } })} />
        <ExhibitionCard exhibition={makeExhibition({ title: hostileText })} sizes="9px" />
        <ObjectGrid objects={[makeExhibit({ title: hostileText, date: long })]} />
      </>,
    );
    expect(box.querySelector('[onerror], script')).toBeNull();
    expect(textsOf(box, '.title').every((text) => text.includes('<img src=x'))).toBe(true);
    expect(box.textContent.split(long)).toHaveLength(5);
  });

  test('entry that belongs to no list with pages has its title as text', async () => {
    const { box } = await showPart(
      <>
        <EntryCard entry={makeEntry({ categoryCode: 'Nowhere' })} list="Nowhere" heading="h2" />
        <FilmCard film={makeEntry({ categoryCode: 'Nowhere' })} heading="h2" />
      </>,
    );
    expect(textsOf(box, 'h2')).toEqual(['元旦开放时间', '元旦开放时间']);
    expect(box.querySelector('a')).toBeNull();
  });
});
