import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import { Exchanges } from './exchanges';

const render = setUpRendering();

const exchange = (id: string, categoryCode: string) => ({ id, categoryCode, title: id });

function renderExchanges(exhibitionPageInterflow: unknown) {
  window.location.hash = '#/Exhibition';
  return render(
    <TestProviders service={createFakeService({ exhibitionPageInterflow })}>
      <TestRouter>
        <Exchanges />
      </TestRouter>
    </TestProviders>,
  );
}

test('exchanges in China and abroad are one list, each linked to its own section', async () => {
  const box = await renderExchanges(
    pageResponse([exchange('blue', 'InterExchange'), exchange('kilns', 'ForeignExchange')]),
  );
  const region = getElement(box, 'section[aria-labelledby=exchanges]');
  expect([...region.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#/Survey/InterExchange/blue',
    '#/Research/ForeignExchange/kilns',
    '#/Survey/InterExchange',
    '#/Research/ForeignExchange',
  ]);
});

test('section of exchanges is not rendered when there are none', async () => {
  const box = await renderExchanges(pageResponse([]));
  expect(box.querySelector('section[aria-labelledby]')).toBeNull();
});
