import { sweepChromium } from './sweep-chromium';

sweepChromium('Chromium');
