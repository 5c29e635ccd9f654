import { expect, test } from 'vitest';
import type { Exhibition } from '../../../contract/schemas/exhibition';
import { makeExhibition, makeImage } from '../../testing/records';
import { leadOfTheDay, leadPicture } from './lead-of-the-day';

const box = makeImage({ src: '/media/box.jpg' });
const hall = makeImage({ src: '/media/hall.jpg', lead: true });
const make = (id: string, fields: Partial<Exhibition>) => makeExhibition({ id, ...fields });
const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
const leadsOf = (exhibitions: Exhibition[]) =>
  days.map((day) => leadOfTheDay(exhibitions, day)?.id);

test('current exhibitions with a leading picture lead the home page in turn by day', () => {
  const leads = leadsOf([
    make('boxes', { images: [box] }),
    make('bronze', { images: [hall] }),
    make('painting', { images: [box, hall] }),
    make('upcoming', { images: [hall], status: 'upcoming' }),
  ]);
  expect(leads.slice(0, 2).sort()).toEqual(['bronze', 'painting']);
  expect(leads[2]).toBe(leads[0]);
});

test('without leading pictures the first exhibition leads the home page every day', () => {
  expect(leadsOf([make('a', { images: [box] }), make('b', {})])).toEqual(['a', 'a', 'a']);
  expect(leadsOf([])).toEqual([undefined, undefined, undefined]);
});

test('hero shows the leading picture, not the first of the exhibition', () => {
  expect(leadPicture(make('a', { images: [box, hall] }))?.src).toBe('/media/hall.jpg');
  expect(leadPicture(make('a', { images: [box] }))?.src).toBe('/media/box.jpg');
});
