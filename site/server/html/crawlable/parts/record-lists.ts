import type { ContentEntry } from '../../../../contract/schemas/content';
import type { Exhibit } from '../../../../contract/schemas/exhibit';
import type { Exhibition } from '../../../../contract/schemas/exhibition';
import { exhibitPath, exhibitionPath } from '../../../../contract/shared/route-paths';
import { attributes, markup, type Markup } from '../../shared/markup';
import { entryPath, crawlablePath } from '../shared/page-paths';
import { exhibitionDates, formatDate } from '../shared/dates';
import type { PageContext } from '../shared/page-context';
import { languageSpans } from '../shared/language-spans';
import { messages } from '../shared/messages';
import { picture } from './picture';

/** Heading level of a card: `h2` in the page's own list, `h3` in a section. */
export type CardHeading = 'h2' | 'h3';

export const cardHeading = (level: CardHeading, content: Markup) =>
  level === 'h2' ? markup`<h2>${content}</h2>` : markup`<h3>${content}</h3>`;

/** List of entries: date, title, summary, thumbnail. */
export function entryList(
  entries: readonly ContentEntry[],
  { language, menu }: PageContext,
  level: CardHeading,
): Markup {
  return markup`<ul class="lines">${entries.map((entry) => {
    const { title, summary, publishedAt, images } = entry;
    const path = entryPath(entry, menu);
    const name = languageSpans(title, language);
    const linked =
      path === undefined
        ? markup`${name}`
        : markup`<a href="${crawlablePath(language, path)}">${name}</a>`;
    return markup`<li><article>${
      images[0] && picture(images[0], { sizes: '168px', alt: '' })
    }<div>${cardHeading(level, linked)}${
      summary && markup`<p>${languageSpans(summary, language)}</p>`
    }<p class="when"><time datetime="${publishedAt}">${formatDate(publishedAt, language)}</time></p></div></article></li>
`;
  })}</ul>`;
}

/** List of exhibitions: picture, status, dates, place. */
export function exhibitionList(
  exhibitions: readonly Exhibition[],
  language: PageContext['language'],
  level: CardHeading,
): Markup {
  return markup`<ul class="rooms">${exhibitions.map((exhibition, index) => {
    const { id, kind, title, place, status, images } = exhibition;
    const [image] = images;
    const path = crawlablePath(language, exhibitionPath(kind, id));
    const linked = markup`<a href="${path}">${languageSpans(title, language)}</a>`;
    const img =
      image &&
      picture(image, { sizes: '(min-width: 768px) 600px, 92vw', alt: '', eager: index === 0 });
    const scene = image !== undefined && image.width > image.height * 1.5;
    return markup`<li><article><div${attributes({ class: 'view', 'data-scene': scene })}>${img}</div>${cardHeading(level, linked)}<p class="when">${
      status !== 'current' &&
      markup`<span class="status">${messages[language].status[status]}</span> `
    }${exhibitionDates(exhibition, language)}${place && [' · ', languageSpans(place, language)]}</p></article></li>
`;
  })}</ul>`;
}

/** Grid of objects with uncropped photographs. */
export function objectList(
  objects: readonly Exhibit[],
  language: PageContext['language'],
  level: CardHeading,
): Markup {
  const sizes = '(min-width: 1080px) 300px, (min-width: 600px) 30vw, 45vw';
  return markup`<ul class="shelf">${objects.map(
    ({ id, title, period, periodLabel, date, images }) => {
      const [image] = images;
      const path = crawlablePath(language, exhibitPath(id));
      const linked = markup`<a href="${path}">${languageSpans(title, language)}</a>`;
      return markup`<li><article><div class="stage">${
        image && picture(image, { sizes, alt: '' })
      }</div>${cardHeading(level, linked)}<p class="when">${
        periodLabel &&
        markup`<span class="period" data-period="${period}">${languageSpans(periodLabel, language)}</span> `
      }${languageSpans(date, language)}</p></article></li>
`;
    },
  )}</ul>`;
}
