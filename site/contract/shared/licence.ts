import type { Language } from './sites';

interface Licence {
  name: string;
  /** What it allows, in one sentence. */
  meaning: Record<Language, string>;
}

const meanings = {
  free: {
    zh: '可自由取用、修改和传播，不用征得同意。',
    en: 'Free to use, change and share without asking.',
  },
  attribution: {
    zh: '可以取用，请按授权说明注明来源。',
    en: 'May be used on the terms of the licence, with credit.',
  },
  statement: {
    zh: '取用前请查看权利声明。',
    en: 'Please read the rights statement before use.',
  },
};

/** Statements of rightsstatements.org by the code in their address. */
const statements: Readonly<Record<string, string>> = {
  InC: 'In Copyright',
  'InC-EDU': 'In Copyright – Educational Use Permitted',
  'InC-NC': 'In Copyright – Non-Commercial Use Permitted',
  'NoC-NC': 'No Copyright – Non-Commercial Use Only',
  'NoC-OKLR': 'No Copyright – Other Known Legal Restrictions',
  'NoC-CR': 'No Copyright – Contractual Restrictions',
  CNE: 'Copyright Not Evaluated',
  UND: 'Copyright Undetermined',
  NKC: 'No Known Copyright',
};

/** Name and meaning of a licence by its URI; `undefined` for addresses of neither of the two vocabularies. */
export function licenceOf(uri: string): Licence | undefined {
  if (/creativecommons\.org\/publicdomain\/zero\/1\.0/.test(uri))
    return { name: 'CC0 1.0', meaning: meanings.free };
  if (/creativecommons\.org\/publicdomain\/mark\/1\.0/.test(uri))
    return { name: 'Public Domain Mark 1.0', meaning: meanings.free };
  const [, terms, version] = /creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)/.exec(uri) ?? [];
  if (terms !== undefined && version !== undefined)
    return { name: `CC ${terms.toUpperCase()} ${version}`, meaning: meanings.attribution };
  const [, code = ''] = /rightsstatements\.org\/(?:vocab|page)\/([\w-]+)/.exec(uri) ?? [];
  const name = statements[code];
  return name === undefined ? undefined : { name, meaning: meanings.statement };
}
