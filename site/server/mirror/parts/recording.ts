import type { Recording } from '../../../contract/entities/common';
import type { Language } from '../../../contract/sites';
import { attributes, markup, type Markup } from '../../markup';
import { passage } from '../passage';
import { words } from '../words';

/** A video element with captions and links to the transcripts. */
export function film(recording: Recording, title: string, language: Language): Markup {
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
export function sound(recording: Recording, title: string, language: Language): Markup {
  const shown = attributes({ controls: true, preload: 'metadata', 'aria-label': title });
  return markup`<figure class="recording"><audio${shown}>${recording.sources.map(source)}</audio>${caption(recording, language)}</figure>
`;
}

function source({ src, type }: { src: string; type: string }): Markup {
  return markup`<source${attributes({ src, type })}>`;
}

function caption({ tracks, sources, credit }: Recording, language: Language): Markup {
  const { transcript, download } = words[language];
  const [file] = sources;
  return markup`<figcaption>${credit && markup`<span>${passage(credit, language)}</span> `}${tracks.map(
    ({ src, lang, label }) =>
      markup`<a href="${src}" hreflang="${lang}">${transcript} (${passage(label, language)})</a> `,
  )}${file && markup`<a href="${file.src}" download>${download}</a>`}</figcaption>`;
}
