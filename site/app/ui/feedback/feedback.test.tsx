import { describe, expect, test, vi } from 'vitest';
import { retryAll, textsOf } from '../../testing/open-page';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { ErrorBoundary } from './error-boundary';
import { NoticeRegion, NoticesProvider, useNotices } from './notices';
import { RetryFailed, RetryLine } from './retry-line';
import { EmptyState, ErrorState } from './states';

const render = setUpRendering();

describe('error boundary', () => {
  test('error boundary shows its fallback for children that throw, and them after a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Part = () => {
      if (isBroken) throw new Error('broken part');
      return <p>内容</p>;
    };
    const box = await render(
      <ErrorBoundary
        fallback={(error, retry) => <button onClick={retry}>{(error as Error).message}</button>}
      >
        <Part />
      </ErrorBoundary>,
    );
    const retry = getControl(box, 'broken part');
    await actAndWait(() => retry.click());
    expect(getControl(box, 'broken part')).toBeTruthy();
    isBroken = false;
    await actAndWait(() => getControl(box, 'broken part').click());
    expect(box.textContent).toBe('内容');
  });
});

describe('notices', () => {
  function Opener() {
    const { notify, dismiss } = useNotices();
    return (
      <>
        {['一', '二', '三', '四'].map((text) => (
          <button key={text} onClick={() => notify('failed', text)}>
            {`通知${text}`}
          </button>
        ))}
        <button onClick={() => dismiss()}>全部关闭</button>
      </>
    );
  }
  const open = (language: 'zh' | 'en' = 'zh') =>
    render(
      <NoticesProvider>
        <NoticeRegion />
        <Opener />
      </NoticesProvider>,
      language,
    );
  const notices = (box: HTMLElement) => textsOf(box, '[aria-live=polite] p');

  test('notice is in a live region that exists before it, once for the same text', async () => {
    const box = await open();
    expect(getElement(box, '[aria-live=polite]').getAttribute('aria-label')).toBe('消息');
    expect(notices(box)).toEqual([]);
    await actAndWait(() => getControl(box, '通知一').click());
    await actAndWait(() => getControl(box, '通知一').click());
    expect(notices(box)).toEqual(['一']);
  });

  test('fourth notice removes the oldest', async () => {
    const box = await open();
    for (const text of ['一', '二', '三', '四']) {
      await actAndWait(() => getControl(box, `通知${text}`).click());
    }
    expect(notices(box)).toEqual(['二', '三', '四']);
  });

  test('notice is dismissed by its own button, all of them together by a navigation', async () => {
    const box = await open();
    await actAndWait(() => getControl(box, '通知一').click());
    await actAndWait(() => getControl(box, '通知二').click());
    await actAndWait(() => getControl(box, '关闭这条消息').click());
    expect(notices(box)).toEqual(['二']);
    await actAndWait(() => getControl(box, '全部关闭').click());
    expect(notices(box)).toEqual([]);
  });

  test('English notices have English names', async () => {
    const box = await open('en');
    await actAndWait(() => getControl(box, '通知一').click());
    expect(getControl(box, 'Dismiss this message')).toBeTruthy();
  });
});

describe('retry', () => {
  test('retry line is an alert with a button that says when it is busy', async () => {
    const onRetry = vi.fn();
    const box = await render(<RetryLine onRetry={onRetry} />);
    expect(getElement(box, '[role=alert]').textContent).toBe('这部分内容没有加载出来重试');
    await actAndWait(() => getControl(box, '重试').click());
    expect(onRetry).toHaveBeenCalledOnce();
    await render(<RetryLine onRetry={onRetry} busy text="没有声音" />);
    expect(getElement(box, '[role=alert]').textContent).toBe('没有声音正在重试');
    expect(getControl(box, '正在重试').getAttribute('aria-busy')).toBe('true');
  });

  test('one retry line repeats the failed calls of a part and leaves the others', async () => {
    const call = (error: unknown, isLoading = false) => ({ error, isLoading, retry: vi.fn() });
    const calls = [call(undefined), call(new Error('a')), call(new Error('b'))];
    const box = await render(<RetryFailed calls={calls} />);
    await retryAll(box);
    expect(calls.map(({ retry }) => retry.mock.calls.length)).toEqual([0, 1, 1]);
  });

  test('part without failed calls has no retry line', async () => {
    const box = await render(
      <RetryFailed calls={[{ error: undefined, isLoading: true, retry: () => undefined }]} />,
    );
    expect(box.textContent).toBe('');
  });

  test('retry of several calls is busy while one of the failed ones is loading', async () => {
    const failed = { error: new Error('a'), retry: () => undefined };
    const box = await render(
      <RetryFailed
        calls={[
          { ...failed, isLoading: false },
          { ...failed, isLoading: true },
        ]}
      />,
      'en',
    );
    expect(getControl(box, 'Trying again')).toBeTruthy();
  });
});

describe('states', () => {
  test('error state shows title, hint and an action', async () => {
    const onAction = vi.fn();
    const box = await render(
      <ErrorState
        title="没有下载完整"
        hint="请重新加载。"
        action="重新加载"
        onAction={onAction}
        busy
      />,
    );
    expect(box.textContent).toContain('没有下载完整');
    expect(box.textContent).toContain('请重新加载。');
    const button = getControl(box, '重新加载');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await actAndWait(() => button.click());
    expect(onAction).toHaveBeenCalledOnce();
  });

  test('empty state shows its text and what the visitor can do', async () => {
    const box = await render(
      <EmptyState text="没有藏品。">
        <a href="#/">首页</a>
      </EmptyState>,
    );
    expect(getElement(box, '[data-state=empty]').textContent).toBe('没有藏品。首页');
  });
});
