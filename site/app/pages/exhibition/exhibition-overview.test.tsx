import { expect, test } from 'vitest';
import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
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
