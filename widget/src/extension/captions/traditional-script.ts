/* The file `a11y-toolbar-traditional.js`. */
import { toolbarsOf } from '../../shared/instances';
import { toTraditional } from './traditional';

toolbarsOf(document)['a11y-toolbar-traditional.js'] = toTraditional;
