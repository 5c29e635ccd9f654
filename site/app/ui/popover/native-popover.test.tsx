import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  actAndWait,
  getControl,
  getElement,
  referencedTexts,
  setUpRendering,
} from '../../testing/render';
import { Popover } from './popover';
import { PopoverButton } from './popover-button';

const render = setUpRendering();
const loadPopover = () => Promise.resolve(Popover);

/** The popover API, as far as the component uses it: Happy DOM has none. */
const prototype = HTMLElement.prototype as Partial<HTMLElement>;
const fireToggle = (element: HTMLElement, newState: 'open' | 'closed') => {
  element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
};

beforeEach(() => {
  prototype.showPopover = vi.fn(function show(this: HTMLElement) {
    fireToggle(this, 'open');
  });
  prototype.hidePopover = vi.fn(function hide(this: HTMLElement) {
    fireToggle(this, 'closed');
  });
});

afterEach(() => {
  delete prototype.showPopover;
  delete prototype.hidePopover;
});

async function openPopover() {
  const box = await render(
    <PopoverButton load={loadPopover} label="分享">
      {(Content, control) => (
        <Content {...control} title="分享此页" close="关闭">
          <input type="radio" defaultChecked aria-label="甲" />
        </Content>
      )}
    </PopoverButton>,
  );
  await actAndWait(() => getControl(box, '分享').click());
  return { box, popover: getElement(document, '[popover]') };
}

test('popover opens beside its button, is a dialog named by its heading and takes focus', async () => {
  const { box, popover } = await openPopover();
  expect(prototype.showPopover).toHaveBeenCalledOnce();
  expect(popover.getAttribute('role')).toBe('dialog');
  expect(popover.getAttribute('popover')).toBe('auto');
  expect(referencedTexts(popover, 'aria-labelledby')).toEqual(['分享此页']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('甲');
  // The page stays usable: no modal dialog, no locked scrolling.
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
  expect(box.contains(popover)).toBe(true);
});

test('button of an open popover leaves the closing and the expanded state to the browser', async () => {
  const { box, popover } = await openPopover();
  const button = getControl(box, '分享');
  expect(button.getAttribute('popovertarget')).toBe(popover.id);
  expect(button.hasAttribute('aria-expanded')).toBe(false);
  await actAndWait(() => button.click());
  expect(prototype.showPopover).toHaveBeenCalledOnce();
});

test('close button hides the popover, which is then gone and can be opened again', async () => {
  const { box, popover } = await openPopover();
  await actAndWait(() => getControl(popover, '关闭').click());
  expect(prototype.hidePopover).toHaveBeenCalledOnce();
  expect(document.querySelector('[popover]')).toBeNull();
  expect(getControl(box, '分享').getAttribute('aria-expanded')).toBe('false');
  await actAndWait(() => getControl(box, '分享').click());
  expect(document.querySelector('[popover]')).not.toBeNull();
});

test('popover that the browser closes, as by Escape, is gone', async () => {
  const { popover } = await openPopover();
  await actAndWait(() => fireToggle(popover, 'open'));
  expect(document.querySelector('[popover]')).toBe(popover);
  await actAndWait(() => fireToggle(popover, 'closed'));
  expect(document.querySelector('[popover]')).toBeNull();
});
