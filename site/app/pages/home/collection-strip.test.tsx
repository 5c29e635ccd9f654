import { afterEach, expect, test, vi } from 'vitest';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { makeExhibit, makeImage } from '../../testing/records';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { CollectionStrip } from './collection-strip';

const render = setUpRendering();

afterEach(() => {
  vi.restoreAllMocks();
});

const object = makeExhibit({ id: 'ding', title: '圆鼎', images: [makeImage({ alt: '圆鼎' })] });

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'collection strip with reduced motion %s scrolls with behavior %s',
  async (isReduced, behavior) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: isReduced && media.includes('reduce') }) as MediaQueryList,
    );
    const state = {
      data: { rows: [object], total: 1, head: {} },
      error: undefined,
      isLoading: false,
      retry: () => undefined,
    };
    window.location.hash = '#/';
    const container = await render(
      <TestProviders service={createFakeService()}>
        <TestRouter
          pages={{
            home: () => <CollectionStrip state={state} />,
          }}
        />
      </TestProviders>,
    );
    const region = getElement(container, '[role=region]');
    const scrollBy = vi.fn();
    Object.assign(region, { scrollBy });
    for (const button of container.querySelectorAll<HTMLElement>('.moves button')) {
      await actAndWait(() => button.click());
    }
    expect(scrollBy).toHaveBeenCalledTimes(2);
    for (const [options] of scrollBy.mock.calls) expect(options).toMatchObject({ behavior });
  },
);
