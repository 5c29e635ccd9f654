import { h, text } from '../bilingual';
import { defaultChoice, parseChoice, searchOf, type Choice } from './choice';
import { createCopyable } from './copyable';
import { createFields } from './fields';
import { createPreview } from './preview';
import { checkChoice } from './problems';
import { release } from './release';
import { policyOf, snippetOf } from './snippet';
import { allTools, isFurtherTool, standardTools } from './tool-descriptions';
import { createToolList } from './tool-list';

interface Places {
  tools: HTMLElement;
  fields: HTMLElement;
  frame: HTMLIFrameElement;
  widths: HTMLSelectElement;
  output: HTMLElement;
  files: HTMLElement;
  archive: HTMLAnchorElement;
}

/** Starts the configurator: its choice is also in the address, which can be kept and passed on. */
function start({ tools, fields, frame, widths, output, files, archive }: Places): void {
  const defaults = defaultChoice(`/a11y-toolbar-${release.version}/`);
  let choice = parseChoice(window.location.search, defaults);

  const snippet = createCopyable(
    'snippet',
    text('放进每个网页的代码', 'Code for each page'),
    text('贴在 <head> 里；按钮放在看得见的地方。', 'Into <head>; the button where it is seen.'),
  );
  const policy = createCopyable(
    'policy',
    text('内容安全策略', 'Content-Security-Policy'),
    text(
      '网站若发送这个响应头，其中须允许以下来源；没有这个响应头则不用管。不需要 unsafe-inline，Trusted Types 可以一个也不许。',
      'If your site sends this header, it has to allow these sources; without the header there is nothing to do. No unsafe-inline; Trusted Types may forbid every policy.',
    ),
  );
  archive.href = `../vendor/${release.archive}`;
  output.append(snippet.element, policy.element);
  const preview = createPreview(frame);
  const fieldRows = createFields((name, value) => update({ ...choice, [name]: value }));
  const toolList = createToolList((chosen) => update({ ...choice, tools: chosen }));
  tools.append(presets(), toolList.element);
  fields.append(...fieldRows.elements);
  widths.addEventListener('change', () => {
    frame.className = widths.value;
  });

  function presets(): HTMLElement {
    const preset = (label: ReturnType<typeof text>, chosen: Choice['tools']) => {
      const button = h('button', { type: 'button', className: 'button quiet' }, label);
      button.addEventListener('click', () => {
        toolList.show(chosen);
        update({ ...choice, tools: chosen });
      });
      return button;
    };
    return h(
      'p',
      { className: 'actions' },
      preset(text('十二个', 'The twelve'), standardTools),
      preset(text('全部', 'All'), allTools),
    );
  }

  function showFiles(): void {
    const { maxZoom, rates, hotkeys } = choice;
    const isFurther = choice.tools.some(isFurtherTool) || !!(maxZoom || rates || hotkeys);
    const rows = release.files.map(({ name, gzip }, index) =>
      h(
        'li',
        {},
        h('code', {}, name),
        ` ${(gzip / 1000).toFixed(1)} KB gzip `,
        index === 0
          ? text('每页载入', 'loaded by each page')
          : choice.tools.includes('caption-script') && /-(pinyin|traditional)\./.test(name)
            ? text('访客选用时载入', 'loaded when a visitor chooses it')
            : isFurther && name === 'a11y-toolbar-tools.js'
              ? text('打开工具条时载入', 'loaded when the bar opens')
              : text('不会载入', 'never loaded'),
      ),
    );
    files.replaceChildren(...rows);
  }

  function update(next: Choice): void {
    choice = next;
    history.replaceState(null, '', window.location.pathname + searchOf(choice, defaults));
    show();
  }

  function show(): void {
    const { options, refused } = checkChoice(choice);
    fieldRows.showRefused(refused);
    snippet.show(snippetOf(choice, release));
    policy.show(policyOf(choice));
    showFiles();
    preview.show(options);
  }

  fieldRows.show(choice);
  toolList.show(choice.tools);
  show();
}

const [tools, fields, output, files] = ['tools', 'fields', 'output', 'files'].map((id) =>
  document.querySelector<HTMLElement>(`#${id}`),
);
const frame = document.querySelector<HTMLIFrameElement>('#preview');
const widths = document.querySelector<HTMLSelectElement>('#widths');
const archive = document.querySelector<HTMLAnchorElement>('#archive');
if (tools && fields && output && files && frame && widths && archive) {
  start({ tools, fields, output, files, frame, widths, archive });
}
