import { expect, test } from 'vitest';
import { endpoints, type CallName, type Endpoint } from './endpoints';

const names = Object.keys(endpoints) as CallName[];

test.each(names)('%s is cached only if it is a read without a token', (name) => {
  const { access, cache, input, perMinute }: Endpoint = endpoints[name];
  const isPublicRead = !access && (input === 'query' || !perMinute) && !name.startsWith('member');
  expect(cache !== undefined).toBe(isPublicRead);
});

test('free places, the count of visits and shared sets are the only live responses', () => {
  const live = names.filter((name) => (endpoints[name] as Endpoint).cache === 'live');
  expect(live).toEqual([
    'browseCount',
    'activityPage',
    'activityDetail',
    'docentSlots',
    'docentTours',
    'admissionSlots',
    'classVisitSlots',
    'sharedObjectSet',
  ]);
});
