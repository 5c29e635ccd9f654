/* The file `a11y-toolbar-pinyin.js`. */
import { toolbarsOf } from '../../shared/instances';
import { annotate } from './pinyin';

toolbarsOf(document)['a11y-toolbar-pinyin.js'] = annotate;
