import { expect, test } from 'vitest';
import { Museum, Routed, fakeService } from '../../testing/museum';
import { doing, find, setUpRendering } from '../../testing/render';
import { RatingForm } from './rating-form';
import { ratingWords } from './words';

const render = setUpRendering();

test('the rating form resets to five stars without a notice when its request fails', async () => {
  window.scrollTo = () => undefined;
  const box = await render(
    <Museum service={fakeService({ ratingCreate: 500 })}>
      <Routed>
        <RatingForm messages={ratingWords.zh} onSent={() => undefined} />
      </Routed>
    </Museum>,
  );
  const allFive = () => find(box, 'input[type=checkbox]') as HTMLInputElement;
  await doing(() => find(box, 'input[value="2"]').click());
  expect(allFive().checked).toBe(false);
  await doing(() => find(box, 'button[type=submit]').click());
  expect(allFive().checked).toBe(true);
  expect(box.querySelectorAll('label[data-lit]')).toHaveLength(20);
  expect(box.querySelector('section[aria-live] p')).toBeNull();
});
