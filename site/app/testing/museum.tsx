import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { endpoints, type CallName } from '../../contract/endpoints';
import { routes } from '../../contract/routes';
import { ApiProvider } from '../api/api-provider';
import { createClient } from '../api/client';
import { NotFoundPage } from '../pages/not-found/not-found-page';
import { Router } from '../router/router';
import { createPageChunks, type PageLoaders } from '../router/page-chunks';
import { NoticeRegion, NoticesProvider, useNotices } from '../ui/notices';

/** Responses of the fake service: a body, a function of the JSON input, or an HTTP error status. */
export type Answers = Partial<Record<CallName, unknown>>;

type ResponseOf = (input: Record<string, unknown>) => unknown;

const categories = [
  ['News', null, '资讯'],
  ['Notice', 'News', '公告'],
  ['Snews', 'News', '新闻'],
  ['NewsInfo', 'Snews', '馆内要闻'],
  ['Collection', null, '典藏'],
  ['ExcellentCollection', 'Collection', '馆藏精品'],
].map(([code, parent, name]) => ({
  id: code,
  parent_id: parent,
  categoryName: name,
  categoryCode: code,
  visible: true,
  type: 1,
  url: '',
  linkUrl: '',
  title: '',
  showSecondMenu: true,
}));

export const rows = (data: unknown[]) => ({ success: true, code: 0, msg: '', data });

/** A paged response in the stored-procedure form. */
export const page = (records: unknown[], total = records.length) => ({
  ...rows([[{ total, pageNum: 1, pageSize: 10 }], records, '0 rows affected']),
  total,
  records,
});

const defaultAnswers: Answers = {
  siteDetail: rows([{ id: '1', siteCode: 'museum-zh', website: '/' }]),
  categoryList: rows(categories),
  contentCategoryText: rows([]),
  dictList: rows([]),
};

/** A `fetch` mock that responds from a table; `calls` lists the requests. */
export function fakeService(answers: Answers = {}) {
  const responses = { ...defaultAnswers, ...answers };
  const names = Object.keys(endpoints) as CallName[];
  const calls: { name: CallName; body: string }[] = [];
  const fetch = vi.fn((address: string | URL | Request, init?: RequestInit) => {
    const [path, query = ''] = (address as string).split('?', 2);
    const method = init?.method ?? 'GET';
    const name = names.find(
      (each) => endpoints[each].path === path && endpoints[each].method === method,
    );
    if (!name) throw new TypeError(`no response for ${method} ${address as string}`);
    const body = init?.body instanceof URLSearchParams ? init.body.toString() : init?.body;
    calls.push({ name, body: typeof body === 'string' ? body : query });
    const configured = responses[name];
    const answer =
      typeof configured === 'function'
        ? (configured as ResponseOf)(JSON.parse(body as string) as Record<string, unknown>)
        : configured;
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const status = typeof answer === 'number' ? answer : 200;
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  return { fetch, calls, answer: (name: CallName, body: unknown) => (responses[name] = body) };
}

interface MuseumProps {
  service: ReturnType<typeof fakeService>;
  children: ReactNode;
}

/** The data and notice providers of `app.tsx`. */
export function Museum({ service, children }: MuseumProps) {
  return (
    <NoticesProvider>
      <NoticeRegion />
      <DataProvider service={service}>{children}</DataProvider>
    </NoticesProvider>
  );
}

function DataProvider({ service, children }: MuseumProps) {
  const { notify } = useNotices();
  const client = createClient({
    language: 'zh',
    token: () => undefined,
    fetch: service.fetch,
    retryPause: 0,
  });
  return (
    <ApiProvider client={client} seeds={{}} onFailure={(error) => notify('failed', error.message)}>
      {children}
    </ApiProvider>
  );
}

const EmptyPage = () => null;
const noPages = {
  ...Object.fromEntries(routes.map(({ page }) => [page, () => Promise.resolve(EmptyPage)])),
  'not-found': () => Promise.resolve(NotFoundPage),
} as unknown as PageLoaders;

/** A component inside the router, at the current hash. */
export function Routed({
  children,
  pages = {},
}: {
  children?: ReactNode;
  pages?: Partial<PageLoaders>;
}) {
  const chunks = createPageChunks({ ...noPages, ...pages });
  return (
    <Router
      chunks={chunks}
      frame={({ children: page }) => (
        <>
          {children}
          {page}
        </>
      )}
    />
  );
}
