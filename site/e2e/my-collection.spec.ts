import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { expect, test, visit } from './fixtures';
import { consoleError4xx, postAsMember, register } from './member';

const messages = {
  zh: {
    ...{ add: '加入藏品集', newSet: '新的藏品集', create: '新建，放进去', open: '打开我的藏品集' },
    ...{
      name: '去看的鼎',
      note: /^备注：/,
      down: /^向后移：/,
      take: /^取出：/,
      undo: '撤销',
      share: '分享',
    },
    ...{ link: '链接', leaflet: '做成折页', table: '导出表格', missing: '没有找到这条内容' },
    ...{ withTexts: '带上名称和备注分享', stop: '停止分享名称和备注', move: '放进账号' },
    ...{
      stopped: '已停止分享',
      account: '保存在您的账号里',
      visitor: '不代表本馆',
      keep: '存为我的藏品集',
    },
    ...{ text: '三足，两耳', title: '名称', home: '/', shared: '/#/Collection/MyCollection/' },
  },
  en: {
    ...{ add: 'Add to my collection', newSet: 'A new set', create: 'Create and add' },
    ...{ open: 'Open my collection', name: 'Tripods to see', note: /^Note:/, down: /^Move down:/ },
    ...{
      take: /^Take out:/,
      undo: 'Undo',
      share: 'Share',
      link: 'Link',
      leaflet: 'Make a leaflet',
    },
    ...{
      table: 'Export as table',
      missing: 'This entry was not found',
      move: 'Move to my account',
    },
    ...{ withTexts: 'Share the name and the notes too', stop: 'Stop sharing name and notes' },
    ...{ stopped: 'not shared any more', account: 'Kept in your account' },
    ...{ visitor: 'not those of the museum', keep: 'Keep as a set of my own' },
    ...{ text: 'Three legs, two ears', title: 'Title', home: '/en/' },
    shared: '/en/#/Collection/MyCollection/',
  },
} as const;

const objects = ['yuanding', 'longquan-meiping'] as const;
const page = '/Collection/MyCollection';

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`guest keeps objects in a set with a note, in order, and makes a leaflet, a table and a link (${language})`, async ({
    page: tab,
    browser,
  }) => {
    await visit(tab, language, `/Collection/ExcellentCollection/${objects[0]}`);
    await tab.getByRole('button', { name: w.add }).press('Enter');
    await tab.getByLabel(w.newSet).fill(w.name);
    await tab.getByRole('button', { name: w.create }).click();
    await expect(tab.getByRole('checkbox', { name: w.name })).toBeChecked();
    await expectAccessible(tab, { language });
    await visit(tab, language, `/Collection/ExcellentCollection/${objects[1]}`);
    await tab.getByRole('button', { name: w.add }).click();
    await tab.getByRole('checkbox', { name: w.name }).check();
    await tab.getByRole('link', { name: w.open }).click();

    await tab.getByRole('link', { name: w.name }).click();
    await expect(tab.getByRole('heading', { level: 2, name: w.name })).toBeVisible();
    const notes = tab.getByRole('textbox', { name: w.note });
    await notes.first().fill(w.text);
    await tab.getByRole('button', { name: w.down }).first().click();
    await expect(notes.last()).toHaveValue(w.text);
    await expectAccessible(tab, { language });
    await tab.reload();
    await expect(notes.last()).toHaveValue(w.text);

    await tab.getByRole('button', { name: w.take }).last().press('Enter');
    await expect(notes).toHaveCount(1);
    const undo = tab.getByRole('button', { name: w.undo, exact: true });
    await expect(undo).toBeFocused();
    await expectAccessible(tab, { language });
    await undo.press('Enter');
    await expect(notes.last()).toHaveValue(w.text);

    const download = tab.waitForEvent('download');
    await tab.getByRole('button', { name: w.table }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${w.name}.csv`);
    const [head = '', first = '', second = ''] = readFileSync(await file.path(), 'utf8').split(
      '\r\n',
    );
    expect(head).toContain(w.title);
    expect(first).toContain(objects[1]);
    expect(second).toContain(w.text);

    await tab.getByRole('button', { name: w.leaflet }).click();
    await expect(tab.getByRole('dialog').getByText(w.text)).toBeVisible();
    await expectAccessible(tab, { language });
    await tab.emulateMedia({ media: 'print' });
    await expect(tab.locator('#root')).toBeHidden();
    await expect(tab.locator('[data-print=sheet]').getByText(w.text)).toBeVisible();
    await tab.emulateMedia({ media: null });
    await tab.keyboard.press('Escape');

    await tab.getByRole('button', { name: w.share, exact: true }).click();
    const address = await tab.getByLabel(w.link, { exact: true }).inputValue();
    const other = await (await browser.newContext()).newPage();
    await other.goto(address);
    await expect(other.locator('ol h2')).toHaveCount(2);
    await expect(other.getByText(w.text)).toHaveCount(0);
    await expectAccessible(other, { language });
    const [, reference = ''] = address.split('/MyCollection/');
    const collection = await other.request.get(`/iiif/set/${reference}/collection.json`);
    expect(await collection.json()).toMatchObject({ type: 'Collection', items: [{}, {}] });
    await other.context().close();
  });

  test(`member moves sets of the device to the account and shares one with its notes (${language})`, async ({
    page: tab,
    browser,
  }) => {
    await visit(tab, language, `/Collection/ExcellentCollection/${objects[0]}`);
    await tab.getByRole('button', { name: w.add }).click();
    await tab.getByLabel(w.newSet).fill(w.name);
    await tab.getByRole('button', { name: w.create }).click();
    await expect(tab.getByRole('checkbox', { name: w.name })).toBeChecked();
    await register(tab, language, `${w.home}#${page}`);
    await tab.getByRole('button', { name: w.move }).click();
    await expect(tab.getByRole('button', { name: w.move })).toBeHidden();
    await expect(tab.getByText(w.account)).toBeVisible();
    await tab.getByRole('link', { name: w.name }).click();
    await tab.getByRole('textbox', { name: w.note }).fill(w.text);

    await tab.getByRole('button', { name: w.share, exact: true }).click();
    await tab.getByRole('button', { name: w.withTexts }).click();
    await expect(tab.getByRole('button', { name: w.stop })).toBeVisible();
    const address = await tab.getByLabel(w.link, { exact: true }).inputValue();
    const other = await (await browser.newContext()).newPage();
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1, name: w.name })).toBeVisible();
    await expect(other.getByText(w.text)).toBeVisible();
    await expect(other.getByText(w.visitor)).toBeVisible();
    await expectAccessible(other, { language });
    await other.getByRole('button', { name: w.keep }).click();
    await expect(other.getByRole('region').getByText(w.name)).toBeVisible();

    await tab.getByRole('button', { name: w.stop }).click();
    await expect(tab.getByText(w.stopped)).toBeVisible();
    await other.reload();
    await expect(other.getByText(w.missing)).toBeVisible();
    await other.context().close();

    const stored = await tab.evaluate(async () => {
      const headers = { 'app-token': localStorage.getItem('access_token') ?? '' };
      return (await fetch('/app/object-set/list', { headers })).json() as Promise<unknown>;
    });
    expect(stored).toMatchObject({
      data: [{ name: w.name, items: [{ objectId: objects[0], note: w.text }] }],
    });
  });
}

test('change of a set that another device has overtaken shows the latest content and says so', async ({
  page: tab,
  pageErrors,
}) => {
  pageErrors.expected.push(consoleError4xx);
  const w = messages.zh;
  const set = {
    id: '00000000-0000-4000-8000-000000000001',
    name: w.name,
    items: objects.map((objectId) => ({ objectId, note: '' })),
  };
  await register(tab, 'zh', `${w.home}#${page}`);
  await postAsMember(tab, '/app/object-set/save', { ...set, version: 0 });
  await visit(tab, 'zh', `${page}?set=${set.id}`);
  await expect(tab.getByRole('textbox', { name: w.note })).toHaveCount(2);
  await postAsMember(tab, '/app/object-set/save', { ...set, name: '别处改的名', version: 1 });
  await tab.getByRole('button', { name: w.take }).first().click();
  await expect(tab.getByText('刚刚在别处修改')).toBeVisible();
  await expect(tab.getByRole('heading', { level: 2, name: '别处改的名' })).toBeVisible();
  await expect(tab.getByRole('textbox', { name: w.note })).toHaveCount(2);
});

test('note typed after another device has changed the set is saved on the newest version', async ({
  page: tab,
  pageErrors,
}) => {
  pageErrors.expected.push(consoleError4xx);
  const w = messages.zh;
  const items = objects.map((objectId) => ({ objectId, note: '' }));
  const set = { id: '00000000-0000-4000-8000-000000000002', name: w.name, items };
  await register(tab, 'zh', `${w.home}#${page}`);
  await postAsMember(tab, '/app/object-set/save', { ...set, version: 0 });
  await visit(tab, 'zh', `${page}?set=${set.id}`);
  const notes = tab.getByRole('textbox', { name: w.note });
  await expect(notes).toHaveCount(2);
  const changed = items.map((item, index) => (index === 0 ? item : { ...item, note: '别处写的' }));
  await postAsMember(tab, '/app/object-set/save', { ...set, items: changed, version: 1 });
  const saved = tab.waitForResponse(
    (response) => response.url().endsWith('/app/object-set/save') && response.ok(),
  );
  await notes.first().fill(w.text);
  await expect(tab.getByText('刚刚在别处修改')).toBeVisible();
  await saved;
  await expect(notes.last()).toHaveValue('别处写的');
  await tab.reload();
  await expect(notes.first()).toHaveValue(w.text);
  await expect(notes.last()).toHaveValue('别处写的');
});
