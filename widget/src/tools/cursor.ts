import { switchTool } from './tool';

export const cursor = switchTool('cursor', 'largeCursor', () => 'M5 3l14 9-6 1.5L10 20z');
