import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Museum, fakeService, rows } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { FactList } from './facts';

const render = setUpRendering();

const fact = (dictValue: string, label: string) => ({ dictCode: 'fact', dictValue, label });
const dictionary = rows([fact('number', '文号'), fact('post', '职务'), fact('since', '入馆')]);

async function show(list: ReactNode, dictList: unknown = dictionary) {
  const box = await render(<Museum service={fakeService({ dictList })}>{list}</Museum>);
  return [...box.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
}

test('facts stand in the dictionary’s order, each with its label', async () => {
  const facts = { since: '1951', number: '3 号', shoe: '42' };
  expect(await show(<FactList facts={facts} />)).toEqual(['文号3 号', '入馆1951']);
});

test('a page names those it wants, or those it says elsewhere', async () => {
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

test('without facts there is no empty list', async () => {
  expect(await show(<FactList facts={undefined} />)).toEqual([]);
});

test('facts whose labels did not load offer a retry, which asks for the labels again', async () => {
  const service = fakeService({ dictList: 502 });
  const box = await render(
    <Museum service={service}>
      <FactList facts={{ number: '3 号' }} />
    </Museum>,
  );
  expect(box.querySelector('dl')).toBeNull();
  service.answer('dictList', dictionary);
  await doing(() => control(box, '重试').click());
  expect(find(box, 'dl').textContent).toBe('文号3 号');
});

test('an entry without facts offers no retry for labels that it does not need', async () => {
  expect(await show(<FactList facts={{}} />, 502)).toEqual([]);
  expect(document.querySelector('[data-state=failed]')).toBeNull();
});
