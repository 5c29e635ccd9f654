import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, page } from '../../testing/museum';
import { find, setUpRendering } from '../../testing/render';
import { Exchanges } from './exchanges';

const render = setUpRendering();

const exchange = (id: string, categoryCode: string) => ({ id, categoryCode, title: id });

function renderExchanges(exhibitionPageInterflow: unknown) {
  return render(
    <Museum service={fakeService({ exhibitionPageInterflow })}>
      <Routed>
        <Exchanges />
      </Routed>
    </Museum>,
  );
}

test('exchanges in China and abroad are one list, each linked to its own section', async () => {
  const box = await renderExchanges(
    page([exchange('blue', 'InterExchange'), exchange('kilns', 'ForeignExchange')]),
  );
  const region = find(box, 'section[aria-labelledby=exchanges]');
  expect([...region.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#/Survey/InterExchange/blue',
    '#/Research/ForeignExchange/kilns',
    '#/Survey/InterExchange',
    '#/Research/ForeignExchange',
  ]);
});

test('section of exchanges is not rendered when there are none', async () => {
  const box = await renderExchanges(page([]));
  expect(box.querySelector('section[aria-labelledby]')).toBeNull();
});
