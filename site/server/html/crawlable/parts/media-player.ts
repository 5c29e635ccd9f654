import type { Recording } from '../../../../contract/schemas/common/fields';
import type { Language } from '../../../../contract/shared/sites';
import { attributes, markup, type Markup } from '../../shared/markup';
import { languageSpans } from '../shared/language-spans';
import { messages } from '../shared/messages';

/** A video element with captions and links to the transcripts. */
export function videoFigure(recording: Recording, title: string, language: Language): Markup {
  const { sources, poster, tracks } = recording;
  const shown = attributes({ controls: true, preload: 'metadata', poster, 'aria-label': title });
  return markup`<figure class="recording"><video${shown}>${sources.map(source)}${tracks.map(
    ({ src, lang, label }) =>
      markup`<track${attributes({
        kind: 'captions',
        src,
        srclang: lang,
        label,
        default: lang.startsWith(language),
      })}>`,
  )}</video>${caption(recording, language)}</figure>
`;
}

/** An audio element with links to the transcripts. */
export function audioFigure(recording: Recording, title: string, language: Language): Markup {
  const shown = attributes({ controls: true, preload: 'metadata', 'aria-label': title });
  return markup`<figure class="recording"><audio${shown}>${recording.sources.map(source)}</audio>${caption(recording, language)}</figure>
`;
}

function source({ src, type }: { src: string; type: string }): Markup {
  return markup`<source${attributes({ src, type })}>`;
}

function caption({ tracks, sources, credit }: Recording, language: Language): Markup {
  const { transcript, download } = messages[language];
  const [file] = sources;
  return markup`<figcaption>${credit && markup`<span>${languageSpans(credit, language)}</span> `}${tracks.map(
    ({ src, lang, label }) =>
      markup`<a href="${src}" hreflang="${lang}">${transcript} (${languageSpans(label, language)})</a> `,
  )}${file && markup`<a href="${file.src}" download>${download}</a>`}</figcaption>`;
}
