import { Type, type Static } from 'typebox';
import type { RecordingDraft } from '../records/drafts';
import { localized } from '../records/localized';
import type { RecordContext } from './record-parser';
import { formatCredit } from '../text/credit-line';
import { parseCaptions } from './captions';
import { Captions, FileName, OptionalText, OptionalTitle, Title } from './fields';

const Seconds = Type.Number({ minimum: 0 });

const recordingFields = {
  duration: Type.Optional(Seconds),
  captions: Type.Optional(Captions),
  chapters: Type.Optional(
    Type.Array(Type.Object({ start: Seconds, title_zh: Title, title_en: OptionalTitle })),
  ),
  credit: OptionalText,
};

/** A video: MP4 for every browser, optionally WebM. */
export const videoFields = {
  ...recordingFields,
  mp4: FileName,
  webm: Type.Optional(FileName),
  poster: FileName,
};
export const VideoFiles = Type.Object(videoFields);

/** An audio recording: MP3. */
export const AudioFiles = Type.Object({ ...recordingFields, file: FileName });

/** `field` is the record's field with the files, '' if the files are fields of the record itself. */
export function parseVideo(
  field: string,
  files: Static<typeof VideoFiles> & { license?: string | undefined },
  context: RecordContext,
): RecordingDraft {
  const prefix = field && `${field}.`;
  // A record with the files as its own fields references the poster as its picture.
  if (field) context.requireFile('image', `${prefix}poster`, files.poster);
  return {
    files: listSources(files).map(({ name, file, type }) => {
      context.requireFile('recording', `${prefix}${name}`, file);
      return { file, type };
    }),
    poster: files.poster,
    ...parseCommonFields(prefix, files, context),
  };
}

export function parseAudio(
  field: string,
  files: Static<typeof AudioFiles>,
  context: RecordContext,
): RecordingDraft {
  context.requireFile('recording', `${field}.file`, files.file);
  return {
    files: [{ file: files.file, type: 'audio/mpeg' }],
    poster: undefined,
    ...parseCommonFields(`${field}.`, files, context),
  };
}

function parseCommonFields(
  prefix: string,
  files: Pick<Static<typeof VideoFiles>, 'duration' | 'captions' | 'chapters' | 'credit'> & {
    license?: string | undefined;
  },
  context: RecordContext,
): Omit<RecordingDraft, 'files' | 'poster'> {
  const chapters = files.chapters ?? [];
  return {
    duration: files.duration,
    captions: parseCaptions(files.captions, context, prefix),
    ...(chapters.length > 0 && {
      chapters: chapters.map((chapter) => ({
        start: chapter.start,
        title: localized(chapter.title_zh, chapter.title_en),
      })),
    }),
    credit: formatCredit(files.credit, files.license),
  };
}

/** WebM first, as the smaller file: a browser takes the first source that it can play. */
function listSources({ mp4, webm }: Static<typeof VideoFiles>) {
  const sources = [{ name: 'mp4', file: mp4, type: 'video/mp4' }];
  return webm === undefined
    ? sources
    : [{ name: 'webm', file: webm, type: 'video/webm' }, ...sources];
}
