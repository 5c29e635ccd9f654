import { test } from '@playwright/test';
import { Visitor } from '../../site/browsers/visitor.mjs';
import type { Driver } from '../../widget/browsers/driver';
import { startScreen } from '../../widget/browsers/screen.mjs';
import { museum } from '../museum';
import { toEvaluatedPage } from './driver-page';
import { expectNoFaults } from './expect-no-faults';
import { findFaults } from './find-faults';
import { everyThirdPage, type SweptPage } from './pages';
import { errorRecorder, showAgainRecorded, takeErrors } from './recorded-errors';
import {
  appearances,
  hasLayoutChecks,
  hasRuleChecks,
  heightOf,
  states,
  type Appearance,
  type State,
} from './states';

/** A browser that Playwright does not drive. */
interface Engine<Preferences> {
  name: string;
  start: (env: NodeJS.ProcessEnv, preferences: Preferences) => Promise<Driver>;
  /** The preferences of a user without animations who sees pages so; undefined where the browser has none for it. */
  toPreferences: (appearance: Appearance) => Preferences | undefined;
}

type Screen = Awaited<ReturnType<typeof startScreen>>;

/** A running browser, and the states that it shows. Its window has the focus of a screen of its own. */
interface Running {
  driver: Driver;
  screen: Screen;
  shown: readonly State[];
}

/** The page of an overloaded service has a heading and a title too, but is not that of the app. */
const isSettled = `document.querySelector('#root main') && !document.querySelector('main [aria-busy=true]')`;
const checkedStates = states.filter((state) => hasLayoutChecks(state) || hasRuleChecks(state));
const headings = `[...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())`;

/** Declares a test for every third page. Each worker has a browser for each appearance, which is a preference. */
export function sweepEngine<Preferences>({
  name,
  start,
  toPreferences,
}: Engine<Preferences>): void {
  const running: Running[] = [];

  test.beforeAll(async () => {
    for (const { colours, textSize } of appearances) {
      const preferences = toPreferences({ colours, textSize });
      const shown = checkedStates.filter(
        (state) => state.colours === colours && state.textSize === textSize,
      );
      if (!preferences || shown.length === 0) continue;
      const screen = await startScreen();
      const driver = await start(screen.env, preferences);
      running.push({ driver, screen, shown });
      // A place in every width of the window where nothing of a page reacts to the pointer.
      await screen.click(5, 450);
      await driver.addInitScript?.(errorRecorder);
    }
  });

  test.afterAll(async () => {
    for (const { driver, screen } of running.splice(0)) {
      await driver.close();
      screen.stop();
    }
  });

  for (const page of everyThirdPage) {
    test(`${page.path} (${page.language}) has no fault in ${name}`, async () => {
      const faults: string[] = [];
      for (const { driver, screen, shown } of running) {
        // The line to this museum is never cut.
        const line = { cutLine: () => {}, mendLine: () => {}, stop: () => {} };
        const reached = { origin: museum.origin, ...line };
        const visitor = new Visitor(driver, screen, reached, page.language);
        faults.push(...(await sweepPage(visitor, page, shown)));
      }
      expectNoFaults(faults, running.flatMap(({ shown }) => shown).length);
    });
  }
}

async function sweepPage(
  visitor: Visitor,
  { path }: SweptPage,
  shown: readonly State[],
): Promise<string[]> {
  const { driver } = visitor;
  await driver.resize({ width: 1440, height: 900 });
  await visitor.open(path);
  await visitor.waitFor(isSettled);
  if (!driver.addInitScript) {
    await showAgainRecorded(visitor, path);
    await visitor.waitFor(isSettled);
  }
  await visitor.waitFor(`${headings}.length === 1`, 'one main heading');
  await visitor.waitFor(`document.title`);
  const page = toEvaluatedPage(driver);
  const faults: string[] = [];
  for (const state of shown) {
    await driver.resize({ width: state.width, height: heightOf(state) });
    await visitor.waitFor(`innerWidth === ${state.width}`);
    faults.push(...(await findFaults(page, path, state)));
  }
  return [...faults, ...(await takeErrors(visitor))];
}
