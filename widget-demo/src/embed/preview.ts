import type { A11yToolbarGlobal } from '../../../widget/src/script';
import type { Toolbar, ToolbarOptions } from '../../../widget/src/shared/options';
import { samplePage } from './sample-page';

/** Its own prefix: the museum's toolbar on the same host must not change. */
const namespace = 'embed-preview';

type FrameWindow = Window & { A11yToolbar?: A11yToolbarGlobal };

export interface Preview {
  /** Creates the toolbar of the sample page anew, opened. */
  show(options: ToolbarOptions): void;
}

/** @param frame has a document of this origin, with the script of the toolbar and `data-auto="false"` */
export function createPreview(frame: HTMLIFrameElement): Preview {
  let options: ToolbarOptions | undefined;
  let toolbar: Toolbar | undefined;

  const draw = () => {
    const window = frame.contentWindow as FrameWindow | null;
    const api = window?.A11yToolbar;
    if (!options || !window || !api || !('create' in api)) return;
    toolbar?.destroy();
    const lang = options.lang ?? document.documentElement.lang;
    samplePage(window.document, lang.startsWith('en') ? 'en' : 'zh-CN');
    toolbar = api.create({ ...options, namespace });
    toolbar.open();
  };
  frame.addEventListener('load', draw);
  return {
    show(given) {
      options = given;
      draw();
    },
  };
}
