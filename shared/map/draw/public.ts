export { openDrawTool, type DrawTool } from './draw-tool.ts';
export type { Drawing } from './drawing.ts';
