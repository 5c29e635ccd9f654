import { useLayoutEffect, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Museum, Routed, fakeService } from '../../testing/museum';
import { control, doing, setUpRendering } from '../../testing/render';
import { zh } from '../../i18n/zh';
import { Link } from '../../router/link';
import { AccessibilityProvider } from './accessibility';
import { AccessibilityOpener } from './accessibility-opener';

const render = setUpRendering();

const code = vi.hoisted(() => ({ isAway: false, isBroken: false }));
vi.mock('./toolbar', () => ({
  get MuseumToolbar() {
    if (code.isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return () => {
      if (code.isBroken) throw new TypeError('showPopover is not a function');
      return <div className="bar">工具条</div>;
    };
  },
}));
const shown = vi.hoisted(() => ({ before: false, isAway: false }));
vi.mock('./was-shown', () => ({
  get wasShown() {
    if (shown.isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return () => shown.before;
  },
}));

async function open() {
  const box = await render(
    <Museum service={fakeService()}>
      <Routed>
        <AccessibilityProvider>
          <AccessibilityOpener />
          <Link to="/News">资讯</Link>
        </AccessibilityProvider>
      </Routed>
    </Museum>,
  );
  return box;
}

const failed = zh.utility.accessibilityFailed;

beforeEach(() => {
  Object.assign(code, { isAway: false, isBroken: false });
  Object.assign(shown, { before: false, isAway: false });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
});

describe('the accessibility toolbar', () => {
  test('that throws while it renders is said and leaves the page; its opener brings it again', async () => {
    code.isBroken = true;
    const box = await open();
    await doing(() => control(box, '无障碍').click());
    expect(box.textContent).toContain(failed);
    expect(control(box, '无障碍')).toBeTruthy();
    code.isBroken = false;
    await doing(() => control(box, '无障碍').click());
    expect(box.querySelector('.bar')).not.toBeNull();
  });

  test('that was open on the last visit and whose code fails is said; a navigation brings it', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a11y-toolbar=shown');
    shown.before = true;
    code.isAway = true;
    const box = await open();
    expect(box.textContent).toContain(failed);
    code.isAway = false;
    await doing(() => control(box, '资讯').click());
    expect(box.querySelector('.bar')).not.toBeNull();
  });

  test('opens for a press that is repeated as soon as the page stands', async () => {
    function Repeated({ children }: { children: ReactNode }) {
      useLayoutEffect(() => {
        document.querySelector<HTMLElement>('[data-open-accessibility]')?.click();
      }, []);
      return children;
    }
    const box = await render(
      <Repeated>
        <Museum service={fakeService()}>
          <Routed>
            <AccessibilityProvider>
              <AccessibilityOpener />
            </AccessibilityProvider>
          </Routed>
        </Museum>
      </Repeated>,
    );
    expect(box.querySelector('.bar')).not.toBeNull();
  });

  test('stays away where nobody opened it', async () => {
    const box = await open();
    expect(box.querySelector('.bar')).toBeNull();
    expect(box.textContent).not.toContain(failed);
  });
});
