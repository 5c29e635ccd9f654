export { categories } from './category';
export { entries, entryTags } from './content';
export { dictionaryValues } from './dictionary';
export { exhibits } from './exhibit';
export { exhibitionObjects, exhibitionObjectTags, exhibitions } from './exhibition';
export { accessTokens, members, refreshTokens, sessions } from './member';
export { sites } from './site';
export { tags } from './tag';
