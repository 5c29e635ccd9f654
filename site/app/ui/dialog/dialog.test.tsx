import { useState } from 'react';
import { expect, test } from 'vitest';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { closeDialog, Dialog } from './dialog';

const render = setUpRendering();

function Example({ title = '楼层图', closeLabel }: { title?: string; closeLabel?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {isOpen && (
        <Dialog
          title={title}
          {...(closeLabel !== undefined && { closeLabel })}
          onClose={() => setOpen(false)}
        >
          <button type="button" onClick={({ currentTarget }) => closeDialog(currentTarget)}>
            取消
          </button>
        </Dialog>
      )}
    </>
  );
}

const shown = () => document.body.querySelector<HTMLDialogElement>('dialog[open]');

async function open(example = <Example closeLabel="关闭" />) {
  const box = await render(example);
  const opener = getControl(box, '打开');
  opener.focus();
  await actAndWait(() => opener.click());
  return { box, opener, dialog: getElement(document.body, 'dialog') };
}

/** A press that begins at one point of the window and ends at another. */
async function press(dialog: HTMLElement, from: [number, number], to = from) {
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 300, 200);
  await actAndWait(() => {
    for (const [type, [clientX, clientY]] of [
      ['pointerdown', from],
      ['click', to],
    ] as const)
      dialog.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true }));
  });
}

test('dialog is named by its heading and lies outside the styles of its opener', async () => {
  const { box, dialog } = await open();
  const id = dialog.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('楼层图');
  expect(dialog.parentElement).toBe(document.body);
  expect(box.querySelector('dialog')).toBeNull();
});

test('dialog with a long title keeps its close button beside the heading', async () => {
  const { dialog } = await open(
    <Example title={'Floor plan of the '.repeat(20)} closeLabel="Close" />,
  );
  expect(getElement(dialog, '.head').lastElementChild).toBe(getControl(dialog, 'Close'));
});

test('dialog without a close label has no close button', async () => {
  const { dialog } = await open(<Example />);
  expect(dialog.querySelectorAll('button')).toHaveLength(1);
});

test.each(['关闭', '取消'])('button %s closes the dialog, which opens again', async (name) => {
  const { dialog, opener } = await open();
  await actAndWait(() => getControl(dialog, name).click());
  expect(shown()).toBeNull();
  await actAndWait(() => opener.click());
  expect(shown()).not.toBeNull();
});

test('click on the backdrop closes the dialog, click inside its box does not', async () => {
  const { dialog } = await open();
  await press(dialog, [150, 150]);
  expect(shown()).not.toBeNull();
  await press(dialog, [20, 20]);
  expect(shown()).toBeNull();
});

test('selection that ends on the backdrop keeps the dialog open', async () => {
  const { dialog } = await open();
  await press(dialog, [150, 150], [20, 20]);
  expect(shown()).not.toBeNull();
});

test('page behind an open dialog does not scroll, and scrolls again after it', async () => {
  document.documentElement.style.overflow = 'clip';
  const { dialog } = await open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await actAndWait(() => getControl(dialog, '关闭').click());
  expect(document.documentElement.style.overflow).toBe('clip');
  document.documentElement.style.overflow = '';
});

test('leaving the page with an open dialog closes it and unlocks scrolling', async () => {
  const { dialog } = await open();
  await render(null);
  expect(dialog.hasAttribute('open')).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
});
