import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BadSetting, readSettings } from './settings';

const read = (env: Record<string, string>) => readSettings(env, '/default');

test('without any setting the museum opens on this machine’s port 3000', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: '/default',
    publicOrigin: undefined,
    userCentreUrl: undefined,
    trustedProxies: [],
    logLevel: 'warn',
  });
});

test('an empty setting is none', () => {
  expect(read({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '' })).toEqual(read({}));
});

test('settings are read', () => {
  const databaseUrl = 'postgres://a:b@db:5432/museum';
  expect(
    read({
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: databaseUrl,
      PUBLIC_ORIGIN: 'https://museum.example/',
      USER_CENTRE_URL: 'https://members.example/in?app=museum',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 fd00::1',
      LOG_LEVEL: 'info',
    }),
  ).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    databaseUrl,
    publicOrigin: 'https://museum.example',
    userCentreUrl: 'https://members.example/in?app=museum',
    trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::1'],
    logLevel: 'info',
  });
});

test('a folder is relative to where npm was called', () => {
  expect(read({ DATA_DIR: 'data', INIT_CWD: '/somewhere' }).dataDir).toBe('/somewhere/data');
  expect(read({ DATA_DIR: 'data' }).dataDir).toBe(resolve('data'));
  expect(read({ DATA_DIR: '/data', INIT_CWD: '/somewhere' }).dataDir).toBe('/data');
});

test.each([
  ['PORT', 'web'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db/museum'],
  ['DATABASE_URL', 'museum'],
  ['PUBLIC_ORIGIN', 'museum.example'],
  ['PUBLIC_ORIGIN', 'https://museum.example/path'],
  ['PUBLIC_ORIGIN', 'ftp://museum.example'],
  ['USER_CENTRE_URL', 'members.example'],
  ['USER_CENTRE_URL', '//members.example'],
  ['USER_CENTRE_URL', '/\\members.example'],
  ['USER_CENTRE_URL', 'javascript:alert(1)'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['LOG_LEVEL', 'loud'],
])('%s cannot be %s, and the sentence says so', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(BadSetting);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must `));
});

test('trusted proxies ask for a public origin, because a forwarded host could be anybody’s', () => {
  expect(() => read({ TRUSTED_PROXIES: 'loopback' })).toThrow(BadSetting);
  expect(() => read({ TRUSTED_PROXIES: 'loopback' })).toThrow(/^PUBLIC_ORIGIN must be set/);
  const PUBLIC_ORIGIN = 'https://museum.example';
  expect(read({ TRUSTED_PROXIES: 'loopback', PUBLIC_ORIGIN })).toMatchObject({
    trustedProxies: ['loopback'],
    publicOrigin: PUBLIC_ORIGIN,
  });
});

test('a wrong database address is not repeated, because it may hold a password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://a:hidden@db/x' })).not.toThrow('hidden');
});
