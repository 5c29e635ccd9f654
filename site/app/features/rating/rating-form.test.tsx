import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { RatingForm } from './rating-form';
import { ratingMessages } from './messages';

const render = setUpRendering();

test('the rating form resets to five stars without a notice when its request fails', async () => {
  window.scrollTo = () => undefined;
  const box = await render(
    <TestProviders service={createFakeService({ ratingCreate: 500 })}>
      <TestRouter>
        <RatingForm messages={ratingMessages.zh} onSent={() => undefined} />
      </TestRouter>
    </TestProviders>,
  );
  const allFive = () => getElement(box, 'input[type=checkbox]') as HTMLInputElement;
  await actAndWait(() => getElement(box, 'input[value="2"]').click());
  expect(allFive().checked).toBe(false);
  await actAndWait(() => getElement(box, 'button[type=submit]').click());
  expect(allFive().checked).toBe(true);
  expect(box.querySelectorAll('label[data-lit]')).toHaveLength(20);
  expect(box.querySelector('section[aria-live] p')).toBeNull();
});
