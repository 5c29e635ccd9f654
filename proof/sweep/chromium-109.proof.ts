import { test } from '@playwright/test';
import { oldChromiumPath } from '../../widget/browsers/old-chromium.mjs';
import { sweepChromium } from './sweep-chromium';

// The oldest supported browser.
test.use({ launchOptions: { executablePath: await oldChromiumPath() } });

sweepChromium('Chromium 109');
