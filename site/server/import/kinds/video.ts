import { Type, type Static } from 'typebox';
import { paragraph } from '../../html';
import { localized } from '../localized';
import { captionsOf } from './captions';
import { Captions, FileName, Id, OptionalText, OptionalTitle, Title } from './fields';
import { defineKind } from './kind';
import { plainEntry } from './plain-entry';

const Video = Type.Object({
  id: Id,
  title_zh: Title,
  title_en: OptionalTitle,
  description_zh: OptionalText,
  description_en: OptionalText,
  duration: Type.Optional(Type.Number({ minimum: 0 })),
  mp4: FileName,
  webm: Type.Optional(FileName),
  poster: FileName,
  captions: Type.Optional(Captions),
  license: OptionalText,
  credit: OptionalText,
});

export const video = defineKind({
  files: ['video/video.json'],
  property: 'videos',
  schema: Video,
  add: (record, tools) => {
    const title = localized(record.title_zh, record.title_en);
    const summary = localized(record.description_zh, record.description_en);
    const credit = [record.credit, record.license].filter(Boolean).join(' · ');
    const poster = { file: record.poster, credit };
    tools.pack.entries.push({
      ...plainEntry(tools.at, record.id, 'Video', title),
      summary,
      content: tools.richText('description', paragraph(summary.zh), paragraph(summary.en)),
      images: tools.images('poster', [poster], title),
      video: {
        files: sourcesOf(record).map(({ field, file, type }) => {
          tools.need('recording', field, file);
          return { file, type };
        }),
        duration: record.duration,
        poster: record.poster,
        captions: captionsOf(record.captions, tools),
        credit,
      },
    });
  },
});

/** The smaller file type first: a browser takes the first that it can play. */
function sourcesOf({ mp4, webm }: Static<typeof Video>) {
  const sources = [{ field: 'mp4', file: mp4, type: 'video/mp4' }];
  return webm === undefined
    ? sources
    : [{ field: 'webm', file: webm, type: 'video/webm' }, ...sources];
}
