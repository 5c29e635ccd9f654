import { h } from '../bilingual';

const contents = {
  'zh-CN': {
    site: '某某省图书馆',
    links: ['首页', '馆藏', '服务', '读者来信'],
    open: '无障碍',
    title: '地方志阅览室恢复开放',
    text: [
      '地方志阅览室经过三个月的整修，于十一月重新开放。室内藏有明清以来的府志、县志一千二百余种，读者凭身份证即可入室阅览。',
      '阅览室设有四个大字阅读座位，备有放大镜和有声读物。行动不便的读者可以提前一天来电，由馆员取书到一楼。',
    ],
    label: '检索馆藏',
    search: '检索',
  },
  en: {
    site: 'Provincial Library',
    links: ['Home', 'Collection', 'Services', 'Letters'],
    open: 'Accessibility',
    title: 'The gazetteer room is open again',
    text: [
      'After three months of repairs the gazetteer room opened again in November. It holds 1,200 county and prefecture gazetteers since the Ming; an identity card is all that readers need.',
      'Four seats have large-print stands, magnifiers and audio books. Readers who cannot climb the stairs may telephone a day before: the books come to the ground floor.',
    ],
    label: 'Search the collection',
    search: 'Search',
  },
} as const;

/** Fills the document of the preview with the page of an invented library. */
export function samplePage(document: Document, lang: keyof typeof contents): void {
  const { site, links, open, title, text, label, search } = contents[lang];
  document.documentElement.lang = lang;
  const link = (name: string) => h('a', { href: '#', textContent: name });
  const form = h(
    'form',
    {},
    h('label', { htmlFor: 'keyword' }, label),
    ' ',
    h('input', { id: 'keyword', type: 'search' }),
    ' ',
    h('button', { type: 'submit' }, search),
  );
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.replaceChildren(
    h(
      'header',
      {},
      h('strong', {}, site),
      h('nav', { attributes: { 'aria-label': site } }, ...links.map(link)),
      h('button', { type: 'button', attributes: { 'data-open-accessibility': '' } }, open),
    ),
    h('main', {}, h('h1', {}, title), ...text.map((paragraph) => h('p', {}, paragraph)), form),
  );
}
