import type { SearchMessages } from './messages-zh';

export const en: SearchMessages = {
  title: (keyword) => `Search results for “${keyword}”`,
  back: 'Back to the page you came from',
  field: 'Search for something else',
  kind: 'Kind',
  period: 'Period',
  area: 'Section',
  found: (total) => (total === 1 ? '1 result' : `${total} results`),
  meant: (keyword) => `Nothing matches “${keyword}” exactly. Did you mean`,
  results: 'Search results',
  ask: 'Enter a keyword above: the name of an object, an exhibition, an activity, a person, a dynasty. Pinyin works too.',
  empty:
    'Nothing matches. Check the spelling, try a shorter or more common word, or write a Chinese name in pinyin.',
  collection: 'Browse the collection',
  exhibitions: 'See the exhibitions',
};
