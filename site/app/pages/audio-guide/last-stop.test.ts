import { beforeEach, expect, test, vi } from 'vitest';
import { readMemory, remember } from './last-stop';

beforeEach(() => {
  window.localStorage.clear();
});

test('last stop and speed are remembered independently of each other', () => {
  expect(readMemory()).toEqual({});
  remember({ stop: '201' });
  remember({ rate: 1.25 });
  expect(readMemory()).toEqual({ stop: '201', rate: 1.25 });
});

test.each(['{', 'null', '[]', '7', '{"stop":201,"rate":9}', '{"stop":"<b>","rate":"1"}'])(
  'stored value %s is ignored',
  (stored) => {
    window.localStorage.setItem('audio_guide', stored);
    expect(readMemory()).toEqual({});
  },
);

test('blocked storage is no error', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  remember({ stop: '201' });
  expect(readMemory()).toEqual({});
});
