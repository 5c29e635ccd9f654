import type { Language } from '../../../contract/shared/sites';
import { HttpError } from '../../http/http-error';

type Texts = Readonly<Record<Language, string>>;

/** 400 about the uploaded file, in both languages. */
export function invalidUpload(texts: Texts): HttpError {
  return new HttpError(400, (messages) => messages.invalidRecord(1), {}, [
    { field: 'file', texts },
  ]);
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** What can be wrong with a zip file; `name` is the entry. */
export const archiveFaults = {
  notZip: { zh: '不是 zip 文件，或已损坏。', en: 'It is not a zip file, or a damaged one.' },
  empty: { zh: '压缩包里没有文件。', en: 'The zip file contains no file.' },
  damaged: (name: string) => ({ zh: `${name} 已损坏。`, en: `${name} is damaged.` }),
  encrypted: (name: string) => ({
    zh: `${name} 有密码，请去掉密码后再压缩。`,
    en: `${name} is encrypted: make the zip file without a password.`,
  }),
  method: (name: string) => ({
    zh: `${name} 的压缩方式不支持，请用普通 zip。`,
    en: `${name} is compressed by a method that is not supported: use plain zip.`,
  }),
  outside: (name: string) => ({
    zh: `${name} 指向内容包之外。`,
    en: `${name} leads out of the pack.`,
  }),
  badName: (name: string) => ({
    zh: `${name} 的文件名含有不允许的字符，或过长。`,
    en: `The name ${name} has a character that is not allowed, or is too long.`,
  }),
  link: (name: string) => ({
    zh: `${name} 是链接或特殊文件，只允许普通文件。`,
    en: `${name} is a link or a special file: only plain files are allowed.`,
  }),
  collision: (name: string) => ({
    zh: `${name} 与另一个文件同名（不分大小写）。`,
    en: `${name} has the same name as another file, apart from capitals.`,
  }),
  tooManyEntries: (limit: number) => ({
    zh: `文件多于 ${limit} 个。`,
    en: `It has more than ${limit} files.`,
  }),
  fileTooLarge: (name: string, limit: number) => ({
    zh: `${name} 大于 ${megabytes(limit)}。`,
    en: `${name} is larger than ${megabytes(limit)}.`,
  }),
  tooLarge: (limit: number) => ({
    zh: `解压后大于 ${megabytes(limit)}。`,
    en: `It is larger than ${megabytes(limit)} when unpacked.`,
  }),
  bomb: (name: string) => ({
    zh: `${name} 的压缩率异常，可能是恶意文件。`,
    en: `${name} is compressed beyond what files of a museum are: it may be malicious.`,
  }),
  overlap: {
    zh: '压缩包里的文件互相重叠，可能是恶意文件。',
    en: 'The files in the zip file overlap: it may be malicious.',
  },
  uploadTooLarge: (limit: number) => ({
    zh: `压缩包大于 ${megabytes(limit)}。`,
    en: `The zip file is larger than ${megabytes(limit)}.`,
  }),
  interrupted: {
    zh: '上传中断了，请重新上传。',
    en: 'The upload was interrupted: begin again.',
  },
};
