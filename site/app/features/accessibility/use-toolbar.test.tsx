import { useLayoutEffect, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toolbarTemplate } from '../../../contract/shared/toolbar-template';
import { zh } from '../../i18n/messages/zh';
import { Link } from '../../router/link';
import { actAndWait, getControl, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { AccessibilityOpener } from './accessibility-opener';
import { useToolbar } from './use-toolbar';

const render = setUpRendering();

function Page() {
  useToolbar();
  return (
    <>
      <AccessibilityOpener />
      <Link to="/News">资讯</Link>
    </>
  );
}

const open = (around = (page: ReactNode) => page) =>
  render(
    around(
      <TestProviders service={createFakeService()}>
        <TestRouter>
          <Page />
        </TestRouter>
      </TestProviders>,
    ),
  );

/** The simulated DOM cannot load files: the template has no path. */
const template = toolbarTemplate.replace(/ src="[^"]*"/, '');
const script = () => document.querySelector('body > script[data-tools]');
const fail = () => actAndWait(() => void script()?.dispatchEvent(new Event('error')));
const failed = zh.utility.accessibilityFailed;

beforeEach(() => {
  delete window.A11yToolbar;
  for (const old of document.querySelectorAll('body > :is(script, template)')) old.remove();
  document.body.insertAdjacentHTML('beforeend', template);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
});

test('toolbar that was never opened is not loaded', async () => {
  const box = await open();
  expect(script()).toBeNull();
  expect(box.textContent).not.toContain(failed);
});

test('toolbar that does not load gives a notice, and is loaded by the next click', async () => {
  const box = await open();
  await actAndWait(() => getControl(box, '无障碍').click());
  await fail();
  expect(box.textContent).toContain(failed);
  expect(script()).toBeNull();
  await actAndWait(() => getControl(box, '无障碍').click());
  expect(script()).not.toBeNull();
});

test('toolbar open on the last visit that does not load gives a notice, and is loaded on the next navigation', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('museum-toolbar=shown');
  const box = await open();
  await fail();
  expect(box.textContent).toContain(failed);
  expect(script()).toBeNull();
  await actAndWait(() => getControl(box, '资讯').click());
  expect(script()).not.toBeNull();
});

test('toolbar loads for a click that a layout effect replays after hydration', async () => {
  function ReplayedClick({ children }: { children: ReactNode }) {
    useLayoutEffect(() => {
      document.querySelector<HTMLElement>('[data-open-accessibility]')?.click();
    }, []);
    return children;
  }
  await open((page) => <ReplayedClick>{page}</ReplayedClick>);
  expect(script()).not.toBeNull();
});
