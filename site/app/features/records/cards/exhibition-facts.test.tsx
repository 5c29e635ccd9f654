import { expect, test } from 'vitest';
import { readExhibition } from '../../../api/read/exhibition';
import { setUpRendering } from '../../../testing/render';
import { splitTitle, useExhibitionDates } from './exhibition-facts';

const render = setUpRendering();

test('an exhibition title is split at its full-width or ASCII colon', () => {
  expect(splitTitle('吉金礼乐：云泽青铜文明')).toEqual({ main: '吉金礼乐', rest: '云泽青铜文明' });
  expect(splitTitle('Earth and Fire: Six Thousand Years')).toEqual({
    main: 'Earth and Fire',
    rest: 'Six Thousand Years',
  });
  expect(splitTitle('层层')).toEqual({ main: '层层', rest: '' });
  expect(splitTitle('：')).toEqual({ main: '：', rest: '' });
});

function Dates({ fields }: { fields: object }) {
  const exhibition = readExhibition({ id: 'a', startDate: '2026-09-19', ...fields });
  if (!exhibition) throw new Error('not an exhibition');
  return useExhibitionDates(exhibition);
}

test('exhibition dates are "permanent", a start date, or a range in the language of the page', async () => {
  expect((await render(<Dates fields={{ kind: 'base' }} />)).textContent).toBe('常设');
  expect((await render(<Dates fields={{ kind: 'temporary' }} />)).textContent).toBe(
    '2026年9月19日 起',
  );
  const ended = <Dates fields={{ kind: 'temporary', endDate: '2027-01-17' }} />;
  expect((await render(ended)).textContent).toBe('2026年9月19日—2027年1月17日');
  expect((await render(ended, 'en')).textContent).toBe(
    '19\u00a0September\u00a02026 – 17\u00a0January\u00a02027',
  );
});
