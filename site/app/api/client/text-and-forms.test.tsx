import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { listResponse, pending } from '../../testing/test-app';
import { readReceipt } from '../read/booking';
import { stopLoading } from '../../loading/stop-loading';
import { useSubmitForm } from './use-submit-form';
import { useTextFile } from './use-text-file';

const showPart = createShowPart(setUpRendering());

describe('text file', () => {
  let answer: (address: string) => Promise<Response>;
  let fetched: string[];

  beforeEach(() => {
    fetched = [];
    vi.stubGlobal('fetch', (address: string) => {
      fetched.push(address);
      return answer(address);
    });
  });

  function Lines({ src }: { src: string | undefined }) {
    const { text, error, isLoading, retry } = useTextFile(src);
    return (
      <figure>
        <pre>{text}</pre>
        <p>{error?.message}</p>
        <button onClick={retry}>{isLoading ? 'loading' : 'idle'}</button>
      </figure>
    );
  }
  const show = (src: string | undefined, language: 'zh' | 'en' = 'zh') =>
    showPart(<Lines src={src} />, { language });

  test('text is fetched once for all parts that show it', async () => {
    answer = () => Promise.resolve(new Response('钟声'));
    const { box } = await showPart(
      <>
        <Lines src="/media/a.vtt" />
        <Lines src="/media/a.vtt" />
      </>,
    );
    expect(textsOf(box, 'pre')).toEqual(['钟声', '钟声']);
    expect(fetched).toEqual(['/media/a.vtt']);
  });

  test('part without a file requests nothing', async () => {
    const { box } = await show(undefined);
    expect(fetched).toEqual([]);
    expect(textsOf(box, 'figure > *')).toEqual(['', '', 'idle']);
  });

  test.each([
    ['zh', 404, /出错|找不到|不存在/],
    ['en', 503, /service|server|unavailable/i],
  ] as const)('status in %s is a message, and a retry fetches again', async (...row) => {
    const [language, status, message] = row;
    answer = () => Promise.resolve(new Response('<html>', { status }));
    const { box } = await show('/media/b.vtt', language);
    expect(getElement(box, 'figure p').textContent).toMatch(message);
    expect(textsOf(box, 'pre')).toEqual(['']);
    answer = () => Promise.resolve(new Response('text'));
    await actAndWait(() => getElement(box, 'figure button').click());
    expect(textsOf(box, 'pre, figure p')).toEqual(['text', '']);
  });

  test('file that is cut off while it loads is a network error', async () => {
    answer = () =>
      Promise.resolve({
        ok: true,
        text: () => Promise.reject(new TypeError('network error')),
      } as Response);
    const { box } = await show('/media/c.vtt');
    expect(textsOf(box, 'figure p')[0]).toContain('网络连接错误');
  });

  test('load that a followed link interrupted is repeated', async () => {
    vi.stubGlobal('stop', vi.fn());
    let abort: (reason: Error) => void = () => undefined;
    answer = () => new Promise((_, reject) => (abort = reject));
    const { box } = await show('/media/d.vtt');
    answer = () => Promise.resolve(new Response('钟声'));
    await actAndWait(() => {
      stopLoading();
      abort(new DOMException('aborted', 'AbortError'));
    });
    expect(fetched).toEqual(['/media/d.vtt', '/media/d.vtt']);
    expect(textsOf(box, 'pre, figure p')).toEqual(['钟声', '']);
  });
});

describe('form submission', () => {
  const report = {
    kind: 'lost',
    itemName: '伞',
    description: '黑色',
    place: '水院',
    foundAt: '2026-11-20',
    contact: '13800000000',
    consent: true,
  } as const;
  let result: string;

  function Send() {
    const send = useSubmitForm('lostAndFound', readReceipt);
    return (
      <button
        onClick={() => {
          send(report).then(
            ({ id }) => (result = id),
            (error: unknown) => (result = (error as Error).message),
          );
        }}
      />
    );
  }
  const send = async (lostAndFound: unknown, language: 'zh' | 'en' = 'zh') => {
    result = '';
    const shown = await showPart(<Send />, { language, responses: { lostAndFound } });
    await actAndWait(() => getElement(shown.box, 'button').click());
    return shown;
  };

  test.each([
    ['zh', '1'],
    ['en', '1'],
  ] as const)('form in %s is sent with the site and gives its number', async (language, id) => {
    const { service } = await send(listResponse([{ id: 'A1B2C3' }]), language);
    expect(result).toBe('A1B2C3');
    const { body } = service.calls.find(({ name }) => name === 'lostAndFound') ?? { body: '{}' };
    expect(JSON.parse(body)).toEqual({ ...report, siteId: id });
  });

  test.each([
    ['no record', listResponse([])],
    ['a record without a number', listResponse([{ left: 3 }])],
    ['something else', { anything: true }],
  ])('response with %s is an error, although the status is 200', async (_, response) => {
    await send(response);
    expect(result).toMatch(/\p{Script=Han}/u);
  });

  test('form that is on its way has no result', async () => {
    const { requests } = await send(pending);
    expect([result, requests('lostAndFound')]).toEqual(['', 1]);
  });

  test('form is sent once although the service is not there', async () => {
    const { requests } = await send(503, 'en');
    expect(result).toMatch(/[a-z]/);
    expect(requests('lostAndFound')).toBe(1);
  });
});
