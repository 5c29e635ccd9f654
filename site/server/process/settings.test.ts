import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { InvalidSettingError, readSettings } from './settings';

const read = (env: Record<string, string>) => readSettings(env, '/default');

test('settings without environment variables are 127.0.0.1:3000, embedded database and log level warn', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    searchUrl: undefined,
    dataDir: '/default',
    backupDir: undefined,
    publicOrigin: undefined,
    userCentreUrl: undefined,
    trustedProxies: [],
    retention: { bookings: 180, reports: 180, applications: 180, ratings: 180 },
    logLevel: 'warn',
    offersOfflineVisit: true,
  });
});

test('empty environment variable counts as unset', () => {
  expect(read({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '' })).toEqual(read({}));
});

test('settings are parsed from environment variables', () => {
  const databaseUrl = 'postgres://a:b@db:5432/museum';
  expect(
    read({
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: databaseUrl,
      SEARCH_URL: 'http://search:10041',
      PUBLIC_ORIGIN: 'https://museum.example/',
      USER_CENTRE_URL: 'https://members.example/in?app=museum',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 fd00::1',
      METRICS_TOKEN: 'a-token-of-prometheus',
      LOG_LEVEL: 'info',
    }),
  ).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    databaseUrl,
    searchUrl: 'http://search:10041',
    publicOrigin: 'https://museum.example',
    userCentreUrl: 'https://members.example/in?app=museum',
    trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::1'],
    metricsToken: 'a-token-of-prometheus',
    logLevel: 'info',
  });
});

test('relative BACKUP_DIR is resolved against the folder in which npm was called', () => {
  expect(read({ BACKUP_DIR: 'copies', INIT_CWD: '/somewhere' }).backupDir).toBe(
    '/somewhere/copies',
  );
});

test('relative DATA_DIR is resolved against the folder in which npm was called', () => {
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
  ['SEARCH_URL', 'search:10041'],
  ['SEARCH_URL', '127.0.0.1:10041'],
  ['SEARCH_URL', 'http://user@search'],
  ['SEARCH_URL', 'http://search/?q=1'],
  ['PUBLIC_ORIGIN', 'museum.example'],
  ['PUBLIC_ORIGIN', 'https://museum.example/path'],
  ['PUBLIC_ORIGIN', 'ftp://museum.example'],
  ['USER_CENTRE_URL', 'members.example'],
  ['USER_CENTRE_URL', '//members.example'],
  ['USER_CENTRE_URL', '/\\members.example'],
  ['USER_CENTRE_URL', 'javascript:alert(1)'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a space in the token'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['LOG_LEVEL', 'loud'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', '3651'],
  ['RETENTION_DAYS', '90.5'],
  ['RETENTION_DAYS_BOOKINGS', 'a year'],
  ['RETENTION_DAYS_RATINGS', '-1'],
])('%s=%s is rejected with one sentence', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(InvalidSettingError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must `));
});

test('RETENTION_DAYS is the period of every kind without one of its own', () => {
  expect(read({ RETENTION_DAYS: '90', RETENTION_DAYS_REPORTS: '365' }).retention).toEqual({
    bookings: 90,
    reports: 365,
    applications: 90,
    ratings: 90,
  });
});

test('TRUSTED_PROXIES without PUBLIC_ORIGIN is rejected', () => {
  expect(() => read({ TRUSTED_PROXIES: 'loopback' })).toThrow(InvalidSettingError);
  expect(() => read({ TRUSTED_PROXIES: 'loopback' })).toThrow(/^PUBLIC_ORIGIN must be set/);
  const PUBLIC_ORIGIN = 'https://museum.example';
  expect(read({ TRUSTED_PROXIES: 'loopback', PUBLIC_ORIGIN })).toMatchObject({
    trustedProxies: ['loopback'],
    publicOrigin: PUBLIC_ORIGIN,
  });
});

test('error for an invalid DATABASE_URL omits its value, which may contain a password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://a:hidden@db/x' })).not.toThrow('hidden');
});

test('all invalid settings are reported at once, a sentence each', () => {
  expect(() => read({ PORT: 'web', LOG_LEVEL: 'loud' })).toThrow(
    /^PORT must be a number from 0 to 65535, not "web"\.\nLOG_LEVEL must be one of [a-z, ]+, not "loud"\.$/,
  );
});

test('invalid setting is reported in Chinese in a Chinese terminal', () => {
  const locales: Record<string, string>[] = [
    { LANG: 'zh_CN.UTF-8' },
    { LANG: 'en_GB.UTF-8', LC_ALL: 'zh_CN.UTF-8' },
  ];
  for (const locale of locales) {
    expect(() => read({ PORT: 'web', ...locale })).toThrow(
      'PORT 必须是 0 到 65535 之间的数字，不能是“web”。',
    );
  }
  expect(() => read({ TRUSTED_PROXIES: 'loopback', LANG: 'zh_CN.UTF-8' })).toThrow(
    /必须设置 PUBLIC_ORIGIN/,
  );
  expect(() => read({ PORT: 'web', LANG: 'zh_CN.UTF-8', LC_ALL: 'C' })).toThrow(/^PORT must be/);
});
