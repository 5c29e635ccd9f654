import { useLayoutEffect, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { getControl, actAndWait, setUpRendering } from '../../testing/render';
import { zh } from '../../i18n/messages/zh';
import { Link } from '../../router/link';
import { AccessibilityProvider } from './accessibility-provider';
import { AccessibilityOpener } from './accessibility-opener';

const render = setUpRendering();

const chunk = vi.hoisted(() => ({ isUnavailable: false, isBroken: false }));
vi.mock('./toolbar', () => ({
  get MuseumToolbar() {
    if (chunk.isUnavailable) throw new TypeError('Failed to fetch dynamically imported module');
    return () => {
      if (chunk.isBroken) throw new TypeError('showPopover is not a function');
      return <div className="bar">工具条</div>;
    };
  },
}));
const lastVisit = vi.hoisted(() => ({ wasShown: false, isUnavailable: false }));
vi.mock('./was-shown', () => ({
  get wasShown() {
    if (lastVisit.isUnavailable) throw new TypeError('Failed to fetch dynamically imported module');
    return () => lastVisit.wasShown;
  },
}));

async function open() {
  const box = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <AccessibilityProvider>
          <AccessibilityOpener />
          <Link to="/News">资讯</Link>
        </AccessibilityProvider>
      </TestRouter>
    </TestProviders>,
  );
  return box;
}

const failed = zh.utility.accessibilityFailed;

beforeEach(() => {
  Object.assign(chunk, { isUnavailable: false, isBroken: false });
  Object.assign(lastVisit, { wasShown: false, isUnavailable: false });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
});

describe('the accessibility toolbar', () => {
  test('is removed with a notice when it throws during rendering, and loads again on the next click', async () => {
    chunk.isBroken = true;
    const box = await open();
    await actAndWait(() => getControl(box, '无障碍').click());
    expect(box.textContent).toContain(failed);
    expect(getControl(box, '无障碍')).toBeTruthy();
    chunk.isBroken = false;
    await actAndWait(() => getControl(box, '无障碍').click());
    expect(box.querySelector('.bar')).not.toBeNull();
  });

  test('open on the last visit shows a notice when its code does not load, and loads on the next navigation', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a11y-toolbar=shown');
    lastVisit.wasShown = true;
    chunk.isUnavailable = true;
    const box = await open();
    expect(box.textContent).toContain(failed);
    chunk.isUnavailable = false;
    await actAndWait(() => getControl(box, '资讯').click());
    expect(box.querySelector('.bar')).not.toBeNull();
  });

  test('opens for a click that a layout effect replays after hydration', async () => {
    function ReplayedClick({ children }: { children: ReactNode }) {
      useLayoutEffect(() => {
        document.querySelector<HTMLElement>('[data-open-accessibility]')?.click();
      }, []);
      return children;
    }
    const box = await render(
      <ReplayedClick>
        <TestProviders service={createFakeService()}>
          <TestRouter>
            <AccessibilityProvider>
              <AccessibilityOpener />
            </AccessibilityProvider>
          </TestRouter>
        </TestProviders>
      </ReplayedClick>,
    );
    expect(box.querySelector('.bar')).not.toBeNull();
  });

  test('is not loaded when it was never opened', async () => {
    const box = await open();
    expect(box.querySelector('.bar')).toBeNull();
    expect(box.textContent).not.toContain(failed);
  });
});
