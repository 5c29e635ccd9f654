import { describe, expect, it } from 'vitest';
import { enlargeValue, legacySizes } from './enlarge-value';

const variables: Readonly<Record<string, string>> = { '--text': ' 14px', '--rem': '1rem' };
const enlarge = (value: string) => enlargeValue(value, 1.2, (name) => variables[name] ?? '');

describe('enlargeValue', () => {
  it.each([
    ['14px', 'calc(14px*1.2)'],
    ['10.5pt', 'calc(10.5pt*1.2)'],
    ['.75IN', 'calc(.75IN*1.2)'],
    ['2vw', 'calc(2vw*1.2)'],
    ['clamp(1rem, 2vw + 4px, 3rem)', 'clamp(1rem, calc(2vw*1.2) + calc(4px*1.2), 3rem)'],
    ['small', 'calc(13px*1.2)'],
    [' XX-Large ', 'calc(32px*1.2)'],
    ['var(--text)', 'calc(var(--text)*1.2)'],
    ['var(--text, 12px)', 'calc(var(--text, 12px)*1.2)'],
  ])('multiplies the absolute lengths of %s', (value, larger) => {
    expect(enlarge(value)).toBe(larger);
  });

  it.each([
    '1.5',
    '120%',
    '2em',
    '1.25rem',
    'larger',
    'inherit',
    'var(--rem)',
    'var(--unknown-14px)',
    'normal',
  ])('leaves %s, which follows the enlarged text', (value) => {
    expect(enlarge(value)).toBe(value);
  });
});

it('legacy sizes of <font size> are those of the keywords from x-small to xxx-large', () => {
  expect(legacySizes.map((size) => `calc(${size}px*1.2)`)).toEqual(
    ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'].map(enlarge),
  );
});
