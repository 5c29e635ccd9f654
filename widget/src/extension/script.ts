/* The file `a11y-toolbar-tools.js`. A classic script has no exports: it hands over by the document's list of toolbars. */
import { toolbarsOf } from '../shared/instances';
import { extend } from '.';

toolbarsOf(document)['a11y-toolbar-tools.js'] = extend;
