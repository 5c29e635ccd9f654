import { FAULTS } from '../../widget/src/speech/testing/engine-script';
import { expect, test } from './fixtures';

test.describe('QA panel', () => {
  test.beforeEach(async ({ demo }) => {
    await demo.open('article');
    await demo.openPanel();
  });

  test('buttons call open(), toggle(), close() and destroy()', async ({ demo }) => {
    const calls = await demo.section('调用');
    const call = (code: string) => calls.getByRole('button', { name: code }).click();
    await call('open()');
    await expect(demo.toolbar).toBeVisible();
    await expect(calls.getByRole('status')).toContainText('已打开');
    await call('toggle()');
    await expect(demo.toolbar).toBeHidden();
    await call('toggle()');
    await call('close()');
    await expect(demo.toolbar).toBeHidden();
    await call('destroy()');
    await expect(demo.page.locator('[data-a11y-toolbar]')).toHaveCount(0);
    await expect(calls.getByRole('status')).toContainText('没有工具条');
  });

  test('creates a toolbar with options', async ({ demo, page }) => {
    const calls = await demo.section('调用');
    await calls.getByRole('button', { name: 'destroy()' }).click();
    await calls.getByText('以选项创建').click();
    await calls.getByLabel('namespace').fill('other');
    await calls.getByLabel('lang', { exact: false }).first().selectOption('en');
    await calls.getByLabel('position').selectOption('bottom');
    await calls.getByLabel('tools').fill('zoom-in exit');
    await calls.getByLabel('messages').fill('{"exit": "Leave"}');
    await calls.getByLabel('Open at first').check();
    await calls.getByRole('button', { name: 'create(…)' }).click();
    await expect(page.locator('[data-a11y-toolbar=other] button[data-tool]')).toHaveText([
      'Zoom in',
      'Leave',
    ]);
    const storage = await demo.section('存储');
    await calls.getByRole('button', { name: 'close()' }).click();
    await expect(storage.getByRole('row', { name: 'other-toolbar' })).toContainText('hidden');
    await storage.getByRole('button', { name: '清除' }).click();
    await expect(storage.getByRole('row', { name: 'other-toolbar' })).toHaveCount(0);
  });

  test('shows the error of invalid messages JSON', async ({ demo }) => {
    const calls = await demo.section('调用');
    await calls.getByText('以选项创建').click();
    await calls.getByLabel('messages').fill('{exit');
    await calls.getByRole('button', { name: 'create(…)' }).click();
    await expect(calls.getByRole('alert')).toContainText('SyntaxError');
  });

  test('sets each setting and follows changes of the toolbar', async ({ demo }) => {
    await demo.opener.click();
    const settings = await demo.section('设置');
    await settings.getByLabel('contrast').check();
    await expect(demo.tool('contrast')).toHaveAttribute('aria-pressed', 'true');
    await settings.getByLabel('speed').selectOption('fast');
    await expect(demo.tool('speed')).toHaveAttribute('aria-pressed', 'true');
    await demo.tool('crosshair').click();
    await expect(settings.getByLabel('crosshair')).toBeChecked();
    await settings.getByRole('button', { name: 'set(…)' }).click();
    await expect(settings.getByLabel('zoom')).toHaveValue('1.4');
    await settings.getByLabel('any patch').fill('{"size": 2}');
    await settings.getByRole('button', { name: 'set(…)' }).click();
    await expect(settings.getByRole('alert')).toContainText('TypeError');
  });

  test('lists every event and the stored values', async ({ demo }) => {
    const log = await demo.section('事件');
    const storage = await demo.section('存储');
    await demo.opener.click();
    await demo.tool('contrast').click();
    await expect(log.getByRole('listitem').filter({ hasText: 'open' })).not.toHaveCount(0);
    await expect(
      log.getByRole('listitem').filter({ hasText: '"changed":["contrast"]' }),
    ).toHaveCount(1);
    await expect(storage.getByRole('row', { name: 'qa:contrast' })).toContainText('on');
    await expect(storage.getByRole('row', { name: 'qa-toolbar' })).toContainText('shown');
    await log.getByRole('button', { name: '清空' }).click();
    await expect(log.getByRole('listitem')).toHaveCount(0);
  });

  test('stays open on the next page', async ({ demo, page }) => {
    await demo.panel.getByLabel('页面').selectOption('grid');
    await expect(page).toHaveURL(/grid\.html/);
    await expect(demo.panel.getByLabel('页面')).toBeVisible();
  });
});

test.describe('QA panel: speech', () => {
  test('scripted engine speaks the text, and status and list show it', async ({ demo, page }) => {
    await demo.open('article', '?engine=honest');
    await demo.openPanel();
    const speech = await demo.section('朗读与字幕');
    const engines = await demo.section('语音引擎');
    await speech.getByLabel('Text').fill('青铜鼎。');
    await speech.getByRole('button', { name: 'speak()', exact: false }).first().click();
    await expect(speech.getByRole('status')).toContainText('spoken', { timeout: 10_000 });
    await expect(engines.getByRole('listitem')).toHaveText(['青铜鼎。 [4/4, Scripted zh-CN, 1×]']);
    await expect(page).toHaveURL(/engine=honest/);
  });

  test('engine select reloads the page with the chosen fault', async ({ demo, page }) => {
    await demo.open('article');
    await demo.openPanel();
    const engines = await demo.section('语音引擎');
    expect(await engines.getByRole('option').count()).toBe(Object.keys(FAULTS).length + 1);
    await engines.getByLabel('Engine').selectOption('no-voices');
    await expect(page).toHaveURL(/engine=no-voices/);
    expect(await page.evaluate(() => window.qaEngine?.fault)).toBe('no-voices');
    expect(await page.evaluate(() => speechSynthesis.getVoices().length)).toBe(0);
  });
});
