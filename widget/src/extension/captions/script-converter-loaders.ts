import { createScriptLoader } from '../../shared/script-loader';
import type { ConverterLoaders } from './converters';
import { integrities } from './integrities';

/** @public */
export const converterLoaders: ConverterLoaders = {
  pinyin: createScriptLoader('a11y-toolbar-pinyin.js', integrities.pinyin),
  traditional: createScriptLoader('a11y-toolbar-traditional.js', integrities.traditional),
};
