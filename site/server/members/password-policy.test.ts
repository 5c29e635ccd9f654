import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords';
import { checkPasswordPolicy } from './password-policy';

test.each([
  'password',
  'PASSWORD1',
  '12345678',
  '123456789',
  '87654321',
  'aaaaaaaa',
  'abcdefgh',
  'woaini1314',
  '1qaz2wsx',
  'ｐａｓｓｗｏｒｄ',
])('password %s is rejected as too common', (password) =>
  expect(checkPasswordPolicy(password, 'liulan')).toEqual({ kind: 'tooCommon' }),
);

test.each(['LiuLan-Yunze', ' liulan-yunze '])(
  'password %j is rejected as equal to the user name',
  (password) => {
    expect(checkPasswordPolicy(password, 'liulan-yunze')).toEqual({ kind: 'sameAsUserName' });
  },
);

test.each([
  '两个黄鹂，一行白鹭',
  'correct horse',
  '13579bdf',
  'password of mine',
  '😀😃😄😁😆😅🤣😂x',
])('password %s is accepted', (password) =>
  expect(checkPasswordPolicy(password, 'liulan')).toBeUndefined(),
);

test('list of common passwords contains only passwords of valid length', () => {
  expect([...commonPasswords].filter((password) => password.length < 8)).toEqual([]);
  expect(commonPasswords.size).toBeGreaterThan(200);
});
