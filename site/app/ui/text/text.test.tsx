import { expect, test } from 'vitest';
import { getElement, setUpRendering } from '../../testing/render';
import { Section } from '../page/section';
import { DateTime } from './date-time';
import { Summary } from './summary';

const render = setUpRendering();

test.each([undefined, ''])('summary of %j renders nothing', async (text) => {
  expect((await render(<Summary text={text} />)).innerHTML).toBe('');
});

test('summary marks the parts in the other language', async () => {
  const box = await render(<Summary text="A vessel, 鼎, of bronze" />, 'en');
  expect(getElement(box, '[lang=zh]').textContent).toBe('鼎');
});

test('short date has the full date for assistive technology', async () => {
  const box = await render(
    <DateTime iso="2026-03-01" fullDate="2026年3月1日">
      01
    </DateTime>,
  );
  const time = getElement(box, 'time');
  expect(time.getAttribute('datetime')).toBe('2026-03-01');
  expect(getElement(time, '[aria-hidden=true]').textContent).toBe('01');
  expect(time.textContent).toBe('012026年3月1日');
});

test('section is named by its heading, beside which its link stands', async () => {
  const box = await render(
    <Section id="news" title="资讯" link={<a href="#/News">全部</a>}>
      内容
    </Section>,
  );
  const section = getElement(box, 'section');
  const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
  expect(heading?.tagName).toBe('H2');
  expect(heading?.textContent).toBe('资讯');
  expect(heading?.parentElement?.querySelector('a')?.textContent).toBe('全部');
});
