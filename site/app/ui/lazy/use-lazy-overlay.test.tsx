import { expect, onTestFinished, test, vi } from 'vitest';
import { actAndWait, getControl, setUpRendering } from '../../testing/render';
import { NoticesProvider, useNotices } from '../feedback/notices';
import { useLazyOverlay } from './use-lazy-overlay';

const render = setUpRendering();

function Overlay({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      关闭
    </button>
  );
}

type Load = () => Promise<typeof Overlay>;

function Example({ load, failureText }: { load: Load; failureText?: string }) {
  const { Overlay: Loaded, openerProps, open, close } = useLazyOverlay(load, failureText);
  const { notices } = useNotices();
  return (
    <>
      <button type="button" {...openerProps} onClick={open}>
        打开
      </button>
      {Loaded && <Loaded onClose={close} />}
      <p>{notices.map(({ text }) => text).join()}</p>
    </>
  );
}

const renderExample = (load: Load, failureText?: string) =>
  render(
    <NoticesProvider>
      <Example load={load} {...(failureText !== undefined && { failureText })} />
    </NoticesProvider>,
  );

test('overlay is loaded on focus, shown on a press, and closes', async () => {
  const load = vi.fn(() => Promise.resolve(Overlay));
  const box = await renderExample(load);
  expect(load).not.toHaveBeenCalled();
  await actAndWait(() => getControl(box, '打开').focus());
  expect(load).toHaveBeenCalledTimes(1);
  expect(box.textContent).not.toContain('关闭');
  await actAndWait(() => getControl(box, '打开').click());
  await actAndWait(() => getControl(box, '关闭').click());
  expect(box.textContent).not.toContain('关闭');
});

test('overlay is not shown while its code loads', async () => {
  const box = await renderExample(() => new Promise(() => undefined));
  await actAndWait(() => getControl(box, '打开').click());
  expect(box.textContent).toBe('打开');
});

test('failed load is reported as a notice, and the next press loads again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline'));
  const box = await renderExample(load.mockResolvedValue(Overlay), '查看器没有加载出来');
  await actAndWait(() => getControl(box, '打开').click());
  expect(box.textContent).toContain('查看器没有加载出来');
  await actAndWait(() => getControl(box, '打开').click());
  expect(getControl(box, '关闭')).toBeTruthy();
});

test('overlay whose code does not load offline is reported as a missing network', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const box = await renderExample(() => Promise.reject(new Error('offline')), '没有加载出来');
  await actAndWait(() => getControl(box, '打开').click());
  expect(box.textContent).toContain('网络连接错误，请检查网络');
});
