import { expect, test } from 'vitest';
import type { Language } from '../../../contract/sites';
import { Museum, Routed, fakeService, page, rows } from '../../testing/museum';
import { find, setUpRendering } from '../../testing/render';
import { ObjectPage } from './object-page';

const render = setUpRendering();

const object = {
  id: 'ding',
  title: '青铜鼎',
  period: 'shang',
  periodLabel: '商',
  material: 'bronze',
  materialLabel: '青铜器',
  medium: '青铜',
  date: '约公元前12世纪',
  size: 'H. 14.3 cm',
  accessionNumber: '1960.288',
  holder: '一座外国博物馆',
  credit: 'Gift of a friend of the museum',
  description: '<p>说明</p>',
  sourceUrl: 'https://museum.example/1960.288',
  note: '',
  images: [],
};

async function show(answer: unknown, language: Language = 'zh') {
  window.location.hash = '#/Collection/ExcellentCollection/ding';
  const service = fakeService({ exhibitDetail: answer, exhibitPage: page([]) });
  return render(
    <Museum service={service}>
      <Routed pages={{ object: () => Promise.resolve(ObjectPage) }} />
    </Museum>,
    language,
  );
}

/** What the label says under that name, with the language it is marked as. */
function said(box: HTMLElement, name: string) {
  const term = [...box.querySelectorAll('dt')].find((each) => each.textContent === name);
  const value = term?.nextElementSibling;
  return [value?.textContent, value?.querySelector('[lang]')?.getAttribute('lang')];
}

test('on a Chinese page, what a collection says in English only is marked as English', async () => {
  const box = await show(rows([object]));
  expect(find(box, 'h1').textContent).toBe('青铜鼎');
  expect(said(box, '尺寸')).toEqual(['H. 14.3 cm', 'en']);
  expect(said(box, '来源')).toEqual(['Gift of a friend of the museum', 'en']);
  expect(said(box, '材质')).toEqual(['青铜', undefined]);
  expect(said(box, '藏品号')).toEqual(['1960.288', undefined]);
});

test('on an English page, what a collection says in Chinese only is marked as Chinese', async () => {
  const box = await show(rows([{ ...object, title: 'Bronze ding 鼎' }]), 'en');
  expect(find(box, 'h1 [lang=zh]').textContent).toBe('鼎');
  expect(find(box, '[data-period] [lang=zh]').textContent).toBe('商');
  expect(said(box, 'Material')).toEqual(['青铜', 'zh']);
  expect(said(box, 'Size')).toEqual(['H. 14.3 cm', undefined]);
});

test('an object that is not there is not found', async () => {
  expect(find(await show(404), 'h1').textContent).toBe('没有找到这条内容');
});
