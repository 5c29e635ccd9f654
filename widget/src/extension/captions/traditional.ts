import { ConverterFactory } from 'opencc-js/core';
import fromSimplified from 'opencc-js/from/cn';
import toTaiwan from 'opencc-js/to/tw';
import type { ToTraditional } from './converters';

/** OpenCC's s2tw: phrases first, forms such as 裡 and 麵; words stay those of the mainland. */
export const toTraditional: ToTraditional = ConverterFactory(...fromSimplified, ...toTaiwan);
