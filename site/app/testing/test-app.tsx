import type { ComponentType, ReactNode } from 'react';
import { vi } from 'vitest';
import { endpoints, type CallName } from '../../contract/shared/endpoints';
import { routes } from '../../contract/shared/routes';
import { ApiProvider } from '../api/client/api-provider';
import { createClient } from '../api/client/client';
import { useLanguage } from '../i18n/i18n-context';
import { makeCategory } from './records';
import { PageBoundary } from '../layout/page-boundary';
import { PageSkeleton } from '../layout/page-skeleton';
import NotFoundPage from '../pages/not-found/not-found-page';
import { Router } from '../router/router';
import { createPageChunks, type PageLoaders, type PageName } from '../router/page-chunks';
import { NoticeRegion, NoticesProvider, useNotices } from '../ui/feedback/notices';

/** A call with this response is never answered. */
export const pending = Symbol('pending');

/** Responses of the fake service: a body, a function of the input, an HTTP error status, or `pending`. */
export type FakeResponses = Partial<Record<CallName, unknown>>;

type ResponseOf = (input: Record<string, unknown>) => unknown;

const categories = [
  makeCategory('News', null, { categoryName: '资讯' }),
  makeCategory('Notice', 'News', { categoryName: '公告' }),
  makeCategory('Snews', 'News', { categoryName: '新闻' }),
  makeCategory('NewsInfo', 'Snews', { categoryName: '馆内要闻' }),
  makeCategory('Collection', null, { categoryName: '典藏' }),
  makeCategory('ExcellentCollection', 'Collection', { categoryName: '馆藏精品' }),
];

export const listResponse = (data: unknown[]) => ({ success: true, code: 0, msg: '', data });

/** A paged response in the stored-procedure form. */
export const pageResponse = (records: unknown[], total = records.length) => ({
  ...listResponse([[{ total, pageNum: 1, pageSize: 10 }], records, '0 rows affected']),
  total,
  records,
});

const defaultAnswers: FakeResponses = {
  siteDetail: listResponse([{ id: '1', siteCode: 'museum-zh', website: '/' }]),
  categoryList: listResponse(categories),
  contentCategoryText: listResponse([]),
  dictList: listResponse([]),
};

/** A `fetch` mock that responds from a table; `calls` lists the requests. */
export function createFakeService(answers: FakeResponses = {}) {
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
        ? (configured as ResponseOf)(readInput(body ?? query))
        : configured;
    if (answer === pending) return new Promise<Response>(() => undefined);
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const status = typeof answer === 'number' ? answer : 200;
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  return { fetch, calls, answer: (name: CallName, body: unknown) => (responses[name] = body) };
}

/** Input of a call in each of its encodings. */
function readInput(input: unknown): Record<string, unknown> {
  const isJson = typeof input === 'string' && input.startsWith('{');
  if (isJson) return JSON.parse(input) as Record<string, unknown>;
  return Object.fromEntries(new URLSearchParams(input as string));
}

interface TestProvidersProps {
  service: ReturnType<typeof createFakeService>;
  children: ReactNode;
}

/** The data and notice providers of `app.tsx`. */
export function TestProviders({ service, children }: TestProvidersProps) {
  return (
    <NoticesProvider>
      <NoticeRegion />
      <DataProvider service={service}>{children}</DataProvider>
    </NoticesProvider>
  );
}

function DataProvider({ service, children }: TestProvidersProps) {
  const { notify } = useNotices();
  const client = createClient({
    language: useLanguage(),
    token: () => undefined,
    fetch: service.fetch,
    retryDelayMs: 0,
  });
  return (
    <ApiProvider client={client} seeds={{}} onFailure={(error) => notify('failed', error.message)}>
      {children}
    </ApiProvider>
  );
}

const EmptyPage = () => null;
const noPages = {
  ...Object.fromEntries(routes.map(({ page }) => [page, EmptyPage])),
  'not-found': NotFoundPage,
};

const loadersOf = (pages: Partial<Record<PageName, ComponentType>>) =>
  Object.fromEntries(
    Object.entries(pages).map(([name, Page]) => [name, () => Promise.resolve({ default: Page })]),
  ) as unknown as PageLoaders;

/** A component inside the router, at the current hash. */
export function TestRouter({
  children,
  pages = {},
  loaders,
}: {
  children?: ReactNode;
  /** Default: empty pages. */
  pages?: Partial<Record<PageName, ComponentType>>;
  /** Imports that take precedence over `pages`. */
  loaders?: Partial<PageLoaders>;
}) {
  const chunks = createPageChunks(
    { ...loadersOf({ ...noPages, ...pages }), ...loaders },
    undefined,
    <PageSkeleton />,
  );
  return (
    <Router
      chunks={chunks}
      boundary={PageBoundary}
      frame={({ children: page }) => (
        <>
          {children}
          {page}
        </>
      )}
    />
  );
}
