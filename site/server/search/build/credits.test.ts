import { expect, test } from 'vitest';
import { extractCreditFacts, removeCredits } from './credits';

test('the facts of a credit omit the licence and the holder', () => {
  const holder = 'Yunze Museum';
  expect(extractCreditFacts({ holder, credit: 'Yunze Museum · CC0 1.0' })).toEqual([]);
  expect(extractCreditFacts({ holder, credit: 'Gift of C. T. Loo · CC BY 4.0' })).toEqual([
    'Gift of C. T. Loo',
  ]);
});

test('paragraphs that repeat the credit of a picture are not indexed', () => {
  const image = { src: '/a.jpg', width: 1, height: 1, alt: '', credit: 'Gary Todd · PD' };
  const content =
    '<p>A mural.</p><p>Photograph: Gary Todd · PD</p><p><a href="https://a.example/">Source of the photograph</a></p>';
  expect(removeCredits(content, [image])).toBe('<p>A mural.</p>');
  expect(removeCredits(content, [])).toBe(content);
});
