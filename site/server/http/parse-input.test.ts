import { expect, test } from 'vitest';
import { inputParserOf } from './parse-input';

test('input of a call is compiled once, not for every dispatcher', () => {
  expect(inputParserOf('contentPage')).toBe(inputParserOf('contentPage'));
});
