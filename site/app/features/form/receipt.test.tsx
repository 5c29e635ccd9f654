import { expect, test } from 'vitest';
import { headings, textsOf } from '../../testing/open-page';
import { hostileText } from '../../testing/records';
import { getElement, setUpRendering } from '../../testing/render';
import { Receipt } from './receipt';

const render = setUpRendering();

test('receipt is a status with title and text, and its title takes focus', async () => {
  const box = await render(<Receipt title="已收到" text="我们会尽快联系您。" />);
  const status = getElement(box, '[role=status]');
  expect(headings(status, 3)).toEqual(['已收到']);
  expect(status.textContent).toContain('我们会尽快联系您。');
  expect(document.activeElement).toBe(getElement(status, 'h3'));
});

test('title of a receipt is no stop of the tab key', async () => {
  const box = await render(<Receipt title="已收到" text="谢谢。" />);
  expect(getElement(box, 'h3').tabIndex).toBe(-1);
});

test('receipt without a number and facts has no list', async () => {
  const box = await render(<Receipt title="已收到" text="谢谢。" />);
  expect(box.querySelector('dl')).toBeNull();
  expect(box.querySelector('.next')).toBeNull();
});

test('receipt lists its number before the facts', async () => {
  const box = await render(
    <Receipt
      title="预约成功"
      text="请准时到场。"
      code="K7M4XQ"
      facts={[
        ['日期', '2026年11月28日'],
        ['人数', '3'],
      ]}
    />,
  );
  expect(textsOf(box, 'dt')).toEqual(['编号', '日期', '人数']);
  expect(textsOf(box, 'dd')).toEqual(['K 7 M 4 X Q', '2026年11月28日', '3']);
});

test('number of a receipt has an English term in English', async () => {
  const box = await render(<Receipt title="Received" text="Thank you." code="K7M4XQ" />, 'en');
  expect(textsOf(box, 'dt')).not.toEqual(['编号']);
  expect(textsOf(box, 'dt')).toHaveLength(1);
  expect(textsOf(box, 'dd')).toEqual(['K 7 M 4 X Q']);
});

test('facts without a number are listed alone', async () => {
  const box = await render(<Receipt title="已收到" text="谢谢。" facts={[['姓名', '林晚']]} />);
  expect(textsOf(box, 'dt')).toEqual(['姓名']);
});

test('next actions of a receipt follow its list', async () => {
  const box = await render(
    <Receipt title="已收到" text="谢谢。" code="K7M4XQ">
      <button type="button">再填一份</button>
    </Receipt>,
  );
  const order = [...getElement(box, '[role=status]').children].map(({ localName }) => localName);
  expect(order).toEqual(['h3', 'p', 'dl', 'div']);
  expect(textsOf(box, '.next button')).toEqual(['再填一份']);
});

test('value that a visitor entered as markup is shown as text', async () => {
  const box = await render(
    <Receipt title="已收到" text="谢谢。" facts={[['姓名', hostileText]]} />,
  );
  expect(box.querySelector('dd img')).toBeNull();
  expect(getElement(box, 'dd').textContent).toBe(hostileText);
});
