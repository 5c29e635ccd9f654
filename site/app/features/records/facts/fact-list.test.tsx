import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { TestProviders, createFakeService, listResponse } from '../../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../../testing/render';
import { FactList } from './fact-list';

const render = setUpRendering();

const fact = (dictValue: string, label: string) => ({ dictCode: 'fact', dictValue, label });
const dictionary = listResponse([
  fact('number', '文号'),
  fact('post', '职务'),
  fact('since', '入馆'),
]);

async function show(list: ReactNode, dictList: unknown = dictionary) {
  const box = await render(
    <TestProviders service={createFakeService({ dictList })}>{list}</TestProviders>,
  );
  return [...box.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
}

test('fact list shows facts with their labels in the order of the dictionary', async () => {
  const facts = { since: '1951', number: '3 号', shoe: '42' };
  expect(await show(<FactList facts={facts} />)).toEqual(['文号3 号', '入馆1951']);
});

test('fact list shows the given names in their order, or all without the excluded ones', async () => {
  const facts = { since: '1951', number: '3 号', post: '馆长' };
  expect(await show(<FactList facts={facts} names={['since', 'post']} />)).toEqual([
    '入馆1951',
    '职务馆长',
  ]);
  expect(await show(<FactList facts={facts} without={['post']} />)).toEqual([
    '文号3 号',
    '入馆1951',
  ]);
});

test('phone number in a fact is a link', async () => {
  const phone = listResponse([fact('phone', '电话')]);
  const box = await render(
    <TestProviders service={createFakeService({ dictList: phone })}>
      <FactList facts={{ phone: '000-8800 2101' }} />
    </TestProviders>,
  );
  expect(getControl(box, '000-8800 2101').getAttribute('href')).toBe('tel:00088002101');
});

test('fact list renders no empty list without facts', async () => {
  expect(await show(<FactList facts={undefined} />)).toEqual([]);
});

test('fact list shows a retry button when the dictionary request fails, and requests it again', async () => {
  const service = createFakeService({ dictList: 502 });
  const box = await render(
    <TestProviders service={service}>
      <FactList facts={{ number: '3 号' }} />
    </TestProviders>,
  );
  expect(box.querySelector('dl')).toBeNull();
  service.answer('dictList', dictionary);
  await actAndWait(() => getControl(box, '重试').click());
  expect(getElement(box, 'dl').textContent).toBe('文号3 号');
});

test('fact list of an entry without facts shows no retry when the dictionary request fails', async () => {
  expect(await show(<FactList facts={{}} />, 502)).toEqual([]);
  expect(document.querySelector('[data-state=failed]')).toBeNull();
});
