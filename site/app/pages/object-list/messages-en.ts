import type { messages as chinese } from './messages-zh';

export const messages: typeof chinese = {
  keyword: 'Find in the collection',
  placeholder: 'Name, maker …',
  find: 'Find',
  found: (keyword, total) =>
    total === 1 ? `“${keyword}”: 1 object` : `“${keyword}”: ${total} objects`,
  foundClose: (keyword, total) => `“${keyword}”: no exact match, ${total} close`,
  facets: {
    findSpot: 'Find-spot',
    kiln: 'Kiln',
    technique: 'Technique',
    hall: 'Room',
    onView: 'On view',
    picture: 'Picture',
    licence: 'Licence',
    colour: 'Colour',
    years: 'Years',
  },
  yes: { onView: 'On view today', picture: 'With a picture' },
  from: 'From',
  to: 'To',
  era: 'Era',
  eras: { common: 'CE', before: 'BCE' },
  apply: 'Apply years',
  notBefore: (year) => `From ${year}`,
  notAfter: (year) => `Until ${year}`,
  yearOf: (year) => (year < 0 ? `${-year} BCE` : `${year} CE`),
  sort: 'Sort by',
  sorts: {
    '': 'Museum order',
    oldest: 'Oldest first',
    newest: 'Newest first',
    title: 'Name',
    number: 'Number',
  },
  byColour: 'Most of the colour',
  byMatch: 'Best match',
  view: 'View',
  views: { '': 'Grid', list: 'List', time: 'Timeline', map: 'Map' },
  elsewhere: 'Outside the province',
  placeWith: (place, count) => (count === 1 ? `${place}, 1 object` : `${place}, ${count} objects`),
  years: ({ from, to }) => {
    if (to === undefined) return `since ${from}`;
    if (to < 0) return `${-from}–${-to} BCE`;
    return from < 0 ? `${-from} BCE – ${to} CE` : `${from}–${to}`;
  },
  objects: (count) => (count === 1 ? '1 object' : `${count} objects`),
  without: (filter, total) =>
    `Any ${filter.toLowerCase()}: ${total === 1 ? '1 object' : `${total} objects`}`,
  keywordName: 'keyword',
  meant: 'Did you mean',
  close: 'Close matches',
  data: { title: 'Collection data (CC0)', table: 'Table (CSV)', more: 'API and OAI-PMH' },
  searchSite: (keyword) => `Search the whole site for “${keyword}”`,
};
