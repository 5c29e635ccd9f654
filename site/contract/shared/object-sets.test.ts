import { expect, test } from 'vitest';
import { objectSetLimits, objectsReference, parseSetReference } from './object-sets';

test.each([[['yuanding', 'liding']], [['a,b', '50%', '%2C', '鼎 1']]])(
  'reference of the objects %j is read back',
  (ids) => {
    expect(parseSetReference(objectsReference(ids))).toEqual({ kind: 'objects', ids });
  },
);

test('token of a shared set is a reference', () => {
  const token = 'AbCdEfGhIjKlMnOpQrSt-_';
  expect(parseSetReference(token)).toEqual({ kind: 'token', token });
});

test('object that a reference repeats counts once', () => {
  expect(parseSetReference('objects:a,b,a')).toEqual({ kind: 'objects', ids: ['a', 'b'] });
});

test.each([
  ['nothing', ''],
  ['no objects', 'objects:'],
  ['an empty id', 'objects:a,,b'],
  ['a short token', 'AbC'],
  ['an overlong id', `objects:${'a'.repeat(201)}`],
  [
    'too many objects',
    objectsReference(Array.from({ length: objectSetLimits.objects + 1 }, (_, index) => `${index}`)),
  ],
])('reference with %s is none', (_name, reference) => {
  expect(parseSetReference(reference)).toBeUndefined();
});
