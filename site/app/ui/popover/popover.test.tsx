import { describe, expect, test } from 'vitest';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { closePopover, Popover } from './popover';
import { PopoverButton } from './popover-button';

const render = setUpRendering();

const loadPopover = () => Promise.resolve(Popover);

const openPopover = async () => {
  const box = await render(
    <PopoverButton load={loadPopover} label="评价">
      {(Popover, control) => (
        <Popover {...control} title="评价网站" close="关闭">
          <button
            type="button"
            className="first"
            onClick={() => {
              closePopover(control.id);
            }}
          >
            提交
          </button>
        </Popover>
      )}
    </PopoverButton>,
  );
  await actAndWait(() => getControl(box, '评价').click());
  return box;
};

describe('a popover in a browser without the popover API', () => {
  test('opens as a modal dialog named by its heading, with focus inside', async () => {
    expect('showPopover' in HTMLElement.prototype).toBe(false);
    const box = await openPopover();
    const dialog = getElement(document.body, 'dialog[open]');
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      '评价网站',
    );
    expect(document.activeElement).toBe(getControl(document.body, '提交'));
    expect(getControl(box, '评价').getAttribute('aria-expanded')).toBe('true');
  });

  test('closes by its button and can be opened again', async () => {
    const box = await openPopover();
    await actAndWait(() => getControl(document.body, '关闭').click());
    expect(document.body.querySelector('dialog')).toBeNull();
    expect(getControl(box, '评价').getAttribute('aria-expanded')).toBe('false');
    await actAndWait(() => getControl(box, '评价').click());
    expect(document.body.querySelector('dialog[open]')).not.toBeNull();
  });

  test('closes from inside', async () => {
    await openPopover();
    await actAndWait(() => getControl(document.body, '提交').click());
    expect(document.body.querySelector('dialog')).toBeNull();
  });
});
