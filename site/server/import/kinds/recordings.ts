import { Type, type Static } from 'typebox';
import type { RecordingDraft } from '../drafts';
import { localized } from '../localized';
import type { RecordTools } from '../record-tools';
import { creditForVisitors } from '../text/credit-for-visitors';
import { captionsOf } from './captions';
import { Captions, FileName, OptionalText, OptionalTitle, Title } from './fields';

const Seconds = Type.Number({ minimum: 0 });

const playedFields = {
  duration: Type.Optional(Seconds),
  captions: Type.Optional(Captions),
  chapters: Type.Optional(
    Type.Array(Type.Object({ start: Seconds, title_zh: Title, title_en: OptionalTitle })),
  ),
  credit: OptionalText,
};

/** A film: MP4 for every browser, WebM where one has it too. */
export const videoFields = {
  ...playedFields,
  mp4: FileName,
  webm: Type.Optional(FileName),
  poster: FileName,
};
export const VideoFiles = Type.Object(videoFields);

/** A sound: MP3. */
export const AudioFiles = Type.Object({ ...playedFields, file: FileName });

/** `field` is the record's own field that holds the files; '' where they stand in the record itself. */
export function videoDraft(
  field: string,
  files: Static<typeof VideoFiles> & { license?: string | undefined },
  tools: RecordTools,
): RecordingDraft {
  const inside = field && `${field}.`;
  // Where the files stand in the record itself, the poster is the record's picture too.
  if (field) tools.need('image', `${inside}poster`, files.poster);
  return {
    files: sourcesOf(files).map(({ name, file, type }) => {
      tools.need('recording', `${inside}${name}`, file);
      return { file, type };
    }),
    poster: files.poster,
    ...playedDraft(inside, files, tools),
  };
}

export function audioDraft(
  field: string,
  files: Static<typeof AudioFiles>,
  tools: RecordTools,
): RecordingDraft {
  tools.need('recording', `${field}.file`, files.file);
  return {
    files: [{ file: files.file, type: 'audio/mpeg' }],
    poster: undefined,
    ...playedDraft(`${field}.`, files, tools),
  };
}

function playedDraft(
  inside: string,
  files: Pick<Static<typeof VideoFiles>, 'duration' | 'captions' | 'chapters' | 'credit'> & {
    license?: string | undefined;
  },
  tools: RecordTools,
): Omit<RecordingDraft, 'files' | 'poster'> {
  const chapters = files.chapters ?? [];
  return {
    duration: files.duration,
    captions: captionsOf(files.captions, tools, inside),
    ...(chapters.length > 0 && {
      chapters: chapters.map((chapter) => ({
        start: chapter.start,
        title: localized(chapter.title_zh, chapter.title_en),
      })),
    }),
    credit: creditForVisitors(files.credit, files.license),
  };
}

/** The smaller file type first: a browser takes the first that it can play. */
function sourcesOf({ mp4, webm }: Static<typeof VideoFiles>) {
  const sources = [{ name: 'mp4', file: mp4, type: 'video/mp4' }];
  return webm === undefined
    ? sources
    : [{ name: 'webm', file: webm, type: 'video/webm' }, ...sources];
}
