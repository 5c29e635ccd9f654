import { expect, test } from 'vitest';
import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { makeImage } from '../../testing/records';
import { setUpRendering } from '../../testing/render';
import { ExhibitionOverview } from './exhibition-overview';

const render = setUpRendering();

const bare: ExhibitionDetail = {
  id: 'bare',
  kind: 'temporary',
  status: 'current',
  title: '只有题名',
  summary: '',
  content: '',
  thumbImg: '',
  images: [],
  startDate: '2026-11-07',
  endDate: null,
  place: '',
  rooms: [],
  tags: [],
};

test.each([
  ['', false],
  ['<p>一段话</p>', true],
])(
  'exhibition has a heading for its text only when it has a text: %s',
  async (content, hasText) => {
    window.location.hash = '#/';
    const page = () => <ExhibitionOverview exhibition={{ ...bare, content }} />;
    const box = await render(
      <TestProviders service={createFakeService()}>
        <TestRouter pages={{ home: page }} />
      </TestProviders>,
    );
    expect(box.querySelector('dl.facts')).not.toBeNull();
    expect(box.querySelector('#exhibition-about') !== null).toBe(hasText);
  },
);

test('picture that the text of an exhibition contains is not repeated below it', async () => {
  window.location.hash = '#/';
  const images = ['lead', 'inside', 'below'].map((name) =>
    makeImage({ src: `/media/${name}.jpg` }),
  );
  const content = '<p>一段话</p><figure><img src="/media/inside.jpg" alt="鼎"></figure>';
  const page = () => <ExhibitionOverview exhibition={{ ...bare, content, images }} />;
  const box = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter pages={{ home: page }} />
    </TestProviders>,
  );
  expect([...box.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/lead.jpg',
    '/media/inside.jpg',
    '/media/below.jpg',
  ]);
});
