import { expect, test } from 'vitest';
import type { Language } from '../../../contract/shared/sites';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { makeExhibit } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import ObjectPage from './object-page';

const render = setUpRendering();

const object = makeExhibit({
  size: 'H. 14.3 cm',
  holder: '一座外国博物馆',
  credit: 'Gift of a friend of the museum',
});

async function show(answer: unknown, language: Language = 'zh') {
  window.location.hash = '#/Collection/ExcellentCollection/ding';
  const service = createFakeService({ exhibitDetail: answer });
  return render(
    <TestProviders service={service}>
      <TestRouter pages={{ object: ObjectPage }} />
    </TestProviders>,
    language,
  );
}

/** Value of a fact in the label, and the `lang` attribute in it. */
function labelEntry(box: HTMLElement, name: string) {
  const term = [...box.querySelectorAll('dt')].find((each) => each.textContent === name);
  const value = term?.nextElementSibling;
  return [value?.textContent, value?.querySelector('[lang]')?.getAttribute('lang')];
}

test('Chinese object page marks facts in English with their language', async () => {
  const box = await show(listResponse([object]));
  expect(getElement(box, 'h1').textContent).toBe('青铜鼎');
  expect(labelEntry(box, '尺寸')).toEqual(['H. 14.3 cm', 'en']);
  expect(labelEntry(box, '来源')).toEqual(['Gift of a friend of the museum', 'en']);
  expect(labelEntry(box, '材质')).toEqual(['青铜', undefined]);
  expect(labelEntry(box, '藏品号')).toEqual(['1960.288', undefined]);
});

test('English object page marks facts in Chinese with their language', async () => {
  const box = await show(listResponse([{ ...object, title: 'Bronze ding 鼎' }]), 'en');
  expect(getElement(box, 'h1 [lang=zh]').textContent).toBe('鼎');
  expect(getElement(box, '[data-period] [lang=zh]').textContent).toBe('商');
  expect(labelEntry(box, 'Material')).toEqual(['青铜', 'zh']);
  expect(labelEntry(box, 'Size')).toEqual(['H. 14.3 cm', undefined]);
});

test('find-spot and kiln lead to all objects from there, an unknown place has no row', async () => {
  const kiln = { value: 'ru', label: '汝窑' };
  const box = await show(listResponse([{ ...object, findSpot: { label: '湖口' }, kiln }]));
  expect(getControl(box, '汝窑').getAttribute('href')).toBe('#/Collection?kiln=ru');
  expect(labelEntry(box, '窑口')).toEqual(['汝窑', undefined]);
  expect(labelEntry(box, '出土地')).toEqual([undefined, undefined]);
});

test('object page shows “not found” when the object does not exist', async () => {
  expect(getElement(await show(404), 'h1').textContent).toBe('没有找到这条内容');
});
