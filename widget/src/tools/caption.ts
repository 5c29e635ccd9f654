import { switchTool } from './tool';

export const caption = switchTool('caption', 'caption', () => 'M3 5h18v14H3zM7 15h10M7 11h4');
